"""The page that corrects a game with the real box: money, and every action, latest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from app.engine.actions import Action, Build, Renovate
from app.engine.box import entered_backs, nameable, nameable_lifted, names_draws
from app.engine.deck import SYMBOLS
from app.engine.events import TileLifted
from app.engine.game import legal_actions
from app.engine.session import Played, Session
from app.saves.seating import Looks
from app.ui.core.fields import fieldset, start, text_input
from app.ui.core.html import Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, mark
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.box.correcting import lifts
from app.ui.features.box.messages import (
    CatchUp,
    ChooseAction,
    CorrectAction,
    CorrectBack,
    CorrectLifted,
    CorrectTile,
    FindTile,
    ForgetTile,
    GoBackTo,
    OpenBack,
    SetMoney,
)
from app.ui.features.box.state import BOX_TRAY, CORRECTING, BoxTray
from app.ui.features.box.words import played_words
from app.ui.table.model import shown_table
from app.ui.table.views.finder import Finder, tile_finder
from app.ui.table.views.tiles import back
from app.ui.words.names import named, seat_name
from app.ui.words.sentences import name_at


def corrections(session: Session, looks: Looks, chosen: int, tray: BoxTray, table: Route | None) -> Markup:
    """Show the page."""
    history = session.history
    return el(
        "main",
        page_head(say("box.correct"), table),
        button(CatchUp(True), icon("ui-forward"), say("box.catch_up"), class_="button"),
        _money(session, looks),
        _backs(backs) if (backs := entered_backs(session)) else None,
        _hand(session) if names_draws(session) and session.state.seats[0].hand else None,
        el(
            "ol",
            (
                _action(session, looks, number, chosen == number, tray)
                for number in range(len(history), 0, -1)
                if not history[number - 1].unasked
            ),
            class_="box-actions",
        )
        if history
        else el("p", say("empty.log"), class_="quiet"),
        class_="page",
    )


def _money(session: Session, looks: Looks) -> Markup:
    """Show a field for each player's money, to correct it."""
    return fieldset(
        say("box.money"),
        el("p", say("box.money_text"), class_="quiet"),
        (
            el(
                "div",
                mark(looks[number]),
                el("label", seat_name(session.state, number), for_=f"money-{number}"),
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
        class_="form",
    )


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


def _action(session: Session, looks: Looks, number: int, opened: bool, tray: BoxTray) -> Markup:
    played = session.history[number - 1]
    return el(
        "li",
        button(
            ChooseAction(number),
            el("b", played.turn, class_="number"),
            mark(looks[played.seat]),
            el("span", played_words(session, number), _lifted_tile(session, played)),
            class_="box-action",
            aria_expanded=opened,
        ),
        _choices(session, number, tray) if opened else None,
    )


def _lifted_tile(session: Session, played: Played) -> Child:
    """Show the tile that the Grifter lifted in an action."""
    tiles = [event.tile for event in played.events if isinstance(event, TileLifted)]
    deck = session.deal.rules.deck
    return [el("small", say("box.lifted", tile=named(deck[tile]))) for tile in tiles]


def _choices(session: Session, number: int, tray: BoxTray) -> Markup:
    """Show the possible replacements for an action."""
    played = session.history[number - 1]
    return el(
        "div",
        el("div", _others(session, number, played.action), class_="box-others"),
        _tiles(session, number, played, tray),
        button(GoBackTo(number), icon("ui-undo"), say("box.go_back")),
        class_="box-choices",
    )


def _others(session: Session, number: int, action: Action) -> Iterator[Markup]:
    """Yield the other facings of a build, or the other answers to a question."""
    before = session.state_at(number - 1)
    for option in legal_actions(before):
        if option == action:
            continue
        if isinstance(action, Build) and isinstance(option, Build):
            if (option.tile, option.cell, option.double) == (action.tile, action.cell, action.double):
                words = say("box.facing", facing=say(f"facings.{option.facing}"))
                yield button(CorrectAction(number, str(option)), icon("ui-turn"), words, class_="chip")
            elif (option.tile, option.cell, option.facing) == (action.tile, action.cell, action.facing):
                words = say("counts.sign", count=2 if option.double else 1)
                yield button(CorrectAction(number, str(option)), icon("sign"), words, class_="chip")
        elif not isinstance(action, Build | Renovate) and type(option) is type(action):
            cell = getattr(option, "cell", None)
            kind = getattr(option, "kind", "")
            words = name_at(before, cell) if isinstance(cell, tuple) else ""
            words = words or (say(f"business_words.{kind}") if kind else str(option))
            yield button(CorrectAction(number, str(option)), words, class_="chip")


def _tiles(session: Session, number: int, played: Played, tray: BoxTray) -> Iterator[Markup]:
    """Yield the tiles that the player may have built, and those that the Grifter may have lifted."""
    deck, before = session.deal.rules.deck, session.state_at(number - 1)
    if isinstance(played.action, Build | Renovate) and before.lifted is None:
        take = partial(CorrectTile, number)
        finder = Finder(nameable(session, played.seat), tray.back, tray.words, take, OpenBack, FindTile(""))
        yield el("p", say("box.other_tile"), class_="quiet")
        yield tile_finder(finder, deck)
    if lifts(played):
        lift, tiles = partial(CorrectLifted, number), nameable_lifted(session, number)
        finder = Finder(tiles, tray.back, tray.words, lift, OpenBack, FindTile(""), id="lifted-finder")
        yield el("p", say("box.other_lifted"), class_="quiet")
        yield tile_finder(finder, deck)


def _parts(model: Model) -> tuple[Session, Looks, int, BoxTray, Route | None]:
    table = shown_table(model)
    return table.session, table.viewing.looks, model[CORRECTING], model[BOX_TRAY], table.route


SCREEN: Final = page(_parts, corrections)
