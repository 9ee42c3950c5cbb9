"""The fitted weights of `weights.py`, prepared for the number of turns left."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import fsum
from typing import Final, NamedTuple

from ..engine.kinds import KINDS
from ..engine.position import Position
from .fitted import Pair
from .weights import WEIGHTS

AMONG_PEOPLE: Final = "among people"
ALONE: Final = "alone"
AS_GRIFTER: Final = "grifter"

AT_END: Final = 0.5
"""The share of a building's worth that end game scoring pays (rules.md §6)."""

LONGEST: Final = 16
"""Turns left beyond which the weights stay the same."""


def ramps(turns: int) -> tuple[float, float]:
    """Return the factors of the fitted weights for a number of turns left; both are 0 at the end."""
    turns = min(turns, LONGEST)
    return (turns / (turns + 2), turns / LONGEST)


class Prospect(NamedTuple):
    """The expected payment of a building: a factor for the dollars of its valuation, and a constant."""

    slope: float
    besides: float


class Times(NamedTuple):
    """The fitted weights for a number of turns left.

    `valuations` and `people` are listed by the open ends of the street (none: paid now), `signs` by the
    number of unused signs.
    """

    valuations: tuple[dict[str, Prospect], ...]
    people: tuple[float, ...]
    signs: tuple[float, ...]


@lru_cache(maxsize=len(WEIGHTS) * (LONGEST + 1))
def times(who: str, turns: int) -> Times:
    """Return the fitted weights for a number of turns left; `who` is a key of `WEIGHTS`."""
    ramp, weights = ramps(turns), WEIGHTS[who]

    def at(numbers: Sequence[float]) -> float:
        return sum([number * factor for number, factor in zip(numbers, ramp, strict=True)])

    now = {kind: Prospect(1.0, 0.0) for kind in KINDS}
    later = []
    for table in weights.valuations:
        unfitted = (_mean(slope for slope, _ in table.values()), _mean(more for _, more in table.values()))
        fitted = {kind: table.get(kind, unfitted) for kind in KINDS}
        later.append(
            {
                kind: Prospect(AT_END + at(slope), 0.25 + at(besides))
                for kind, (slope, besides) in fitted.items()
            }
        )
    return Times(
        (now, *later),
        (1.0, *(AT_END + at(each) for each in weights.people)),
        tuple(at(each) for each in weights.signs),
    )


def _mean(pairs: Iterable[Pair]) -> Pair:
    """Return the mean of the fitted pairs, for a kind of valuation without fitted weights."""
    first, second = zip(*pairs, strict=True)
    return fsum(first) / len(first), fsum(second) / len(second)


Outlook = Callable[[Position, int], Sequence[Times]]
"""Return the weights of each seat in a position with a number of turns left."""


def times_of(position: Position, turns: int) -> Sequence[Times]:
    """Return each seat's fitted weights: those among people, or those of the solo player and the Grifter."""
    if position.rules.solo:
        return [times(ALONE, turns), times(AS_GRIFTER, turns)]
    return [times(AMONG_PEOPLE, turns)] * len(position.seats)
