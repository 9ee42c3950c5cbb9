"""Handlers that correct a game with the real box: replace an action, go back, set money."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from app.engine.actions import Build, Renovate, parse_action
from app.engine.box import (
    BoxError,
    CorrectionError,
    entered_backs,
    names_draws,
    with_action,
    with_back,
    with_lifted,
    with_money,
    without_name,
)
from app.engine.deck import SYMBOLS
from app.engine.events import TileLifted
from app.engine.session import Played, Session
from app.ui.core.effects import Navigate
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import HOME
from app.ui.core.texts import say
from app.ui.features.box.asking import entered_session
from app.ui.features.box.lesson import LESSON, begin_lesson
from app.ui.features.box.messages import (
    ChooseAction,
    CorrectAction,
    CorrectBack,
    CorrectLifted,
    CorrectTile,
    ForgetTile,
    GoBackTo,
    SetMoney,
)
from app.ui.features.box.state import BOX_TRAY, CORRECTING
from app.ui.features.box.words import box_fault_words, correction_words
from app.ui.features.new_game.handlers import visit_form
from app.ui.table.handlers.playing import save_change
from app.ui.table.model import TABLE, Table, box_on_table
from app.ui.table.registry import handles_table
from app.ui.words.matching import plain

Correction = Callable[[Session], Session]

MOST_FIGURES: Final = 6


def visit_real_box(model: Model) -> Update:
    """Follow the address: the form, the lesson, or the corrections; without a game to correct, go home."""
    if model.route == LESSON:
        return begin_lesson(model)
    if model.route.about != "fix":
        return visit_form(model)
    if not box_on_table(model):
        return model, (Navigate(str(HOME), replacing=True),)
    return model.with_(CORRECTING, 0), ()


@handles(ChooseAction)
def open_action(model: Model, message: ChooseAction) -> Update:
    """Open an action to correct it, or close it."""
    table = model[TABLE]
    count = len(table.session.history) if table is not None else 0
    number = message.number if 0 < message.number <= count else 0
    return model.with_(CORRECTING, 0 if number == model[CORRECTING] else number), ()


def lifts(played: Played) -> bool:
    """Return whether the Grifter lifted a tile in an action."""
    return any(isinstance(event, TileLifted) for event in played.events)


@handles_table(CorrectAction)
def correct_action(model: Model, table: Table, message: CorrectAction) -> Update:
    """Replace an action, if all later actions stay legal."""
    try:
        action = parse_action(message.action)
    except ValueError:
        return model, ()
    if not 0 < message.number <= len(table.session.history):
        return model, ()
    return _correct(model, table, lambda session: with_action(session, message.number, action))


@handles_table(CorrectTile)
def correct_tile(model: Model, table: Table, message: CorrectTile) -> Update:
    """Replace the tile that was built in an action, if all later actions stay legal."""
    number, tile = message.number, message.tile
    session = table.session
    if not 0 < number <= len(session.history) or tile not in session.deal.rules.deck:
        return model, ()
    played = session.history[number - 1]
    if not isinstance(played.action, Build | Renovate):
        return model, ()
    action = played.action.replace(tile=tile)
    return _correct(model, table, lambda session: with_action(session, number, action))


@handles_table(CorrectLifted)
def correct_lifted(model: Model, table: Table, message: CorrectLifted) -> Update:
    """Replace the tile that the Grifter lifted in an action, if all later actions stay legal."""
    number, tile, history = message.number, message.tile, table.session.history
    exists = 0 < number <= len(history) and tile in table.session.deal.rules.deck
    if not exists or not lifts(history[number - 1]):
        return model, ()
    return _correct(model, table, lambda session: with_lifted(session, number, tile))


def _correct(model: Model, table: Table, correct: Correction) -> Update:
    if not box_on_table(model):
        return model, ()
    entered = entered_session(table.session, model[BOX_TRAY])
    try:
        session = correct(entered)
    except BoxError as error:
        return _refuse(model, box_fault_words(table.session, error.fault))
    except CorrectionError as error:
        return _refuse(model, correction_words(entered, error))
    return _replace_session(model, table, session, say("box.corrected"))


def _refuse(model: Model, words: str) -> Update:
    return model.with_notice(words, "problem").saying(words), ()


def _replace_session(model: Model, table: Table, session: Session, words: str) -> Update:
    """Put the corrected session on the table and save it."""
    tray = model[BOX_TRAY].replace(pending=None)
    model = model.with_(TABLE, replace(table, session=session)).with_(BOX_TRAY, tray)
    model, effects = save_change(model.with_(CORRECTING, 0), ())
    return model.telling(words), effects


@handles_table(ForgetTile)
def forget_tile(model: Model, table: Table, message: ForgetTile) -> Update:
    """Take back the name of a tile in hand; the table then asks for the right one."""
    session, tile = entered_session(table.session, model[BOX_TRAY]), message.tile
    if not names_draws(session) or tile not in session.state.seats[0].hand:
        return model, ()
    model, effects = _replace_session(model, table, without_name(session, tile), say("undo.undone"))
    return model, (*effects, Navigate(str(table.route)))


@handles_table(CorrectBack)
def correct_back(model: Model, table: Table, message: CorrectBack) -> Update:
    """Replace the back of a tile in the Hacker's hand."""
    index, back = message.index, message.back
    if not box_on_table(model) or index not in entered_backs(table.session) or back not in SYMBOLS:
        return model, ()
    return _correct(model, table, lambda session: with_back(session, index, back))


@handles_table(GoBackTo)
def go_back_to(model: Model, table: Table, message: GoBackTo) -> Update:
    """Take back an action and all later ones; redo restores them."""
    session = entered_session(table.session, model[BOX_TRAY])
    if not box_on_table(model) or not 0 < message.number <= len(session.history):
        return model, ()
    while len(session.history) >= message.number:
        session = session.undo()
    model, effects = _replace_session(model, table, session, say("undo.undone"))
    return model, (*effects, Navigate(str(table.route)))


@handles_table(SetMoney)
def set_money(model: Model, table: Table, message: SetMoney) -> Update:
    """Correct a seat's money and note it in the log."""
    seats = table.session.state.seats
    figures = plain(message.dollars).strip()
    if not box_on_table(model) or not 0 <= message.seat < len(seats):
        return model, ()
    if not figures.removeprefix("-").isdecimal() or len(figures) > MOST_FIGURES:
        return _refuse(model, say("box.money_odd"))
    entered = entered_session(table.session, model[BOX_TRAY])
    held = entered.state.seats[message.seat].money - seats[message.seat].money  # of an action not shown yet
    try:
        session = with_money(entered, message.seat, int(figures) + held)
    except BoxError as error:
        return _refuse(model, box_fault_words(table.session, error.fault))
    if session is entered:
        return model, ()
    return _replace_session(model, table, session, say("box.money_set"))
