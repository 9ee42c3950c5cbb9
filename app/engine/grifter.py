"""The Grifter, the opponent of a solo game: where he builds (rules.md §9).

1. He builds where the tile's own valuation would be worth the most if scored now.
2. He builds a tile with an enclosure valuation where that newly encloses a street and moves the most people
   to his buildings; if there is no such cell, anywhere.
3. The player breaks ties.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from .deck import COLOURS
from .geometry import Cell
from .people import Placement, cities_with_building, destinations
from .position import Hypothetical, Supplied
from .state import GRIFTER
from .valuation import valuation_of


class Judgement(NamedTuple):
    """The Grifter's judgement of the placements of his tile.

    `worths`, by `rule`: "valuation", the dollars of all placements; "enclosure", the people who would move to
    his buildings, only for placements that enclose a street; "anywhere", empty, as the enclosure tile
    encloses none. `best` are the placements tied for the best.
    """

    rule: str
    worths: Mapping[Placement, int]
    best: tuple[Placement, ...]


def judge(position: Supplied, tile: str) -> Judgement:
    """Judge all legal placements of the Grifter's tile."""
    building = position.rules.deck[tile]
    after = {
        place: Hypothetical(position.rules, city, position.seats)
        for place, city in cities_with_building(position, building, GRIFTER).items()
    }
    if building.valuation.kind == "enclosure":
        # Consider only placements where the building itself newly encloses a street.
        worths = {
            place: _followers(there, place[0])
            for place, there in after.items()
            if there.city.encloses(place[0])
        }
        if not worths:
            return Judgement("anywhere", {}, tuple(after))
        rule = "enclosure"
    else:
        worths = {place: valuation_of(there, place[0]) for place, there in after.items()}
        rule = "valuation"
    most = max(worths.values())
    return Judgement(rule, worths, tuple(place for place, worth in worths.items() if worth == most))


def _followers(there: Hypothetical, cell: Cell) -> int:
    """Return how many people in newly enclosed streets would move to the Grifter's buildings."""
    city = there.city
    sites = [city.sites[c] for street in city.enclosed_by(cell) for c in street.cells]
    return sum(
        sum(site.people[colour] + site.fomo[colour] for site in sites)
        for colour in range(len(COLOURS))
        if any(city.sites[c].owner == GRIFTER for c in destinations(there, colour, mover=GRIFTER))
    )
