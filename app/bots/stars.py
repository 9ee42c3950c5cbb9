"""Stars: the best-looking tiles of a hand and their best spots.

They follow the bots' estimates of builds, without hidden tiles and without a search.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from ..engine.city import City
from ..engine.geometry import Cell, Facing
from ..engine.people import Placement
from ..engine.state import Draft, State
from .evaluation import Evaluator
from .quick import turns_left

SPOTS: Final = 2
"""The most spots of a tile with a star."""

NEARLY_BEST: Final = 1.0
"""A tile or a spot gets a star too if it is at most this many dollars behind the best."""

MUCH_BETTER: Final = 4
"""The least dollars of a better build that a learner hears of."""

LAST_SIGN: Final = 2.0
"""Dollars that a build costs beginners if it takes their last sign.

The estimates are fitted to bots, which know how to get signs back.
"""

HandEstimates = Mapping[str, Mapping[Placement, float]]
"""The expected dollars of each legal placement of each tile in a hand."""


class Stars(NamedTuple):
    """The best tiles of a hand, best first, and the best spots of each tile, one or two, best first.

    A spot is a cell with the facing that is best there.
    """

    tiles: tuple[str, ...] = ()
    spots: Mapping[str, tuple[Placement, ...]] = MappingProxyType({})


def hand_estimates(observation: State) -> HandEstimates:
    """Return the expected dollars of each build for its seat; empty if the seat has no build to choose.

    A build that takes the last sign, without getting one back, is worth `LAST_SIGN` less.
    """
    decision = observation.decision
    if decision is None or decision.kind != "build":
        return {}
    seat = decision.seat
    draft, deck, city = Draft(observation), observation.rules.deck, observation.city
    gain = Evaluator(draft, seat, turns_left(draft, building=True)).builds.gain
    scarce = observation.seats[seat].signs == 1
    costs = {
        (cell, facing): LAST_SIGN if scarce and not _returns_sign(city, seat, cell, facing) else 0.0
        for cell, facings in city.places.items()
        for facing in facings
    }
    return {
        tile: {place: gain(deck[tile], *place) - cost for place, cost in costs.items()}
        for tile in observation.seats[seat].hand
    }


def stars(estimates: HandEstimates) -> Stars:
    """Return the stars of a hand."""
    spots = {tile: _best_spots(values) for tile, values in estimates.items()}
    best = {tile: estimates[tile][places[0]] for tile, places in spots.items() if places}
    tiles = sorted(best, key=lambda tile: (-best[tile], tile))
    return Stars(tuple(tile for tile in tiles if best[tile] >= best[tiles[0]] - NEARLY_BEST), spots)


class BuildMark(NamedTuple):
    """How good a build was by the estimates: `dollars` less than the best one, which is `tile` at `place`.

    `kind`: "best", as good as a star; "fine"; or "more", if at least `MUCH_BETTER` more was possible.
    """

    kind: str
    dollars: int
    tile: str
    place: Placement


def mark_build(estimates: HandEstimates, tile: str, place: Placement) -> BuildMark | None:
    """Return the mark of a build, or `None` if the estimates do not contain it."""
    value = estimates.get(tile, {}).get(place)
    if value is None:
        return None
    best, better, where = max(
        (value, tile, place) for tile, values in estimates.items() for place, value in values.items()
    )
    loss = best - value
    kind = "best" if loss <= NEARLY_BEST else "more" if round(loss) >= MUCH_BETTER else "fine"
    return BuildMark(kind, round(loss), better, where)


def tiles_for(estimates: HandEstimates, cell: Cell) -> tuple[str, ...]:
    """Return the tiles of a hand that fit on a cell, the best first."""
    best = {
        tile: max(value for (at, _), value in values.items() if at == cell)
        for tile, values in estimates.items()
        if any(at == cell for at, _ in values)
    }
    return tuple(sorted(best, key=lambda tile: (-best[tile], tile)))


def _best_spots(values: Mapping[Placement, float]) -> tuple[Placement, ...]:
    """Return the best cell of a tile, and the second if it is close, with their best facings."""
    ordered = sorted(values, key=lambda place: (-values[place], place))
    cells: dict[Cell, Placement] = {}
    for place in ordered:
        if values[place] >= values[ordered[0]] - NEARLY_BEST:
            cells.setdefault(place[0], place)
    return tuple(cells.values())[:SPOTS]


def _returns_sign(city: City, seat: int, cell: Cell, facing: Facing) -> bool:
    """Return whether a build encloses a street with a building of the seat, such as the new one."""
    street = city.street_with(cell, facing)
    if all(end in city for end in street.ends):
        return True
    return any(
        all(end == cell or end in city for end in other.ends)
        and any(city.sites[each].owner == seat for each in other.cells)
        for other in city.ended_at(cell)
        if other.first not in street.cells
    )
