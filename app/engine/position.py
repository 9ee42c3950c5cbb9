"""Positions: what valuations and moves look at; a state, a draft of one, or a city as it could be."""

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


class View(NamedTuple):
    """A position that need not come about: a city as it could be."""

    rules: Rules
    city: City
    seats: Sequence[Seat]
