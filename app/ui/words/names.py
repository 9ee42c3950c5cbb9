"""Names of buildings and seats in the current language; records and decks keep theirs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from app.ui.core.texts import knows, leaving_out, say

if TYPE_CHECKING:
    from app.engine.deck import Building
    from app.engine.state import Seat, State


SOFT_HYPHEN: Final = "\u00ad"
"""Marks where a long word in a building's name may break."""


def named(building: Building) -> str:
    """Return the name of a building; custom decks provide their own."""
    return leaving_out(named_on_tile(building), SOFT_HYPHEN)


def named_on_tile(building: Building) -> str:
    """Return the name of a building with soft hyphens, for narrow places."""
    from app.engine.standard import standard_deck  # late: the first page names no building

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
