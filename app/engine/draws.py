"""Draws: which seat draws which tile, and its slot in the hand.

The deal and the order of turns determine both, so a phone can follow a hand without a record. Slots reveal
less than the order of ids. A game against the Grifter has another order of draws and no slots.
"""

from __future__ import annotations

from collections.abc import Iterator

from .consultants import CONSULTANTS, NO_CONSULTANT
from .events import Built, Drew, Renovated
from .rng import Rng
from .session import Session
from .setup import Deal
from .slots import EMPTY, Slots, with_drawn, without
from .state import GRIFTER, HAND
from .values import Value


class HandAt(Value):
    """A hand at one moment: its slots, and how many tiles the seat has drawn since the deal."""

    slots: Slots
    drawn: int = 0


def draws_per_turn(deal: Deal, seat: int) -> int:
    """Return how many tiles a seat draws at the end of its turn while the stack lasts."""
    card = deal.seats[seat].consultant
    return (CONSULTANTS[card] if card is not None else NO_CONSULTANT).builds


def seat_draws(deal: Deal, seat: int) -> tuple[tuple[str, ...], ...]:
    """Return the tiles that a seat draws in a game of 2 to 5 seats, turn by turn until the stack is empty."""
    return tuple(tiles for mover, tiles in _turns(deal) if mover == seat)


def drawers(deal: Deal) -> tuple[int, ...]:
    """Return the seat that takes each tile of the stack; the Grifter and his player alternate (§9)."""
    if deal.rules.solo:
        return ((GRIFTER, 0) * len(deal.stack))[: len(deal.stack)]
    return tuple(mover for mover, tiles in _turns(deal) for _ in tiles)


def _turns(deal: Deal) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yield the seat and the drawn tiles of each turn, until the stack is empty."""
    left, mover = deal.stack, 0
    while left:
        count = draws_per_turn(deal, mover)
        yield mover, left[:count]
        left, mover = left[count:], (mover + 1) % len(deal.seats)


def first_slots(deal: Deal, seat: int) -> Slots:
    """Return the slots of a seat's first hand, in an order that reveals nothing about the tiles."""
    shuffled = Rng(f"slots/{seat}/{' '.join(deal.stack)}").shuffled(sorted(deal.hands[seat]))
    return (*shuffled, *EMPTY)[: max(HAND, len(shuffled))]


def hand_at(session: Session, seat: int) -> HandAt:
    """Return a seat's hand in a session, by slot."""
    every = [tile for tiles in seat_draws(session.deal, seat) for tile in tiles]
    slots, drawn = first_slots(session.deal, seat), 0
    for played in session.history:
        for event in played.events:
            match event:
                case Built(by, tile) | Renovated(by, tile) if by == seat:
                    slots = without(slots, tile)
                case Drew(by) if by == seat:
                    slots = with_drawn(slots, every[drawn : drawn + 1])
                    drawn += 1
    return HandAt(slots, drawn)
