"""The structure of the fitted weights in `weights.py`."""

from __future__ import annotations

from typing import NamedTuple

Pair = tuple[float, float]
"""The factors of the two ramps in `prospects.ramps`."""


class Weights(NamedTuple):
    """The fitted value of a player's buildings and signs.

    `valuations`: for one and two open ends, by kind, the factor for each dollar of a valuation and the
    constant. `people`: the value of each person on a building, by the open ends of its street. `signs`: by
    unused signs, relative to having five.
    """

    valuations: tuple[dict[str, tuple[Pair, Pair]], ...]
    people: tuple[Pair, ...]
    signs: tuple[Pair, ...]
