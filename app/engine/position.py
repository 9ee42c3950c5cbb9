"""Positions, from which valuations and moves are worked out: a state, a draft or a hypothetical city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .city import City
from .deck import Counts
from .state import Rules, Seat


class Position(Protocol):
    """What valuations look at."""

    @property
    def rules(self) -> Rules:
        """What the game is played with."""

    @property
    def city(self) -> City:
        """The city."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats, by number."""


class Supplied(Position, Protocol):
    """A position that knows how many people are left in the supply."""

    @property
    def supply(self) -> Counts:
        """The people in the supply, by colour."""


class Hypothetical(NamedTuple):
    """A position that need not come about: a city with one change made for a comparison."""

    rules: Rules
    city: City
    seats: Sequence[Seat]
