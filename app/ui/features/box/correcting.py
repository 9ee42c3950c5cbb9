"""Correct a game with the real box: replace an action, go back, set money."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, Protocol

from app.engine import box
from app.engine.city import SYMBOLS
from app.engine.events import TileLifted
from app.engine.game import legal_actions
from app.engine.session import Played, Session
from app.engine.setup import MAX_NAME, clean_name
from app.engine.state import GRIFTER, Action, Build, Renovate, parse_action
from app.saves.marks import Looks, read_seating, write_seating
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import HOME, Model, Route
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, drawing, dropdown, fieldset, icon, mark, option, start, text_input
from app.ui.core.registry import FocusOn, Navigate, Update, handles
from app.ui.core.texts import say
from app.ui.features.box import handlers
from app.ui.features.box.handlers import LESSON, Correcting, begin_lesson
from app.ui.features.box.words import box_fault_words, correction_words, played_words
from app.ui.features.new_game.handlers import visit_form
from app.ui.table.handlers.playing import save_change
from app.ui.table.model import FINDER, TABLE, FinderState, Table, box_on_table, handles_table, shown_table
from app.ui.table.places import ControlsNote, Placed, gather
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.tiles import back
from app.ui.words.handbook import entry_name, plain
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import name_at, neighbour_words


class Correction(Protocol):
    """A function that corrects a session; `short` as in `CorrectionError`."""

    def __call__(self, session: Session, *, short: bool = False) -> Session:
        """Return the corrected session."""


REFUSED: Final = "box-refused"
"""The id of the note about a refused correction."""

MOST_FIGURES: Final = 6

UNLIKELY: Final = 500
"""Dollars above which the page asks before it sets money."""

_AMOUNT: Final = re.compile(r"([+-]?)\s*(\d+|\d{1,3}(?:[ .,'’]\d{3})+)")
"""An amount of money as people write it, without its dollar sign."""


def visit_real_box(model: Model) -> Update:
    """Follow the address: the form, the lesson, or the corrections; without a game to correct, go home."""
    if model.route == LESSON:
        return begin_lesson(model)
    if model.route.about != "fix":
        return visit_form(model)
    if not box_on_table(model):
        return model, (Navigate(str(HOME), replacing=True),)
    return model.with_(handlers.CORRECTING, Correcting()), ()


@handles(handlers.ChooseAction)
def open_action(model: Model, message: handlers.ChooseAction) -> Update:
    """Open an action to correct it, or close it."""
    table = model[TABLE]
    count = len(table.session.history) if table is not None else 0
    number = message.number if 0 < message.number <= count else 0
    return model.with_(
        handlers.CORRECTING, Correcting(0 if number == model[handlers.CORRECTING].number else number)
    ), ()


def lifts(played: Played) -> bool:
    """Return whether the Grifter lifted a tile in an action."""
    return any(isinstance(event, TileLifted) for event in played.events)


@handles_table(handlers.CorrectAction)
def correct_action(model: Model, table: Table, message: handlers.CorrectAction) -> Update:
    """Replace an action, if all later actions stay legal."""
    try:
        action = parse_action(message.action)
    except ValueError:
        return model, ()
    number = message.number
    if not 0 < number <= len(table.session.history):
        return model, ()
    return _correct(model, table, partial(box.with_action, number=number, action=action))


@handles_table(handlers.CorrectTile)
def correct_tile(model: Model, table: Table, message: handlers.CorrectTile) -> Update:
    """Replace the tile that was built in an action, if all later actions stay legal."""
    number, tile, session = message.number, message.tile, table.session
    if not 0 < number <= len(session.history) or tile not in session.deal.rules.deck:
        return model, ()
    action = session.history[number - 1].action
    if not isinstance(action, Build | Renovate):
        return model, ()
    return correct_action(model, table, handlers.CorrectAction(number, str(action.replace(tile=tile))))


@handles_table(handlers.CorrectLifted)
def correct_lifted(model: Model, table: Table, message: handlers.CorrectLifted) -> Update:
    """Replace the tile that the Grifter lifted in an action, if all later actions stay legal."""
    number, tile, history = message.number, message.tile, table.session.history
    exists = 0 < number <= len(history) and tile in table.session.deal.rules.deck
    if not exists or not lifts(history[number - 1]):
        return model, ()
    return _correct(model, table, partial(box.with_lifted, number=number, tile=tile))


def _correct(model: Model, table: Table, correct: Correction) -> Update:
    """Correct the session, or refuse; if a later action is in the way, offer to go on from there."""
    if not box_on_table(model):
        return model, ()
    session = table.session
    try:
        return _replace_session(model, table, correct(session), say("box.corrected"))
    except box.BoxError as error:
        return _refuse(model, box_fault_words(session, error.fault))
    except box.CorrectionError as error:
        words = correction_words(session, error)
        refused = Correcting(model[handlers.CORRECTING].number, session, words, correct(session, short=True))
        return model.with_(handlers.CORRECTING, refused).saying(words), (FocusOn(REFUSED),)


@handles_table(handlers.GoOnShort)
def go_on_short(model: Model, table: Table, message: handlers.GoOnShort) -> Update:
    """Make the refused correction all the same, and go on from the turn in its way."""
    refused = model[handlers.CORRECTING]
    if refused.short is None or refused.of is not table.session:
        return model, ()
    model, effects = _replace_session(model, table, refused.short, say("box.corrected_short"))
    return model, (*effects, Navigate(str(table.route)))


def _refuse(model: Model, words: str) -> Update:
    return model.with_notice(words, "problem").saying(words), ()


def _replace_session(model: Model, table: Table, session: Session, words: str) -> Update:
    """Put the corrected session on the table and save it."""
    looks = read_seating(session.extra, len(session.deal.seats)).looks
    viewing = table.viewing.replace(looks=looks)
    model = model.with_(TABLE, replace(table, session=box.settled(session), viewing=viewing))
    model, effects = save_change(model.with_(handlers.CORRECTING, Correcting()), ())
    return model.telling(words), effects


@handles_table(handlers.ForgetTile)
def forget_tile(model: Model, table: Table, message: handlers.ForgetTile) -> Update:
    """Take back the name of a tile in hand; the table then asks for the right one."""
    session, tile = table.session, message.tile
    if not box.names_draws(session) or tile not in session.state.seats[0].hand:
        return model, ()
    model, effects = _replace_session(model, table, box.without_name(session, tile), say("undo.undone"))
    return model, (*effects, Navigate(str(table.route)))


@handles_table(handlers.CorrectBack)
def correct_back(model: Model, table: Table, message: handlers.CorrectBack) -> Update:
    """Replace the back of a tile in the Hacker's hand."""
    index, back = message.index, message.back
    if not box_on_table(model) or index not in box.entered_backs(table.session) or back not in SYMBOLS:
        return model, ()
    return _correct(model, table, partial(box.with_back, index=index, back=back))


@handles_table(handlers.GoBackTo)
def go_back_to(model: Model, table: Table, message: handlers.GoBackTo) -> Update:
    """Take back an action and all later ones; redo restores them."""
    session = table.session
    if not box_on_table(model) or not 0 < message.number <= len(session.history):
        return model, ()
    while len(session.history) >= message.number:
        session = session.undo()
    model, effects = _replace_session(model, table, session, say("undo.undone"))
    return model, (*effects, Navigate(str(table.route)))


@handles_table(handlers.EndHere)
def end_here(model: Model, table: Table, message: handlers.EndHere) -> Update:
    """End the game as it stands, and show the end."""
    if not box_on_table(model) or not may_end(table.session):
        return model, ()
    model, effects = _replace_session(model, table, box.with_end(table.session), say("box.ended"))
    return model, (*effects, Navigate(str(table.route)))


def may_end(session: Session) -> bool:
    """Return whether a table may stop now: between two turns, after the first build."""
    state = session.state
    between = state.decision is None or state.decision.kind in ("build", "abandon")
    return between and bool(session.history) and not state.over


# --- Money ---


def amount_of(text: str) -> int | None:
    """Return the dollars in a text such as `$7`, `1 000` or `+5`, or `None` if it is no amount."""
    found = _AMOUNT.fullmatch(plain(plain(text).replace("$", "")).strip())
    if found is None:
        return None
    figures = re.sub(r"\D", "", found[2])
    return int(found[1] + figures) if len(figures) <= MOST_FIGURES else None


@handles_table(handlers.SetMoney)
def set_money(model: Model, table: Table, message: handlers.SetMoney) -> Update:
    """Correct a seat's money and note it in the log; ask about an unlikely amount."""
    if not box_on_table(model) or not 0 <= message.seat < len(table.session.state.seats):
        return model, ()
    dollars = amount_of(message.dollars)
    if dollars is None:
        return _refuse(model, say("box.money_odd"))
    if abs(dollars) > UNLIKELY:
        asked = model.with_(handlers.CORRECTING, Correcting(asked=(message.seat, dollars)))
        return asked.saying(money_question(table.session, message.seat, dollars)), ()
    return _pay(model, table, message.seat, dollars)


def money_question(session: Session, seat: int, dollars: int) -> str:
    """Return the question about an unlikely amount."""
    name, sign = seat_name(session.state, seat), "−" if dollars < 0 else ""
    return say("box.money_sure", name=name, sign=sign, dollars=abs(dollars))


@handles_table(handlers.ConfirmMoney)
def confirm_money(model: Model, table: Table, message: handlers.ConfirmMoney) -> Update:
    """Set the amount that the page asks about, or keep the money."""
    asked = model[handlers.CORRECTING].asked
    model = model.with_(handlers.CORRECTING, Correcting())
    return _pay(model, table, *asked) if asked is not None and message.yes else (model, ())


@handles_table(handlers.FlipMoney)
def flip_money(model: Model, table: Table, message: handlers.FlipMoney) -> Update:
    """Change the sign of a seat's money."""
    seats = table.session.state.seats
    if not box_on_table(model) or not 0 <= message.seat < len(seats):
        return model, ()
    return _pay(model, table, message.seat, -seats[message.seat].money)


def _pay(model: Model, table: Table, seat: int, dollars: int) -> Update:
    try:
        session = box.with_money(table.session, seat, dollars)
    except box.BoxError as error:
        return _refuse(model, box_fault_words(table.session, error.fault))
    if session is table.session:
        return model, ()
    return _replace_session(model, table, session, say("box.money_set"))


# --- Players ---


@handles_table(handlers.CorrectName)
def correct_name(model: Model, table: Table, message: handlers.CorrectName) -> Update:
    """Correct the name of a seat."""
    seats, name = table.session.deal.seats, clean_name(message.name)
    if not box_on_table(model) or not 0 <= message.seat < len(seats) or name == seats[message.seat].name:
        return model, ()
    if not name:
        return _refuse(model, say("errors.name_empty"))
    if any(name.casefold() == each.name.casefold() for n, each in enumerate(seats) if n != message.seat):
        return _refuse(model, say("errors.name_taken", name=name))
    return _replace_session(
        model, table, box.with_seat_name(table.session, message.seat, name), say("box.corrected")
    )


@handles_table(handlers.CorrectCard)
def correct_card(model: Model, table: Table, message: handlers.CorrectCard) -> Update:
    """Correct the card of a seat, if all later actions stay legal."""
    seat, card = message.seat, message.card
    if not box_on_table(model) or not 0 <= seat < len(table.session.deal.seats):
        return model, ()
    if card not in box.possible_cards(table.session, seat):
        return model, ()
    return _correct(model, table, partial(box.with_card, seat=seat, card=card))


@handles_table(handlers.CorrectFirst)
def correct_first(model: Model, table: Table, message: handlers.CorrectFirst) -> Update:
    """Correct which seat began, if all later actions stay legal; the looks follow the names."""
    first, count = message.seat, len(table.session.deal.seats)
    if not box_on_table(model) or not 0 < first < count or table.session.deal.rules.solo:
        return model, ()

    def rotated(session: Session, *, short: bool = False) -> Session:
        seating = read_seating(session.extra, count)
        looks = (*seating.looks[first:], *seating.looks[:first])
        extra = {**session.extra, **write_seating(replace(seating, looks=looks))}
        return box.with_first(replace(session, extra=extra), first, short=short)

    return _correct(model, table, rotated)


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
        button(handlers.CatchUp(True), icon("ui-forward"), say("box.catch_up"), class_="button"),
        _money(session, looks, parts.correcting),
        _players(session, looks),
        _backs(backs) if (backs := box.entered_backs(session)) else None,
        _hand(session) if box.names_draws(session) and session.state.seats[0].hand else None,
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
        button(handlers.GoOnShort(), icon("ui-forward"), say("box.short"), class_="button"),
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
            button(handlers.ConfirmMoney(True), say("box.money_yes"), class_="button small"),
            button(handlers.ConfirmMoney(False), say("box.money_no"), class_="button small"),
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
                    handlers.FlipMoney(number),
                    el("span", "±", aria_hidden="true"),
                    label=say("box.money_flip", name=seat_name(session.state, number)),
                    class_="tool",
                ),
                text_input(
                    f"money-{number}",
                    str(seat.money),
                    inputmode="numeric",
                    data_change=start(handlers.SetMoney(number, "")),
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
                data_change=start(handlers.CorrectName(seat, "")),
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
        handlers.CorrectFirst.verb,
    )
    return fieldset(say("box.players"), rows, first if len(people) > 1 else None, class_="form")


def _card(session: Session, seat: int) -> Child:
    own, others = session.deal.seats[seat].consultant, box.possible_cards(session, seat)
    if own is None or not others:
        return None
    cards = [option(card, entry_name("consultants", card), selected=card == own) for card in (own, *others)]
    change = start(handlers.CorrectCard(seat, ""))
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
                    handlers.ForgetTile(tile),
                    icon("ui-close"),
                    named(session.deal.rules.deck[tile]),
                    class_="chip",
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
                        handlers.CorrectBack(index, symbol),
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
    end = button(handlers.EndHere(), icon("ui-check"), say("box.end"), class_="button")
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
            handlers.ChooseAction(number),
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
        button(handlers.GoBackTo(number), icon("ui-undo"), say("box.go_back")),
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
                yield button(
                    handlers.CorrectAction(number, str(other)), icon("ui-turn"), words, class_="chip"
                )
            elif (other.tile, other.cell, other.facing) == (action.tile, action.cell, action.facing):
                words = say("counts.sign", count=2 if other.double else 1)
                yield button(handlers.CorrectAction(number, str(other)), icon("sign"), words, class_="chip")
        elif not isinstance(action, Build | Renovate) and type(other) is type(action):
            cell = getattr(other, "cell", None)
            kind = getattr(other, "kind", "")
            words = name_at(before, cell) if isinstance(cell, tuple) else ""
            words = words or (say(f"business_words.{kind}") if kind else str(other))
            yield button(handlers.CorrectAction(number, str(other)), words, class_="chip")


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
                handlers.CorrectAction(number, str(other)),
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
        finder = Finder(box.nameable_instead(session, number), search, partial(handlers.CorrectTile, number))
        yield el("p", say("box.other_tile"), class_="quiet")
        yield tile_finder(finder, deck)
    if lifts(played):
        tiles, take = box.nameable_lifted(session, number), partial(handlers.CorrectLifted, number)
        yield el("p", say("box.other_lifted"), class_="quiet")
        yield tile_finder(Finder(tiles, search, take, id="lifted-finder"), deck)


def _parts(model: Model) -> tuple[CorrectionParts]:
    table = shown_table(model)
    return (
        CorrectionParts(
            table.session,
            table.viewing.looks,
            model[handlers.CORRECTING],
            model[FINDER],
            table.route,
            table.viewing.follows,
            gather(ControlsNote, model, table),
        ),
    )


SCREEN: Final = page(_parts, corrections)
