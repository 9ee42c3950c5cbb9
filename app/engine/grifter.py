"""The Grifter, the opponent of a solo game: where it builds (rules.md §9).

1. Where the tile's own valuation would be worth the most, as if scored now.
2. A tile with an enclosure valuation instead: where it becomes an enclosing building of a newly enclosed
   street and most people would move to buildings of the Grifter; if nowhere, anywhere.
3. Ties are the player's choice.
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
    """How the Grifter looks at its tile.

    `worths` of placements: under the `rule` "valuation" the dollars of all; under "enclosure" the people who
    would move to its buildings, only of the placements that enclose a street; under "anywhere", where an
    enclosure tile encloses none, nothing. `best` are the placements it is content with.
    """

    rule: str
    worths: Mapping[Placement, int]
    best: tuple[Placement, ...]


def judge(position: Supplied, tile: str) -> Judgement:
    """Judge all legal placements of the Grifter's tile as the city stands."""
    building = position.rules.deck[tile]
    after = {
        place: Hypothetical(position.rules, city, position.seats)
        for place, city in cities_with_building(position, building, GRIFTER).items()
    }
    if building.valuation.kind == "enclosure":
        # Only places where the building itself would enclose a street that was open until now.
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
    """Return how many people in newly enclosed streets would move to buildings of the Grifter."""
    city = there.city
    sites = [city.sites[c] for street in city.enclosed_by(cell) for c in street.cells]
    return sum(
        sum(site.people[colour] + site.fomo[colour] for site in sites)
        for colour in range(len(COLOURS))
        if any(city.sites[c].owner == GRIFTER for c in destinations(there, colour, mover=GRIFTER))
    )
