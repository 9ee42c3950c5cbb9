"""Handlers that correct a game with the real box: actions, money, players, and going back."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from typing import Final, Protocol

from app.engine.actions import Build, Renovate, parse_action
from app.engine.box import (
    BoxError,
    CorrectionError,
    entered_backs,
    names_draws,
    possible_cards,
    settled,
    with_action,
    with_back,
    with_card,
    with_end,
    with_first,
    with_lifted,
    with_money,
    with_seat_name,
    without_name,
)
from app.engine.deck import SYMBOLS
from app.engine.events import TileLifted
from app.engine.session import Played, Session
from app.engine.setup import clean_name
from app.saves.seating import read_seating, write_seating
from app.ui.core.effects import FocusOn, Navigate
from app.ui.core.model import Model
from app.ui.core.registry import Update, handles
from app.ui.core.routes import HOME
from app.ui.core.texts import say
from app.ui.features.box.lesson import LESSON, begin_lesson
from app.ui.features.box.messages import (
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
from app.ui.features.box.words import box_fault_words, correction_words
from app.ui.features.new_game.handlers import visit_form
from app.ui.table.handlers.playing import save_change
from app.ui.table.model import TABLE, Table, box_on_table
from app.ui.table.registry import handles_table
from app.ui.words.matching import plain
from app.ui.words.names import seat_name


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
    return model.with_(CORRECTING, Correcting()), ()


@handles(ChooseAction)
def open_action(model: Model, message: ChooseAction) -> Update:
    """Open an action to correct it, or close it."""
    table = model[TABLE]
    count = len(table.session.history) if table is not None else 0
    number = message.number if 0 < message.number <= count else 0
    return model.with_(CORRECTING, Correcting(0 if number == model[CORRECTING].number else number)), ()


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
    number = message.number
    if not 0 < number <= len(table.session.history):
        return model, ()
    return _correct(model, table, partial(with_action, number=number, action=action))


@handles_table(CorrectTile)
def correct_tile(model: Model, table: Table, message: CorrectTile) -> Update:
    """Replace the tile that was built in an action, if all later actions stay legal."""
    number, tile, session = message.number, message.tile, table.session
    if not 0 < number <= len(session.history) or tile not in session.deal.rules.deck:
        return model, ()
    action = session.history[number - 1].action
    if not isinstance(action, Build | Renovate):
        return model, ()
    return correct_action(model, table, CorrectAction(number, str(action.replace(tile=tile))))


@handles_table(CorrectLifted)
def correct_lifted(model: Model, table: Table, message: CorrectLifted) -> Update:
    """Replace the tile that the Grifter lifted in an action, if all later actions stay legal."""
    number, tile, history = message.number, message.tile, table.session.history
    exists = 0 < number <= len(history) and tile in table.session.deal.rules.deck
    if not exists or not lifts(history[number - 1]):
        return model, ()
    return _correct(model, table, partial(with_lifted, number=number, tile=tile))


def _correct(model: Model, table: Table, correct: Correction) -> Update:
    """Correct the session, or refuse; if a later action is in the way, offer to go on from there."""
    if not box_on_table(model):
        return model, ()
    session = table.session
    try:
        return _replace_session(model, table, correct(session), say("box.corrected"))
    except BoxError as error:
        return _refuse(model, box_fault_words(session, error.fault))
    except CorrectionError as error:
        words = correction_words(session, error)
        refused = Correcting(model[CORRECTING].number, session, words, correct(session, short=True))
        return model.with_(CORRECTING, refused).saying(words), (FocusOn(REFUSED),)


@handles_table(GoOnShort)
def go_on_short(model: Model, table: Table, message: GoOnShort) -> Update:
    """Make the refused correction all the same, and go on from the turn in its way."""
    refused = model[CORRECTING]
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
    model = model.with_(TABLE, replace(table, session=settled(session), viewing=viewing))
    model, effects = save_change(model.with_(CORRECTING, Correcting()), ())
    return model.telling(words), effects


@handles_table(ForgetTile)
def forget_tile(model: Model, table: Table, message: ForgetTile) -> Update:
    """Take back the name of a tile in hand; the table then asks for the right one."""
    session, tile = table.session, message.tile
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
    return _correct(model, table, partial(with_back, index=index, back=back))


@handles_table(GoBackTo)
def go_back_to(model: Model, table: Table, message: GoBackTo) -> Update:
    """Take back an action and all later ones; redo restores them."""
    session = table.session
    if not box_on_table(model) or not 0 < message.number <= len(session.history):
        return model, ()
    while len(session.history) >= message.number:
        session = session.undo()
    model, effects = _replace_session(model, table, session, say("undo.undone"))
    return model, (*effects, Navigate(str(table.route)))


@handles_table(EndHere)
def end_here(model: Model, table: Table, message: EndHere) -> Update:
    """End the game as it stands, and show the end."""
    if not box_on_table(model) or not may_end(table.session):
        return model, ()
    model, effects = _replace_session(model, table, with_end(table.session), say("box.ended"))
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


@handles_table(SetMoney)
def set_money(model: Model, table: Table, message: SetMoney) -> Update:
    """Correct a seat's money and note it in the log; ask about an unlikely amount."""
    if not box_on_table(model) or not 0 <= message.seat < len(table.session.state.seats):
        return model, ()
    dollars = amount_of(message.dollars)
    if dollars is None:
        return _refuse(model, say("box.money_odd"))
    if abs(dollars) > UNLIKELY:
        asked = model.with_(CORRECTING, Correcting(asked=(message.seat, dollars)))
        return asked.saying(money_question(table.session, message.seat, dollars)), ()
    return _pay(model, table, message.seat, dollars)


def money_question(session: Session, seat: int, dollars: int) -> str:
    """Return the question about an unlikely amount."""
    name, sign = seat_name(session.state, seat), "−" if dollars < 0 else ""
    return say("box.money_sure", name=name, sign=sign, dollars=abs(dollars))


@handles_table(ConfirmMoney)
def confirm_money(model: Model, table: Table, message: ConfirmMoney) -> Update:
    """Set the amount that the page asks about, or keep the money."""
    asked = model[CORRECTING].asked
    model = model.with_(CORRECTING, Correcting())
    return _pay(model, table, *asked) if asked is not None and message.yes else (model, ())


@handles_table(FlipMoney)
def flip_money(model: Model, table: Table, message: FlipMoney) -> Update:
    """Change the sign of a seat's money."""
    seats = table.session.state.seats
    if not box_on_table(model) or not 0 <= message.seat < len(seats):
        return model, ()
    return _pay(model, table, message.seat, -seats[message.seat].money)


def _pay(model: Model, table: Table, seat: int, dollars: int) -> Update:
    try:
        session = with_money(table.session, seat, dollars)
    except BoxError as error:
        return _refuse(model, box_fault_words(table.session, error.fault))
    if session is table.session:
        return model, ()
    return _replace_session(model, table, session, say("box.money_set"))


# --- Players ---


@handles_table(CorrectName)
def correct_name(model: Model, table: Table, message: CorrectName) -> Update:
    """Correct the name of a seat."""
    seats, name = table.session.deal.seats, clean_name(message.name)
    if not box_on_table(model) or not 0 <= message.seat < len(seats) or name == seats[message.seat].name:
        return model, ()
    if not name:
        return _refuse(model, say("errors.name_empty"))
    if any(name.casefold() == each.name.casefold() for n, each in enumerate(seats) if n != message.seat):
        return _refuse(model, say("errors.name_taken", name=name))
    return _replace_session(
        model, table, with_seat_name(table.session, message.seat, name), say("box.corrected")
    )


@handles_table(CorrectCard)
def correct_card(model: Model, table: Table, message: CorrectCard) -> Update:
    """Correct the card of a seat, if all later actions stay legal."""
    seat, card = message.seat, message.card
    if not box_on_table(model) or not 0 <= seat < len(table.session.deal.seats):
        return model, ()
    if card not in possible_cards(table.session, seat):
        return model, ()
    return _correct(model, table, partial(with_card, seat=seat, card=card))


@handles_table(CorrectFirst)
def correct_first(model: Model, table: Table, message: CorrectFirst) -> Update:
    """Correct which seat began, if all later actions stay legal; the looks follow the names."""
    first, count = message.seat, len(table.session.deal.seats)
    if not box_on_table(model) or not 0 < first < count or table.session.deal.rules.solo:
        return model, ()

    def rotated(session: Session, *, short: bool = False) -> Session:
        seating = read_seating(session.extra, count)
        looks = (*seating.looks[first:], *seating.looks[:first])
        extra = {**session.extra, **write_seating(replace(seating, looks=looks))}
        return with_first(replace(session, extra=extra), first, short=short)

    return _correct(model, table, rotated)
