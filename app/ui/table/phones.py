"""Phones: the seats whose hands are on their players' phones.

The record keeps them under `phones`, our own key, with the salt of their codes. They are an
agreement at the table, not a rule.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.rng import fnv1a
from app.engine.session import Session
from app.engine.values import Value
from app.saves.marks import NO_PHONES, SALT_BITS, Phones, SeatLook, marks_of, with_phones

if TYPE_CHECKING:
    from app.engine.slots import Slots
    from app.saves.hands import HandCode


class CoveredHand(Value):
    """The hand on a phone of the seat whose turn it is: its tiles by slot, for the tray."""

    seat: int
    slots: Slots


class TurnWord(Value):
    """The word that a seat's phone needs for the tile drawn last."""

    seat: int
    word: str


def phones_of(session: Session) -> Phones:
    """Read the phones from a session's record, without damaged parts."""
    phones = marks_of(session).phones
    if phones == NO_PHONES:
        return NO_PHONES
    return phones.replace(seats=tuple(seat for seat in may_have_phones(session) if seat in phones.seats))


def phone_in(about: str, session: Session) -> int | None:
    """Return the seat that an address names, if it has a phone."""
    return next((seat for seat in phones_of(session).seats if str(seat) == about), None)


def may_have_phones(session: Session) -> tuple[int, ...]:
    """Return the seats that can have a phone: people who hide their hands from each other."""
    people = session.state.people
    if len(people) < 2 or session.state.over:
        return ()
    marks = marks_of(session)
    return people if not marks.trust and not marks.post else ()


def with_phone(session: Session, game: str, seat: int, *, has: bool) -> Session:
    """Return the session of a game after a seat got a phone, or gave it up."""
    phones = phones_of(session)
    salt = phones.salt or fnv1a(f"{game}/{' '.join(session.deal.stack)}") % (1 << SALT_BITS) or 1
    seats = sorted({*phones.seats, seat} if has else {*phones.seats} - {seat})
    return with_phones(session, Phones(tuple(seats), salt))


def hand_code(session: Session, seat: int, look: SeatLook, shape: int) -> HandCode:
    """Return the data for a seat's phone now; `shape` is the number of the look's shape."""
    from app.engine.draws import draws_per_turn, hand_at, seat_draws
    from app.engine.setup import clean_name
    from app.saves.hands import MAX_TILE_NAME, HandCode

    hand, rules = hand_at(session, seat), session.deal.rules
    custom = session.custom_deck is not None
    draws = seat_draws(session.deal, seat)
    tiles = [tile for turn in draws for tile in turn]

    def name_in_code(tile: str) -> str:
        return clean_name(rules.deck[tile].name, MAX_TILE_NAME) if custom else tile

    return HandCode(
        salt=phones_of(session).salt,
        seat=seat,
        slots=tuple(None if tile is None else name_in_code(tile) for tile in hand.slots),
        draws=tuple(map(name_in_code, tiles[hand.drawn :])),
        name=session.state.seats[seat].name,
        colour=look.colour,
        shape=shape,
        edition=rules.edition_id,
        business=rules.business,
        pace=draws_per_turn(session.deal, seat),
        turns=_turns(draws, hand.drawn),
        custom=custom,
    )


def covered_hand(session: Session) -> CoveredHand | None:
    """Return the hand to show face down: the deciding seat's, or else the current one's, if on a phone."""
    state, phones = session.state, phones_of(session)
    seat = state.decision.seat if state.decision is not None else state.current
    if seat not in phones.seats and state.current in phones.seats:
        seat = state.current
    if seat not in phones.seats:
        return None
    from app.engine.draws import hand_at

    return CoveredHand(seat, hand_at(session, seat).slots)


def _turns(draws: tuple[tuple[str, ...], ...], drawn: int) -> int:
    """Return the number of turns in which a seat drew this many tiles."""
    turns = 0
    while turns < len(draws) and drawn >= len(draws[turns]):
        drawn -= len(draws[turns])
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
