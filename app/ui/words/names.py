"""What buildings and seats are called in the language in use; records and decks keep the names they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from app.ui.core.texts import knows, leaving_out, say

if TYPE_CHECKING:
    from app.engine.deck import Building
    from app.engine.state import Seat, State


SOFT_HYPHEN: Final = "\u00ad"
"""In the name of a building: here a long word may be broken."""


def named(building: Building) -> str:
    """Return the name of a building; one of another deck is called as that deck calls it."""
    return leaving_out(named_on_tile(building), SOFT_HYPHEN)


def named_on_tile(building: Building) -> str:
    """Return the name of a building with soft hyphens, for where there is little room."""
    from app.engine.standard import standard_deck  # the first page names no building

    key = f"building.{building.id}"
    standard = standard_deck()
    if knows(key) and building.id in standard and standard[building.id].name == building.name:
        return say(key)
    return say("building.other", name=building.name)


def seat_name(state: State, seat: int) -> str:
    """Return the name of a seat."""
    return seat_names(state.seats)[seat]


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of seats."""
    return tuple(say("kinds.grifter.name") if seat.kind == "grifter" else seat.name for seat in seats)
