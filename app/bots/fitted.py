"""The shape of what is fitted to games; the numbers are in `weights.py`."""

from __future__ import annotations

from typing import NamedTuple

Pair = tuple[float, float]
"""The factors of the two ramps of `prospects.ramps`."""


class Weights(NamedTuple):
    """What somebody's buildings and signs may bring.

    `valuations` by open ends, one and two, then by kind: for each dollar of a valuation, and besides.
    `people` for each person on a building, by the open ends of its street. `signs` by those unused, against
    having five.
    """

    valuations: tuple[dict[str, tuple[Pair, Pair]], ...]
    people: tuple[Pair, ...]
    signs: tuple[Pair, ...]
