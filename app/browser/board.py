"""The board's place on the page: how large it is, and where the camera has the city."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from app.browser.pending import PendingWork
from app.browser.promises import follow
from app.ui.core.pieces import FACTS
from app.ui.table.input.camera import Camera

REST: Final = 150
"""Milliseconds after which fingers that zoom have come to rest, and details are drawn for the new scale."""

FAR, NEAR = 0.34, 0.56
"""Below and above these scales there is only room for what scores, and room for the buildings' names."""

LARGER: Final = 1.4
"""While a story is told the city may be so much larger than its details are drawn for."""

SCALED: Final = (*FACTS, "places", "marks", "options", "ghost", "glance")
"""What is drawn as wide on the screen at every scale."""

AT_ONCE: Final = 20
"""Buildings and the like after which the rest is laid out for another scale in another picture."""


class Board:
    """Watches the board, and brings the city in it where the camera is.

    `resized` is called with its width and height, `another` with the element, or nothing, when it is another.
    """

    def __init__(
        self, pending: PendingWork, resized: Callable[[float, float], None], another: Callable[[Any], None]
    ) -> None:
        self._pending = pending
        self._resized = resized
        self._another = another
        self._element: Any = None
        self._shown: Camera | None = None
        self._scale = 1.0
        self._detailed = 0.0  # the scale that details are drawn for, but in the parts that are left
        self._left: list[str] = []
        self._size: tuple[float, float] | None = None
        self._gliding = self._telling = False
        self._debounce = Debounce(self._come_to_rest)
        self._sizes = ResizeObserver.new(create_proxy(self._measured))
        pending.wait_for(self.fits)

    def look(self) -> None:
        """Find the board after the page has changed."""
        board = document.getElementById("board")
        if self._element and board and self._element.isSameNode(board):
            return
        self._sizes.disconnect()
        self._element = board
        self._shown = None
        self._detailed, self._left = 0.0, []
        self._size = None
        self._pending.check()
        self._another(board)
        if board:
            self._sizes.observe(board)

    def fits(self) -> bool:
        """Return whether the board, if there is one, is as large as measured, and detailed for its scale.

        Else the browser is about to tell. One that is hidden has no size to tell; while the city glides, its
        details wait.
        """
        if not self._element or self._size is None:
            return not self._element
        if not (self._detailed_enough() or self._gliding):
            return False
        wide, high = self._element.clientWidth, self._element.clientHeight
        return not (wide and high) or max(abs(wide - self._size[0]), abs(high - self._size[1])) < 1

    def place(
        self, camera: Camera, *, soft: bool = False, moving: bool = False, telling: bool = False
    ) -> None:
        """Bring the city where the camera is: at once, softly, or while fingers are `moving` it.

        Details for another scale follow once it rests: what scores is laid out anew everywhere for them, and
        neither a tap nor a glide waits for that. Nor does a story, if while `telling` the city has
        only become somewhat larger.
        """
        if not self._element:
            return
        told, self._telling = self._telling and not telling, telling
        if camera is self._shown:
            if self._left or (told and not self._detailed_enough()):
                self._debounce.after_picture()  # what has just changed is shown first
            return
        layer = document.getElementById("layer")
        first = self._shown is None
        layer.classList.toggle("soft", soft and not first)
        layer.classList.toggle("moving", moving)
        layer.style.transform = f"translate({camera.x:.2f}px,{camera.y:.2f}px) scale({camera.scale:.4f})"
        self._shown, self._scale = camera, camera.scale
        if first or document.hidden:
            self._detail(inf)
        elif moving:
            self._debounce.after(REST)
        elif not self._detailed_enough():
            self._debounce.after_picture()

    def _detailed_enough(self) -> bool:
        return not self._left and self._scale_fits()

    def _scale_fits(self) -> bool:
        most = self._detailed * (LARGER if self._telling else 1)
        return self._detailed <= self._scale <= most

    def _halt(self, _: Any) -> None:
        self._gliding = False
        self._debounce.after_picture()

    def _come_to_rest(self) -> None:
        """Begin, or go on, to draw the city with as much detail, and lines as thin, as the scale asks for."""
        layer = document.getElementById("layer")
        glide = next(iter(layer.getAnimations()), None) if layer else None
        self._gliding = glide is not None
        if glide is not None:
            follow(glide.finished, self._halt, self._halt)  # or another one has taken its place
            self._pending.check()
            return
        if layer:
            layer.classList.remove("moving")
            self._detail(AT_ONCE)

    def _detail(self, most: float) -> None:
        """Draw about so many buildings in detail, and the others with the next pictures."""
        if not self._scale_fits():
            self._detailed, self._left = self._scale, list(SCALED)
        level = "far" if self._detailed < FAR else "near" if self._detailed > NEAR else "middle"
        drawn = 0
        while self._left and drawn < most:
            # Not on the layer itself: every shape of every building would be looked at again.
            part = document.getElementById(self._left.pop(0))
            part.dataset.detail = level
            part.style.setProperty("--zoom", f"{self._detailed:.3f}")
            drawn += part.childElementCount
        if self._left:
            self._debounce.after_picture()
        else:
            self._pending.check()

    def _measured(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self._size = box.width, box.height
            self._resized(box.width, box.height)
            self._pending.check()


class Debounce:
    """Delays a call until no new request has come for a while."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._timer = self._frame = 0
        self._ring = create_proxy(do)
        self._drawn = create_proxy(lambda _: self.after(0))  # a frame calls before it is drawn

    def after(self, milliseconds: int) -> None:
        """Call in some milliseconds; this replaces earlier requests."""
        self._forget()
        self._timer = window.setTimeout(self._ring, milliseconds)

    def after_picture(self) -> None:
        """Call after the next frame is drawn; this replaces earlier requests."""
        self._forget()
        self._frame = window.requestAnimationFrame(self._drawn)

    def _forget(self) -> None:
        window.clearTimeout(self._timer)
        window.cancelAnimationFrame(self._frame)
