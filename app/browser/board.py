"""The board's place on the page: how large it is, and where the camera has the city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from app.browser.answers import Answers
from app.ui.input.camera import Camera

REST: Final = 150
"""Milliseconds after which fingers that zoom have come to rest, and details are drawn for the new scale."""

FAR, NEAR = 0.34, 0.56
"""Below and above these scales there is only room for what scores, and room for the buildings' names."""

SCALED: Final = ("places", "marks", "facts", "options", "ghost", "glance")
"""What is drawn as wide on the screen at every scale."""


class Board:
    """Watches the board, and brings the city in it where the camera is.

    `resized` is called with its width and height, `another` with the element, or nothing, when it is another.
    """

    def __init__(
        self, answers: Answers, resized: Callable[[float, float], None], another: Callable[[Any], None]
    ) -> None:
        self._answers = answers
        self._resized = resized
        self._another = another
        self._element: Any = None
        self._shown: Camera | None = None
        self._scale = 1.0
        self._size = (0.0, 0.0)
        self._rest = Rest(self._come_to_rest)
        self._sizes = ResizeObserver.new(create_proxy(self._measured))
        answers.wait_for(self.fits)

    def look(self, *, framed: bool) -> None:
        """Find the board after the page has changed; `framed`: what lies around it has."""
        if framed:
            self._shown = None  # a morphed frame has lost the layer's transform
        board = document.getElementById("board")
        if self._element and board and self._element.isSameNode(board):
            return
        self._sizes.disconnect()
        self._element = board
        self._shown = None
        self._answers.board(measured=not board)
        self._another(board)
        if board:
            self._sizes.observe(board)

    def fits(self) -> bool:
        """Return whether the board is as large as it was last measured: else the browser is about to tell."""
        if not self._element:
            return True
        wide, high = self._element.clientWidth, self._element.clientHeight
        return not (wide and high) or max(abs(wide - self._size[0]), abs(high - self._size[1])) < 1

    def place(self, camera: Camera, *, soft: bool = False, moving: bool = False) -> None:
        """Bring the city where the camera is: at once, softly, or while fingers are `moving` it."""
        if not self._element or camera is self._shown:
            return
        layer = document.getElementById("layer")
        layer.classList.toggle("soft", soft and self._shown is not None)
        layer.classList.toggle("moving", moving)
        layer.style.transform = f"translate({camera.x:.2f}px,{camera.y:.2f}px) scale({camera.scale:.4f})"
        self._shown, self._scale = camera, camera.scale
        self._rest.after(REST if moving else 0)

    def _come_to_rest(self) -> None:
        """Draw the city with as much detail, and lines as thin, as the scale asks for."""
        layer = document.getElementById("layer")
        if not layer:
            return
        layer.classList.remove("moving")
        layer.dataset.detail = "far" if self._scale < FAR else "near" if self._scale > NEAR else "middle"
        # Not on the layer itself: every shape of every building would be looked at again.
        for part in SCALED:
            document.getElementById(part).style.setProperty("--zoom", f"{self._scale:.3f}")

    def _measured(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self._size = box.width, box.height
            self._resized(box.width, box.height)
            self._answers.board(measured=True)


class Rest:
    """Does something once nothing has asked for it any more for a while."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._timer = 0
        self._ring = create_proxy(do)

    def after(self, milliseconds: int) -> None:
        """Do it in so many milliseconds, or now, in place of what was asked for before."""
        window.clearTimeout(self._timer)
        if milliseconds:
            self._timer = window.setTimeout(self._ring, milliseconds)
        else:
            self._do()
