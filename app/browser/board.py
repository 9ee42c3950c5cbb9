"""The board on the page: its size, and the camera's transform of the city."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from app.browser.interop import PendingWork, follow
from app.ui.table.input.camera import Camera
from app.ui.table.views.board import SCALED, detail_level, drawing_level

REST: Final = 150
"""Milliseconds without pinching before details are drawn for the new scale."""

PLAYBACK_ZOOM: Final = 1.1
"""During playback the city may be scaled up this far without new details."""

AT_ONCE: Final = 20
"""After this many buildings, the rest is laid out for the new scale in a later frame."""


class Board:
    """Watches the board's size and applies the camera to the city.

    `resized` is called with the board's width and height, `another` with a new element or `None`.
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
        self._detailed = 0.0  # the scale of the details, except in the parts left to do
        self._left: list[str] = []
        self._size: tuple[float, float] | None = None
        self._gliding = self._telling = False
        self._debounce = Debounce(self._come_to_rest)
        self._sizes = ResizeObserver.new(create_proxy(self._measured))
        pending.wait_for(self.fits)

    def look(self) -> None:
        """Look up the board's element after the page has changed."""
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
        """Return whether the board, if any, has its measured size and the right details.

        If not, the browser will report soon. A hidden board has no size, and a gliding city postpones its
        details.
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
        """Move the city to the camera: at once, softly, or while fingers are `moving` it.

        Details for a new scale follow once the city rests, because they need a new layout of all scoring
        facts. No tap or glide waits for that. During playback (`telling`), small changes of scale need no new
        details.
        """
        if not self._element:
            return
        was_telling, self._telling = self._telling and not telling, telling
        if camera is self._shown:
            if self._left or (was_telling and not self._detailed_enough()):
                self._debounce.after_picture()  # show the change first
            return
        layer = document.getElementById("layer")
        first = self._shown is None
        layer.classList.toggle("soft", soft and not first)
        layer.classList.toggle("moving", moving)
        if soft and not first and not moving:
            self._fade(layer, camera.scale)
        layer.style.transform = f"translate({camera.x:.2f}px,{camera.y:.2f}px) scale({camera.scale:.4f})"
        self._shown, self._scale = camera, camera.scale
        if first or document.hidden:
            self._detail(inf)
        elif moving:
            self._debounce.after(REST)
        elif not self._detailed_enough():
            self._debounce.after_picture()

    def _fade(self, layer: Any, scale: float) -> None:
        """Hide the labels during a glide that would scale them much; they return at their size."""
        most = PLAYBACK_ZOOM * self._detailed
        if self._detailed and not self._detailed / PLAYBACK_ZOOM <= scale <= most:
            layer.classList.add("gliding")

    def _detailed_enough(self) -> bool:
        return not self._left and self._scale_fits()

    def _scale_fits(self) -> bool:
        most = self._detailed * (PLAYBACK_ZOOM if self._telling else 1)
        return self._detailed <= self._scale <= most

    def _halt(self, _: Any) -> None:
        self._gliding = False
        self._debounce.after_picture()

    def _come_to_rest(self) -> None:
        """Start or continue to draw details and line widths for the current scale."""
        layer = document.getElementById("layer")
        glide = next(iter(layer.getAnimations()), None) if layer else None
        self._gliding = glide is not None
        if glide is not None:
            follow(glide.finished, self._halt, self._halt)  # or another glide has replaced it
            self._pending.check()
            return
        if layer:
            layer.classList.remove("moving")
            self._detail(AT_ONCE)

    def _detail(self, most: float) -> None:
        """Draw about this many buildings in detail, and the others in the next frames."""
        if not self._scale_fits():
            self._detailed, self._left = self._scale, list(SCALED)
        level = detail_level(self._detailed)
        self._element.dataset.detail = drawing_level(self._detailed)
        drawn = 0
        while self._left and drawn < most:
            # Not on the layer itself: the browser would restyle every shape of every building.
            part = document.getElementById(self._left.pop(0))
            part.dataset.detail = level
            part.style.setProperty("--zoom", f"{self._detailed:.3f}")
            drawn += part.childElementCount
        if self._left:
            self._debounce.after_picture()
            return
        if layer := document.getElementById("layer"):
            layer.classList.remove("gliding")
        self._pending.check()

    def _measured(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self._size = box.width, box.height
            self._resized(box.width, box.height)
            self._pending.check()


class Debounce:
    """Delays a call until requests stop for a while."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._timer = self._frame = 0
        self._ring = create_proxy(do)
        self._drawn = create_proxy(lambda _: self.after(0))  # an animation frame runs before it is drawn

    def after(self, milliseconds: int) -> None:
        """Call after some milliseconds; this replaces earlier requests."""
        self._forget()
        self._timer = window.setTimeout(self._ring, milliseconds)

    def after_picture(self) -> None:
        """Call after the next frame is drawn; this replaces earlier requests."""
        self._forget()
        self._frame = window.requestAnimationFrame(self._drawn)

    def _forget(self) -> None:
        window.clearTimeout(self._timer)
        window.cancelAnimationFrame(self._frame)
