"""Gestures: what the pointers on the board mean. Pixels and milliseconds in, camera messages out."""

from __future__ import annotations

from math import atan2, hypot, pi, remainder, tau
from typing import Final

from app.ui.messages import Message, Pan, Turn, Zoom

SLACK: Final = 8
"""Pixels a finger may wander and still tap."""

TWIST: Final = pi / 5
"""How far two fingers must turn, in radians, to turn the ghost."""

LINE: Final = 18
"""Pixels that a wheel turned by one line scrolls."""


class Gestures:
    """Follows the pointers that are down on the board: one drags, two pinch."""

    def __init__(self) -> None:
        self._down: dict[int, tuple[float, float]] = {}
        self._start = (0.0, 0.0)
        self._moving = False
        self._swallow = False
        self._angle: float | None = None

    def forget(self) -> None:
        """Note a pointer that went down elsewhere: the next click is its own."""
        self._swallow = False

    def tracks(self, pointer: int) -> bool:
        """Return whether a pointer went down on the board."""
        return pointer in self._down

    def down(self, pointer: int, x: float, y: float) -> None:
        """Note a pointer that went down at a point of the board."""
        if not self._down:
            self._moving = False
            self._swallow = False
            self._start = (x, y)
        self._down[pointer] = (x, y)
        if len(self._down) == 2:
            self._moving = True
            self._angle = None

    def moved(self, pointer: int, x: float, y: float) -> list[Message]:
        """Return what the move of a pointer that is down means."""
        before = self._down[pointer]
        if not self._moving:
            if hypot(x - self._start[0], y - self._start[1]) <= SLACK:
                return []
            self._moving = True
        self._down[pointer] = (x, y)
        self._swallow = True
        others = [at for known, at in self._down.items() if known != pointer]
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

    def up(self, pointer: int) -> None:
        """Note that a pointer was lifted."""
        self._down.pop(pointer)

    def cancel(self, pointer: int) -> None:
        """Forget a pointer that the browser took away."""
        self._down.pop(pointer, None)

    def swallows_click(self) -> bool:
        """Return whether the click that follows was a drag; asked once."""
        swallow, self._swallow = self._swallow, False
        return swallow

    def wheel(self, x: float, y: float, dx: float, dy: float, mode: int, pinch: bool) -> list[Message]:
        """Return what a turn of the wheel means: it zooms, as a pinch on a touchpad, or sideways moves."""
        if mode == 1:
            dx, dy = dx * LINE, dy * LINE
        if abs(dx) > abs(dy) and not pinch:
            return [Pan(-dx, -dy)]
        strength = 0.01 if pinch else 0.0015
        return [Zoom(x, y, 2.0 ** (-max(-600.0, min(600.0, dy)) * strength * 1.4))]


class Drag:
    """Follows a tile of the hand that is being dragged."""

    def __init__(self) -> None:
        self._tile = ""
        self._pointer = -1
        self._start = (0.0, 0.0)
        self._dragging = False
        self._swallow = False

    def down(self, tile: str, pointer: int, x: float, y: float) -> None:
        """Note a pointer that went down on a tile of the hand, or (no tile) elsewhere."""
        self._tile, self._pointer, self._start = tile, pointer, (x, y)
        self._dragging = self._swallow = False

    def moved(self, pointer: int, x: float, y: float) -> str:
        """Return the tile that a pointer's move drags, nothing if it drags none."""
        if not self._tile or pointer != self._pointer:
            return ""
        if hypot(x - self._start[0], y - self._start[1]) > 2 * SLACK:
            self._dragging = self._swallow = True
        return self._tile if self._dragging else ""

    def up(self, pointer: int) -> str:
        """Return the tile that a lifted pointer drops, nothing if it dragged none."""
        if pointer != self._pointer:
            return ""
        dropped = self._tile if self._dragging else ""
        self._tile, self._pointer, self._dragging = "", -1, False
        return dropped

    def swallows_click(self) -> bool:
        """Return whether the click that follows was a drag; asked once."""
        swallow, self._swallow = self._swallow, False
        return swallow
