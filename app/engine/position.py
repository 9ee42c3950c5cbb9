"""Positions for valuations and moves: a state, a draft or a hypothetical city."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from .city import City, Counts
from .state import Rules, Seat


class Position(Protocol):
    """The parts of a position that valuations read."""

    @property
    def rules(self) -> Rules:
        """The rules of the game."""

    @property
    def city(self) -> City:
        """The city."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats, by number."""


class Supplied(Position, Protocol):
    """A position with a supply of people."""

    @property
    def supply(self) -> Counts:
        """The people in the supply, by colour."""


class Hypothetical(NamedTuple):
    """A position for comparisons: a city with one change."""

    rules: Rules
    city: City
    seats: Sequence[Seat]
