"""The page that corrects a game with the real box: money, players, and every action, latest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final, NamedTuple

from app.engine.actions import Action, Build, Renovate
from app.engine.box import entered_backs, nameable_instead, nameable_lifted, names_draws, possible_cards
from app.engine.deck import SYMBOLS
from app.engine.events import TileLifted
from app.engine.game import legal_actions
from app.engine.session import Played, Session
from app.engine.setup import MAX_NAME
from app.engine.state import GRIFTER
from app.saves.seating import Looks
from app.ui.core.fields import dropdown, fieldset, option, start, text_input
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, drawing, icon, mark
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.box.correcting import REFUSED, lifts, may_end, money_question
from app.ui.features.box.messages import (
    CatchUp,
    ChooseAction,
    ConfirmMoney,
    CorrectAction,
    CorrectBack,
    CorrectCard,
    CorrectFirst,
    CorrectLifted,
    CorrectName,
    CorrectTile,
    EndHere,
    FlipMoney,
    ForgetTile,
    GoBackTo,
    GoOnShort,
    SetMoney,
)
from app.ui.features.box.state import CORRECTING, Correcting
from app.ui.features.box.words import played_words
from app.ui.table.model import FINDER, FinderState, shown_table
from app.ui.table.places import ControlsNote, Placed, gather
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.tiles import back
from app.ui.words.handbook import entry_name
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import name_at, neighbour_words


class CorrectionParts(NamedTuple):
    """The inputs of the page."""

    session: Session
    looks: Looks
    correcting: Correcting
    search: FinderState
    table: Route
    follows: bool
    """Whether another tab plays the game, so that this one corrects nothing."""
    notes: tuple[Placed[ControlsNote], ...]


def corrections(parts: CorrectionParts) -> Markup:
    """Show the page."""
    session, looks = parts.session, parts.looks
    head = page_head(say("box.correct"), up=parts.table)
    if parts.follows:
        return el("main", head, (note.markup for note in parts.notes), class_="page")
    return el(
        "main",
        head,
        _refused(parts.correcting) if parts.correcting.of is session else None,
        button(CatchUp(True), icon("ui-forward"), say("box.catch_up"), class_="button"),
        _money(session, looks, parts.correcting),
        _players(session, looks),
        _backs(backs) if (backs := entered_backs(session)) else None,
        _hand(session) if names_draws(session) and session.state.seats[0].hand else None,
        _actions(parts) if session.history else el("p", say("empty.log"), class_="quiet"),
        _end(session),
        class_="page",
    )


def _refused(refused: Correcting) -> Markup:
    """Show why the last correction is impossible, and offer to go on from the turn in its way."""
    return el(
        "section",
        el("p", icon("ui-warning"), refused.why),
        el("p", say("box.short_text"), class_="quiet"),
        button(GoOnShort(), icon("ui-forward"), say("box.short"), class_="button"),
        class_="group box-refused",
        id=REFUSED,
        tabindex=-1,
        aria_label=say("box.correct"),
    )


def _money(session: Session, looks: Looks, correcting: Correcting) -> Markup:
    """Show a field for each player's money, to correct it, and the question about an unlikely amount."""
    question = None
    if correcting.asked is not None:
        question = el(
            "div",
            el("p", money_question(session, *correcting.asked), role="status"),
            button(ConfirmMoney(True), say("box.money_yes"), class_="button small"),
            button(ConfirmMoney(False), say("box.money_no"), class_="button small"),
            class_="box-asked",
        )
    return fieldset(
        say("box.money"),
        el("p", say("box.money_text"), class_="quiet"),
        (
            el(
                "div",
                mark(looks[number]),
                el("label", seat_name(session.state, number), for_=f"money-{number}"),
                button(
                    FlipMoney(number),
                    el("span", "±", aria_hidden="true"),
                    label=say("box.money_flip", name=seat_name(session.state, number)),
                    class_="tool",
                ),
                text_input(
                    f"money-{number}",
                    str(seat.money),
                    inputmode="numeric",
                    data_change=start(SetMoney(number, "")),
                ),
                class_="box-money",
            )
            for number, seat in enumerate(session.state.seats)
        ),
        question,
        class_="form",
    )


def _players(session: Session, looks: Looks) -> Markup:
    """Show the names and cards of the people, and who began."""
    people = session.state.people
    rows = [
        el(
            "div",
            mark(looks[seat]),
            text_input(
                f"seat-name-{seat}",
                session.deal.seats[seat].name,
                maxlength=MAX_NAME,
                aria_label=say("new_game.name"),
                data_change=start(CorrectName(seat, "")),
            ),
            _card(session, seat),
            class_="box-player",
        )
        for seat in people
    ]
    first = dropdown(
        "corrected-first",
        say("box.began"),
        [option(str(seat), seat_name(session.state, seat), selected=seat == 0) for seat in people],
        CorrectFirst.verb,
    )
    return fieldset(say("box.players"), rows, first if len(people) > 1 else None, class_="form")


def _card(session: Session, seat: int) -> Child:
    own, others = session.deal.seats[seat].consultant, possible_cards(session, seat)
    if own is None or not others:
        return None
    cards = [option(card, entry_name("consultants", card), selected=card == own) for card in (own, *others)]
    change = start(CorrectCard(seat, ""))
    return el("select", cards, id=f"seat-card-{seat}", data_change=change, aria_label=say("box.card"))


def _hand(session: Session) -> Markup:
    """Show the tiles in hand, each to be named again."""
    return fieldset(
        say("box.hand"),
        el("p", say("box.hand_text"), class_="quiet"),
        el(
            "div",
            (
                button(
                    ForgetTile(tile), icon("ui-close"), named(session.deal.rules.deck[tile]), class_="chip"
                )
                for tile in session.state.seats[0].hand
            ),
            class_="box-others",
        ),
        class_="form",
    )


def _backs(backs: Mapping[int, str]) -> Markup:
    """Show the backs of the Hacker's tiles, by the index of their question, to correct them."""
    return fieldset(
        say("box.backs"),
        el("p", say("box.backs_text"), class_="quiet"),
        (
            el(
                "div",
                (
                    button(
                        CorrectBack(index, symbol),
                        back(symbol),
                        class_="finder-back",
                        label=say(f"symbol_words.{symbol}"),
                        aria_pressed=symbol == entered,
                    )
                    for symbol in SYMBOLS
                ),
                class_="finder-backs",
                role="group",
                aria_label=say("box.backs_tile", number=number),
                data_roving=True,
            )
            for number, (index, entered) in enumerate(backs.items(), 1)
        ),
        class_="form",
    )


def _end(session: Session) -> Child:
    """Offer to end the game here."""
    if session.state.over or not session.history:
        return None
    end = button(EndHere(), icon("ui-check"), say("box.end"), class_="button")
    text = say("box.end_text") if may_end(session) else say("box.end_later")
    return fieldset(
        say("box.end_title"), el("p", text, class_="quiet"), end if may_end(session) else None, class_="form"
    )


# --- The actions ---


def _actions(parts: CorrectionParts) -> Markup:
    history = parts.session.history
    numbers = (number for number in range(len(history), 0, -1) if not history[number - 1].unasked)
    return el("ol", (_action(parts, number) for number in numbers), class_="box-actions")


def _action(parts: CorrectionParts, number: int) -> Markup:
    session, opened = parts.session, parts.correcting.number == number
    played, decision = session.history[number - 1], session.state_at(number - 1).decision
    mover = decision.mover if decision is not None else played.seat
    return el(
        "li",
        button(
            ChooseAction(number),
            el("b", played.turn, class_="number"),
            mark(parts.looks[mover]),
            el("span", played_words(session, number), _lifted_tile(session, played, parts.looks)),
            class_="box-action",
            aria_expanded=opened,
        ),
        _choices(session, number, parts.search) if opened else None,
    )


def _lifted_tile(session: Session, played: Played, looks: Looks) -> Child:
    """Show the tile that the Grifter lifted in an action."""
    tiles = [event.tile for event in played.events if isinstance(event, TileLifted)]
    deck = session.deal.rules.deck
    return [el("small", mark(looks[GRIFTER]), say("box.lifted", tile=named(deck[tile]))) for tile in tiles]


def _choices(session: Session, number: int, search: FinderState) -> Markup:
    """Show the possible replacements for an action."""
    played = session.history[number - 1]
    return el(
        "div",
        el("div", _others(session, number, played.action), class_="box-others"),
        _spots(session, number, played.action) if isinstance(played.action, Build) else None,
        _tiles(session, number, played, search),
        button(GoBackTo(number), icon("ui-undo"), say("box.go_back")),
        class_="box-choices",
    )


def _others(session: Session, number: int, action: Action) -> Iterator[Markup]:
    """Yield the other facings of a build, or the other answers to a question."""
    before = session.state_at(number - 1)
    for other in legal_actions(before):
        if other == action:
            continue
        if isinstance(action, Build) and isinstance(other, Build):
            if (other.tile, other.cell, other.double) == (action.tile, action.cell, action.double):
                words = say("box.facing", facing=say(f"facings.{other.facing}"))
                yield button(CorrectAction(number, str(other)), icon("ui-turn"), words, class_="chip")
            elif (other.tile, other.cell, other.facing) == (action.tile, action.cell, action.facing):
                words = say("counts.sign", count=2 if other.double else 1)
                yield button(CorrectAction(number, str(other)), icon("sign"), words, class_="chip")
        elif not isinstance(action, Build | Renovate) and type(other) is type(action):
            cell = getattr(other, "cell", None)
            kind = getattr(other, "kind", "")
            words = name_at(before, cell) if isinstance(cell, tuple) else ""
            words = words or (say(f"business_words.{kind}") if kind else str(other))
            yield button(CorrectAction(number, str(other)), words, class_="chip")


def _spots(session: Session, number: int, build: Build) -> Iterator[Markup]:
    """Yield a small map of the city before a build, on which another spot is chosen."""
    before = session.state_at(number - 1)
    spots: dict[tuple[int, int], Build] = {}
    for other in legal_actions(before):
        if not isinstance(other, Build) or (other.tile, other.double) != (build.tile, build.double):
            continue
        if other.cell not in spots or other.facing == build.facing:
            spots[other.cell] = other
    if len(spots) < 2:
        return
    left, top = (min(cell[axis] for cell in (*before.city, *spots)) for axis in (0, 1))

    def area(cell: tuple[int, int]) -> str:
        return f"grid-area:{cell[1] - top + 1}/{cell[0] - left + 1}"

    yield el("p", say("box.other_spot"), class_="quiet")
    yield el(
        "div",
        (
            el("span", drawing(site.building.id, "finder-art"), style=area(cell))
            for cell, site in before.city.sites.items()
        ),
        (
            button(
                CorrectAction(number, str(other)),
                drawing(build.tile, "finder-art") if cell == build.cell else None,
                label=neighbour_words(before.city, cell),
                aria_pressed=cell == build.cell,
                style=area(cell),
                class_="box-spot",
            )
            for cell, other in sorted(spots.items(), key=lambda spot: spot[0][::-1])
        ),
        class_="box-map",
        role="group",
        aria_label=say("box.other_spot"),
        data_roving=True,
    )


def _tiles(session: Session, number: int, played: Played, search: FinderState) -> Iterator[Markup]:
    """Yield the tiles that the player may have built, and those that the Grifter may have lifted."""
    deck, before = session.deal.rules.deck, session.state_at(number - 1)
    if isinstance(played.action, Build | Renovate) and before.lifted is None:
        finder = Finder(nameable_instead(session, number), search, partial(CorrectTile, number))
        yield el("p", say("box.other_tile"), class_="quiet")
        yield tile_finder(finder, deck)
    if lifts(played):
        tiles, take = nameable_lifted(session, number), partial(CorrectLifted, number)
        yield el("p", say("box.other_lifted"), class_="quiet")
        yield tile_finder(Finder(tiles, search, take, id="lifted-finder"), deck)


def _parts(model: Model) -> tuple[CorrectionParts]:
    table = shown_table(model)
    return (
        CorrectionParts(
            table.session,
            table.viewing.looks,
            model[CORRECTING],
            model[FINDER],
            table.route,
            table.viewing.follows,
            gather(ControlsNote, model, table),
        ),
    )


SCREEN: Final = page(_parts, corrections)
