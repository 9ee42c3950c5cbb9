"""Gestures on the board, taps of several fingers, and double taps.

Two people may tap at once, or a palm may rest while a finger taps: each tap counts. While a pen is down,
touches come from the hand that holds it.
"""

from __future__ import annotations

from math import atan2, hypot, pi, remainder, tau
from typing import Final

from app.ui.core.messages import Message
from app.ui.table.messages import Pan, Turn, Zoom

SLACK: Final = 8
"""Pixels that a finger may move during a tap."""

TWIST: Final = pi / 5
"""How far two fingers must turn, in radians, to turn the ghost."""

WHEEL_LINE: Final = 18
"""The pixels scrolled by one line of the wheel."""


RESTING: Final = 500
"""Milliseconds after which an unmoved finger rests and other fingers' gestures ignore it."""


class Gestures:
    """Follows the pointers on the board: one drags, two pinch, resting ones are ignored."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, float]] = {}
        self._began: dict[int, tuple[float, float, float]] = {}
        self._resting: set[int] = set()
        self._moving = False
        self._swallow = False
        self._angle: float | None = None

    def forget(self) -> None:
        """Note a pointer that went down elsewhere, so its click counts."""
        self._swallow = False

    def tracks(self, pointer: int) -> bool:
        """Return whether a pointer went down on the board."""
        return pointer in self._down

    @property
    def active(self) -> set[int]:
        """Return the pointers that are down and not resting."""
        return self._down.keys() - self._resting

    def down(self, pointer: int, x: float, y: float, time: float = 0.0) -> None:
        """Note a pointer that went down at a point of the board; times are in milliseconds."""
        self._resting |= {each for each in self._down if self._has_rested(each, time)}
        if not self.active:
            self._moving = False
            self._swallow = False
        self._down[pointer] = (x, y)
        self._began[pointer] = (x, y, time)
        self._angle = None

    def _has_rested(self, pointer: int, time: float) -> bool:
        x, y, since = self._began[pointer]
        return self._down[pointer] == (x, y) and time - since >= RESTING

    def moved(self, pointer: int, x: float, y: float) -> list[Message]:
        """Return the messages for a pointer's movement."""
        before = self._down[pointer]
        if not self._moving or pointer in self._resting:
            began = self._began[pointer]
            if hypot(x - began[0], y - began[1]) <= SLACK:
                return []
            self._moving = True
            self._resting.discard(pointer)
        self._down[pointer] = (x, y)
        self._swallow = True
        others = [self._down[each] for each in self._down if each in self.active - {pointer}]
        if not others:
            return [Pan(x - before[0], y - before[1])]
        ox, oy = others[0]
        was = hypot(before[0] - ox, before[1] - oy)
        now = hypot(x - ox, y - oy)
        middle = ((x + ox) / 2, (y + oy) / 2)
        messages: list[Message] = [Pan((x - before[0]) / 2, (y - before[1]) / 2)]
        angle = atan2(y - oy, x - ox)
        if self._angle is None:
            self._angle = atan2(before[1] - oy, before[0] - ox)
        if abs(remainder(angle - self._angle, tau)) > TWIST:
            self._angle = angle
            messages.append(Turn())
        if was > 1:
            messages.append(Zoom(*middle, now / was))
        return messages

    def lifted(self, pointer: int) -> None:
        """Forget a pointer that was lifted or cancelled."""
        self._down.pop(pointer, None)
        self._began.pop(pointer, None)
        self._resting.discard(pointer)

    def swallows_click(self) -> bool:
        """Return whether the next click ends a drag; asking resets it."""
        swallow, self._swallow = self._swallow, False
        return swallow

    def wheel(self, x: float, y: float, dx: float, dy: float, mode: int, pinch: bool) -> list[Message]:
        """Return the messages of a wheel event: it zooms, like a touchpad's pinch, or moves sideways."""
        if mode == 1:
            dx, dy = dx * WHEEL_LINE, dy * WHEEL_LINE
        if abs(dx) > abs(dy) and not pinch:
            return [Pan(-dx, -dy)]
        strength = 0.01 if pinch else 0.0015
        return [Zoom(x, y, 2.0 ** (-max(-600.0, min(600.0, dy)) * strength * 1.4))]


class Drag:
    """Follows a tile dragged from the hand."""

    def __init__(self) -> None:
        self._tile = ""
        self._pointer = -1
        self._start = (0.0, 0.0)
        self._dragging = False
        self._swallow = False

    def down(self, tile: str, pointer: int, x: float, y: float) -> None:
        """Note a pointer that went down on a tile of the hand, or elsewhere (without a tile).

        A pointer keeps the tile that it drags or has just pressed, whatever else is touched.
        """
        if self._dragging or (self._tile and not tile):
            return
        self._tile, self._pointer, self._start = tile, pointer, (x, y)
        self._swallow = False

    def moved(self, pointer: int, x: float, y: float) -> str:
        """Return the tile that a pointer's movement drags, or an empty text."""
        if not self._tile or pointer != self._pointer:
            return ""
        if hypot(x - self._start[0], y - self._start[1]) > 2 * SLACK:
            self._dragging = self._swallow = True
        return self._tile if self._dragging else ""

    def up(self, pointer: int) -> str:
        """Return the tile that a lifted pointer drops, or an empty text; its press ends."""
        if pointer != self._pointer:
            return ""
        dropped = self._tile if self._dragging else ""
        self._tile, self._pointer, self._dragging = "", -1, False
        return dropped

    def swallows_click(self) -> bool:
        """Return whether the next click ends a drag; asking resets it."""
        swallow, self._swallow = self._swallow, False
        return swallow


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
