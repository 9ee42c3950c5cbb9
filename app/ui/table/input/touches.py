"""Touches: detect taps of several fingers, because browsers click only for a single finger.

Two people may tap at once, or a palm may rest while a finger taps: each tap counts. While a pen is down,
touches come from the hand that holds it.
"""

from __future__ import annotations

from math import hypot
from typing import Final

from app.ui.table.input.gestures import RESTING, SLACK

PEN: Final = "pen"
TOUCH: Final = "touch"
"""The browser's pointer type of fingers."""


class _Contact:
    """A finger on the screen: where, since when, and whether it can still be a tap."""

    __slots__ = ("in_company", "since", "spoilt", "x", "y")

    def __init__(self, x: float, y: float, since: float) -> None:
        self.x, self.y, self.since = x, y, since
        self.in_company = self.spoilt = False


class Touches:
    """Follows fingers and pens. Points are in pixels, times in milliseconds."""

    def __init__(self) -> None:
        self._fingers: dict[int, _Contact] = {}
        self._palms: set[int] = set()
        self._pens: set[int] = set()

    @property
    def palms(self) -> frozenset[int]:
        """Return the touching pointers that are palms, because a pen is down."""
        return frozenset(self._palms)

    @property
    def writing(self) -> bool:
        """Return whether a pen is down."""
        return bool(self._pens)

    def down(self, pointer: int, kind: str, x: float, y: float, time: float) -> None:
        """Note a pointer that went down: a pen, a finger or another kind."""
        if kind == PEN:
            self._pens = {pointer}  # there is only one pen
            self._palms |= self._fingers.keys()
            self._fingers.clear()
        elif kind == TOUCH and self._pens:
            self._palms.add(pointer)
        elif kind == TOUCH:
            self._fingers[pointer] = _Contact(x, y, time)
            if len(self._fingers) > 1:
                for finger in self._fingers.values():
                    finger.in_company = True

    def moved(self, pointer: int, x: float, y: float) -> None:
        """Follow a finger; moving too far is no tap."""
        finger = self._fingers.get(pointer)
        if finger is not None and hypot(x - finger.x, y - finger.y) > SLACK:
            finger.spoilt = True

    def spoil(self, pointer: int) -> None:
        """Note that a finger takes part in another gesture, such as a pinch, even if it does not move."""
        if pointer in self._fingers:
            self._fingers[pointer].spoilt = True

    def up(self, pointer: int, time: float) -> bool:
        """Note a lifted pointer; return whether it was a tap that needs a click."""
        finger = self._fingers.get(pointer)
        self.gone(pointer)
        if finger is None or finger.spoilt:
            return False
        return finger.in_company and time - finger.since < RESTING

    def gone(self, pointer: int) -> None:
        """Forget a pointer that is no longer down."""
        self._fingers.pop(pointer, None)
        self._palms.discard(pointer)
        self._pens.discard(pointer)
