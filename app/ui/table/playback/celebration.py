"""The celebration at the end of a game: when each seat is counted, and when the winner is named."""

from __future__ import annotations

from typing import Final

BEGINS: Final = 400
"""Milliseconds until the first seat is counted."""

COUNT: Final = 700
"""Milliseconds to count a seat. The last in the ranking comes first."""

PARTY: Final = 6000
"""Milliseconds of celebration after the winner is named."""

NEXT_STREET: Final = 160
"""Milliseconds between the streets whose lights go on."""


def counted_at(rank: int, seats: int) -> int:
    """Return when the seat of a rank (0 is the winner) is counted, in milliseconds."""
    return BEGINS + (seats - 1 - rank) * COUNT


def named_at(seats: int) -> int:
    """Return when the winner is named, in milliseconds: after all seats."""
    return counted_at(0, seats) + COUNT


def celebration_lasts(seats: int) -> int:
    """Return how long a celebration lasts, in milliseconds."""
    return named_at(seats) + PARTY
