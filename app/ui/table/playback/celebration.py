"""The celebration at the end of a game: who is counted when, and when the winner is named. Plain data."""

from __future__ import annotations

from typing import Final

BEGINS: Final = 400
"""Milliseconds until the first seat is counted."""

COUNT: Final = 700
"""Milliseconds a seat is counted for. The last of the ranking comes first."""

PARTY: Final = 6000
"""Milliseconds the celebration goes on after the winner has been named."""

NEXT_STREET: Final = 160
"""Milliseconds between the streets whose lights go on."""


def counted_at(rank: int, seats: int) -> int:
    """Return when the seat of a rank, 0 for the first, begins to be counted, in milliseconds."""
    return BEGINS + (seats - 1 - rank) * COUNT


def named_at(seats: int) -> int:
    """Return when the winner is named, in milliseconds: once every seat has been counted."""
    return counted_at(0, seats) + COUNT


def celebration_lasts(seats: int) -> int:
    """Return how long a celebration lasts, in milliseconds."""
    return named_at(seats) + PARTY
