"""Echoes: a second tap where the first one has just changed what stands there is nobody's choice."""

from __future__ import annotations

from math import hypot
from typing import Final

from app.ui.messages import (
    Act,
    AskSeed,
    CarryOn,
    Close,
    Delete,
    DeleteWreck,
    Help,
    Message,
    MoveAll,
    Reveal,
    ShowNext,
    TakeOver,
)

SPOT: Final = 48.0
"""Pixels within which two taps are on the same spot."""

MOMENT: Final = 400.0
"""Milliseconds within which the second of two taps follows the first."""

_CHANGING: Final = (Act, AskSeed, CarryOn, Close, Delete, DeleteWreck, MoveAll, Reveal, ShowNext, TakeOver)


def changes_the_spot(message: Message) -> bool:
    """Return whether a control may be gone once its message was sent, and another one in its place."""
    return isinstance(message, _CHANGING) or message == Help("")


class Echo:
    """Knows which taps only repeat the one before. Points in pixels, times in milliseconds of one clock."""

    def __init__(self) -> None:
        self._changed: tuple[float, float, float] | None = None

    def changed(self, x: float, y: float, time: float) -> None:
        """A tap at a point changed what stands there."""
        self._changed = (x, y, time)

    def repeats(self, x: float, y: float, time: float) -> bool:
        """Return whether a tap is the echo of the one before; a tap elsewhere or later ends the matter."""
        if self._changed is None:
            return False
        was_x, was_y, was = self._changed
        if hypot(x - was_x, y - was_y) <= SPOT and time - was <= MOMENT:
            return True
        self._changed = None
        return False
