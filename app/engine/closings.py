"""Streets of a seat that one building would close."""

from __future__ import annotations

from typing import NamedTuple

from .city import City, Street
from .people import Placement
from .position import Position
from .valuation import worth


class Closing(NamedTuple):
    """A street with one open end that a building can close.

    `dollars` is the seat's payment if scored now. `spots` are the legal placements that close it, for
    any tile.
    """

    street: Street
    dollars: int
    spots: tuple[Placement, ...]


def closings(position: Position, seat: int, least: int = 1) -> tuple[Closing, ...]:
    """Return the streets that one building closes and that would pay a seat at least this many dollars.

    The best-paying street comes first.
    """
    city = position.city
    possible = []
    for street in dict.fromkeys(city.streets.values()):
        ends = [end for end in street.ends if end not in city]
        if len(ends) == 1:
            dollars = sum(worth(position, cell) for cell in street.cells if city.sites[cell].owner == seat)
            spots = _closing_spots(city, street)
            if spots and dollars >= least:
                possible.append(Closing(street, dollars, spots))
    return tuple(sorted(possible, key=lambda closing: (-closing.dollars, closing.street.first)))


def _closing_spots(city: City, street: Street) -> tuple[Placement, ...]:
    """Return the legal placements beyond a street's only open end that close it: across it, or filling it."""
    (cell,) = (end for end in street.ends if end not in city)
    return tuple(
        (cell, facing)
        for facing in city.places.get(cell, ())
        if street.first not in (longer := city.street_with(cell, facing)).cells
        or all(end in city for end in longer.ends)
    )
