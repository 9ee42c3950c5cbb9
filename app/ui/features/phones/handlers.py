"""Hands on phones at the table: messages and handlers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.engine.draws import hand_at
from app.engine.session import Session
from app.saves.hands import hand_data
from app.saves.marks import SHAPES
from app.ui.core.codes import CODE
from app.ui.core.messages import Message
from app.ui.core.model import HOME, Model, Route
from app.ui.core.registry import CopyLink, MakeCode, Navigate, Update
from app.ui.core.texts import say
from app.ui.table.handlers.building import pick
from app.ui.table.handlers.settling import observation, saving, start_game, with_saved_origin, with_viewer
from app.ui.table.messages import Hand, Lift, Pick
from app.ui.table.model import TABLE, Table, handles_table
from app.ui.table.phones import hand_code, may_have_phones, phone_in, phones_of, with_phone
from app.ui.words.names import named


class HandBack(Message):
    """Move a seat's hand back to this device."""

    seat: int


class PlainHand(Message):
    """Show the tiles of a seat's hand as a code of plain text, for phones without the page."""

    seat: int


class CopyHand(Message):
    """Copy the link to a seat's hand."""

    seat: int


def hand_link(table: Table, seat: int) -> str:
    """Return the fragment of the link to a seat's hand."""
    look = table.viewing.looks[seat]
    code = hand_code(table.session, seat, look, SHAPES.index(look.shape))
    return str(Route("hand", hand_data(code, table.session.deal.rules.deck)))


def phones_allowed(model: Model) -> bool:
    """Return whether the game on the table can have hands on phones."""
    table = model[TABLE]
    return table is not None and bool(may_have_phones(table.session))


def visited_phones(model: Model) -> Update:
    """Make the QR code of the seat in the address; without a game, go to the first page."""
    table, about = model[TABLE], model.route.about
    if table is None or not table.origin.played:
        return model, (Navigate(str(HOME), replacing=True),)
    seat = phone_in(about, table.session)
    return model, () if seat is None else (MakeCode(hand_link(table, seat), "M"),)


@handles_table(Hand)
def give_hand(model: Model, table: Table, message: Hand) -> Update:
    """Put a seat's hand on a phone, and go to its code."""
    if message.seat not in may_have_phones(table.session) or not table.origin.played:
        return model, ()
    if table.viewing.follows:
        return model.telling(say("undo.follower")), ()
    model, effects = _with_phone(model, message.seat, has=True)
    route = Route("phones", str(message.seat))
    if model.route == route:
        return visited_phones(model)
    return model, (*effects, Navigate(str(route), replacing=model.route.screen == "phones"))


@handles_table(HandBack)
def take_hand_back(model: Model, table: Table, message: HandBack) -> Update:
    """Hide and show a seat's hand on this device again."""
    model, effects = _with_phone(model, message.seat, has=False)
    return model.with_(CODE, None).saying(say("phones.without")), effects


def _with_phone(model: Model, seat: int, *, has: bool) -> Update:
    """Give a seat a phone or take it back, and save the game."""
    table = model[TABLE]
    if table is None or (seat in phones_of(table.session).seats) == has:
        return model, ()
    model, moved = with_saved_origin(model)
    table = model[TABLE] or table
    session = with_phone(table.session, table.id, seat, has=has)
    table = replace(table, session=session).with_attention(draft=None, lifting=None, lifted="")
    table = with_viewer(table)
    return model.with_(TABLE, table), (*saving(table), *moved)


@handles_table(PlainHand)
def plain_hand(model: Model, table: Table, message: PlainHand) -> Update:
    """Make the code of a hand's current tiles as plain text."""
    if message.seat not in phones_of(table.session).seats:
        return model, ()
    deck = table.session.deal.rules.deck
    slots = enumerate(hand_at(table.session, message.seat).slots, 1)
    text = "\n".join(f"{number} {named(deck[tile])}" for number, tile in slots if tile is not None)
    return model, (MakeCode(text, "M", plain=True),)


@handles_table(CopyHand)
def copy_hand(model: Model, table: Table, message: CopyHand) -> Update:
    """Copy the link to a seat's hand."""
    if message.seat not in phones_of(table.session).seats:
        return model, ()
    return model, (CopyLink(hand_link(table, message.seat)),)


@handles_table(Lift)
def lift_back(model: Model, table: Table, message: Lift) -> Update:
    """Choose a face-down tile; choosing it again turns it face up and picks it."""
    decision = table.decision
    if decision is None or decision.kind not in ("build", "swap"):
        return model, ()
    if decision.seat not in phones_of(table.session).seats:
        return model, ()
    slots = hand_at(table.session, decision.seat).slots
    tile = slots[message.slot] if 0 <= message.slot < len(slots) else None
    if tile is None:
        return model, ()
    if table.attention.lifted == tile:
        return pick(model, table, Pick(tile)) if decision.kind == "build" else (model, ())
    if table.attention.lifting != message.slot:
        table = table.with_attention(lifting=message.slot, refusal=None, playback=None, subject="")
        question = say("phones.lift_asked", number=message.slot + 1)
        return replace(model, notice=None).with_(TABLE, table).saying(question), ()
    table = table.with_attention(lifting=None, lifted=tile, draft=None)
    table = replace(table, shown=observation(table))
    model = model.with_(TABLE, table)
    return pick(model, table, Pick(tile)) if decision.kind == "build" else (model, ())


def start_with_phones(model: Model, name: str, session: Session, extra: Mapping[str, Any], me: int) -> Update:
    """Put a new game on the table, and open the page that gives hands to phones."""
    model, effects = start_game(model, session, extra, name)
    return model, (*effects, Navigate(str(Route("phones"))))
