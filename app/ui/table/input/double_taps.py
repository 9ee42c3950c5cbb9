"""Double taps: ignores a second tap on the spot where the first has just committed something."""

from __future__ import annotations

from math import hypot
from typing import Final

SPOT: Final = 48.0
"""Pixels within which two taps are on the same spot."""

MOMENT: Final = 400.0
"""Milliseconds within which the second of two taps follows the first."""


class DoubleTapGuard:
    """Recognises taps that repeat the previous one. Points are in pixels, times in milliseconds."""

    def __init__(self) -> None:
        self._committed: tuple[float, float, float] | None = None

    def committed(self, x: float, y: float, time: float) -> None:
        """Note that a tap at a point committed something."""
        self._committed = (x, y, time)

    def repeats(self, x: float, y: float, time: float) -> bool:
        """Return whether a tap repeats the previous one. A tap elsewhere or later resets the guard."""
        if self._committed is None:
            return False
        was_x, was_y, was = self._committed
        if hypot(x - was_x, y - was_y) <= SPOT and time - was <= MOMENT:
            return True
        self._committed = None
        return False
