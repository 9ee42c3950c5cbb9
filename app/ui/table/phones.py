"""Phones: the seats whose hands are on their players' phones.

The record keeps them under `phones`, our own key, with the salt of their codes. They are an agreement at the
table: no rule knows them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from app.engine.rng import fnv1a
from app.engine.session import Session
from app.engine.values import Value
from app.saves.hands import SALT_BITS
from app.saves.save import POST_KEY
from app.saves.seating import SEATING_KEY

if TYPE_CHECKING:
    from app.engine.slots import Slots
    from app.saves.hands import HandCode
    from app.saves.seating import SeatLook

PHONES_KEY: Final = "phones"


class Phones(Value):
    """The seats with a phone, in order, and the salt of this game's codes."""

    seats: tuple[int, ...] = ()
    salt: int = 0


NO_PHONES: Final = Phones()


class CoveredHand(Value):
    """The hand on a phone of the seat whose turn it is: its tiles by slot, for the tray."""

    seat: int
    slots: Slots


class TurnWord(Value):
    """The word that a seat's phone needs for the tile drawn last."""

    seat: int
    word: str


def phones_of(session: Session) -> Phones:
    """Read the phones from a session's record; missing or damaged parts are left out."""
    kept = session.extra.get(PHONES_KEY)
    match kept:
        case {"salt": int(salt), "seats": list(seats)} if 0 <= salt < 1 << SALT_BITS:
            return Phones(tuple(seat for seat in may_have_phones(session) if seat in seats), salt)
    return NO_PHONES


def may_have_phones(session: Session) -> tuple[int, ...]:
    """Return the seats that can have a phone: people who hide their hands from each other."""
    people = tuple(at for at, seat in enumerate(session.state.seats) if seat.kind == "human")
    seating = session.extra.get(SEATING_KEY)  # asked at each change: reading all of it would take longer
    trust = isinstance(seating, dict) and seating.get("trust") is True
    one_table = not trust and POST_KEY not in session.extra
    return people if len(people) > 1 and one_table and not session.state.over else ()


def with_phone(session: Session, game: str, seat: int, *, has: bool) -> Session:
    """Return the session of a game after a seat got a phone, or gave it up."""
    phones = phones_of(session)
    salt = phones.salt or fnv1a(f"{game}/{' '.join(session.deal.stack)}") % (1 << SALT_BITS) or 1
    seats = sorted({*phones.seats, seat} if has else {*phones.seats} - {seat})
    kept: Mapping[str, Any] = {"salt": salt, "seats": seats}
    return replace(session, extra={**session.extra, PHONES_KEY: kept})


def hand_code(session: Session, seat: int, look: SeatLook, shape: int) -> HandCode:
    """Return what a seat's phone must know now; `shape` is the number of the look's shape."""
    from app.engine.draws import draws_per_turn, hand_at, seat_draws
    from app.engine.setup import clean_name
    from app.saves.hands import MAX_TILE_NAME, HandCode

    hand, rules = hand_at(session, seat), session.deal.rules
    custom = session.custom_deck is not None
    every = seat_draws(session.deal, seat)
    tiles = [tile for turn in every for tile in turn]

    def called(tile: str) -> str:
        return clean_name(rules.deck[tile].name, MAX_TILE_NAME) if custom else tile

    return HandCode(
        salt=phones_of(session).salt,
        seat=seat,
        slots=tuple(None if tile is None else called(tile) for tile in hand.slots),
        draws=tuple(map(called, tiles[hand.drawn :])),
        name=session.state.seats[seat].name,
        colour=look.colour,
        shape=shape,
        edition=rules.edition_id,
        business=rules.business,
        pace=draws_per_turn(session.deal, seat),
        turns=_turns(every, hand.drawn),
        custom=custom,
    )


def covered_hand(session: Session) -> CoveredHand | None:
    """Return the hand to show from behind: of the seat that decides, or else plays, if it is on a phone."""
    state, phones = session.state, phones_of(session)
    seat = state.decision.seat if state.decision is not None else state.current
    if seat not in phones.seats and state.current in phones.seats:
        seat = state.current
    if seat not in phones.seats:
        return None
    from app.engine.draws import hand_at

    return CoveredHand(seat, hand_at(session, seat).slots)


def _turns(every: tuple[tuple[str, ...], ...], drawn: int) -> int:
    """Return in how many turns a seat has drawn so many tiles."""
    turns = 0
    while turns < len(every) and drawn >= len(every[turns]):
        drawn -= len(every[turns])
        turns += 1
    return turns


def turn_word_at(session: Session) -> TurnWord | None:
    """Return the word of the last turn in which a seat with a phone drew, until that seat's next turn."""
    phones = phones_of(session)
    if not phones.seats:
        return None
    from app.engine.draws import hand_at, seat_draws
    from app.engine.events import Drew
    from app.saves.hands import turn_word

    now, seats = session.state.turn, len(session.state.seats)
    for played in reversed(session.history):
        if played.turn <= now - seats:
            break
        drew = next((event.seat for event in played.events if isinstance(event, Drew)), None)
        if drew in phones.seats:
            turns = _turns(seat_draws(session.deal, drew), hand_at(session, drew).drawn)
            return TurnWord(drew, turn_word(phones.salt, drew, turns - 1))
    return None
