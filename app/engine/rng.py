"""A seeded random generator with the same results on every Python and browser (record.md).

It hashes a text with FNV-1a (64 bits, over UTF-8) to seed SplitMix64. `below` rejects biased values, and
`shuffled` is Fisher-Yates from the end. `tests/engine/test_rng.py` checks published values.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

_MASK = (1 << 64) - 1
T = TypeVar("T")


def fnv1a(text: str) -> int:
    """Return the 64-bit FNV-1a hash of a text."""
    value = 0xCBF29CE484222325
    for byte in text.encode("utf-8", "surrogatepass"):
        value = ((value ^ byte) * 0x100000001B3) & _MASK
    return value


class Rng:
    """A stream of random numbers determined by a seed text."""

    def __init__(self, seed: str) -> None:
        self._state = fnv1a(seed)

    def next(self) -> int:
        """Return the next 64-bit number (SplitMix64)."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a uniformly distributed integer from 0 to `bound - 1`."""
        limit = (1 << 64) // bound * bound
        while (number := self.next()) >= limit:
            pass
        return number % bound

    def shuffled(self, items: Iterable[T]) -> list[T]:
        """Return the items in random order."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed
