"""What the estimates of the bots are made of, fitted by
`python3 tools/train.py --games 2400 --rounds 2 --seed train`.

Round 2: 72000 positions of 2400 games. What of the margin was still
to come is told to within $16.0 (standard deviation; $17.3 without).
Not to be changed by hand.
"""

from __future__ import annotations

from typing import Final

Pair = tuple[float, float]
"""What the two ramps of `estimate.ramps` are multiplied with."""

VALUATIONS: Final[tuple[dict[str, tuple[Pair, Pair]], ...]] = (
    {
        "people": ((0.651, -0.158), (-0.755, -4.238)),
        "symbols": ((0.651, -0.158), (-1.480, -4.238)),
        "sets": ((0.651, -0.158), (-0.027, -4.238)),
        "wild": ((0.651, -0.158), (-3.358, -4.238)),
        "signs": ((0.651, -0.158), (-1.188, -4.238)),
        "size": ((0.651, -0.158), (-1.520, -4.238)),
        "adjacency": ((0.651, -0.158), (-0.994, -4.238)),
        "enclosure": ((0.651, -0.158), (-4.346, -4.238)),
        "copy": ((0.651, -0.158), (0.206, -4.238)),
    },
    {
        "people": ((0.258, -0.140), (1.323, -8.666)),
        "symbols": ((0.258, -0.140), (-0.212, -8.666)),
        "sets": ((0.258, -0.140), (0.616, -8.666)),
        "wild": ((0.258, -0.140), (-1.215, -8.666)),
        "signs": ((0.258, -0.140), (0.186, -8.666)),
        "size": ((0.258, -0.140), (0.562, -8.666)),
        "adjacency": ((0.258, -0.140), (-2.337, -8.666)),
        "enclosure": ((0.258, -0.140), (-2.806, -8.666)),
        "copy": ((0.258, -0.140), (1.516, -8.666)),
    },
)
"""By open ends, one and two, then by kind: for each dollar of a valuation, and besides."""

PEOPLE: Final[tuple[Pair, ...]] = (
    (0.659, -0.438),
    (0.246, -0.940),
)
"""For each person on a building, by the open ends of its street."""

SIGNS: Final[tuple[Pair, ...]] = (
    (-2.074, -0.680),
    (1.981, -1.059),
    (1.641, -1.244),
    (-0.107, -1.544),
    (-3.843, 1.555),
    (0.0, 0.0),
)
"""By unused signs, against having five."""
