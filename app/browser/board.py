"""The board's place on the page: how large it is, and where the camera has the city."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy

from app.browser.answers import Answers
from app.ui.input.camera import Camera
from app.ui.views.table.pieces import FACTS

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
        self, answers: Answers, resized: Callable[[float, float], None], another: Callable[[Any], None]
    ) -> None:
        self._answers = answers
        self._resized = resized
        self._another = another
        self._element: Any = None
        self._shown: Camera | None = None
        self._scale = self._detailed = 1.0
        self._left: list[str] = []
        self._size: tuple[float, float] | None = None
        self._gliding = self._telling = False
        self._rest = Rest(self._come_to_rest)
        self._next = Rest(self._detail)
        self._halted = create_proxy(lambda _: self._halt())
        self._sizes = ResizeObserver.new(create_proxy(self._measured))
        answers.wait_for(self.fits)

    def look(self) -> None:
        """Find the board after the page has changed."""
        board = document.getElementById("board")
        if self._element and board and self._element.isSameNode(board):
            return
        self._sizes.disconnect()
        self._element = board
        self._shown = None
        self._left = []
        self._size = None
        self._answers.look()
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
        if self._left:
            self._next.after_picture()  # what has just changed is shown first
        if camera is self._shown:
            if told and not self._detailed_enough():
                self._rest.after_picture()
            return
        layer = document.getElementById("layer")
        first = self._shown is None
        layer.classList.toggle("soft", soft and not first)
        layer.classList.toggle("moving", moving)
        layer.style.transform = f"translate({camera.x:.2f}px,{camera.y:.2f}px) scale({camera.scale:.4f})"
        self._shown, self._scale = camera, camera.scale
        self._left = []
        if first or document.hidden:
            self._rest.now()
            while self._left:
                self._next.now()
        elif moving:
            self._rest.after(REST)
        elif not self._detailed_enough():
            self._rest.after_picture()

    def _detailed_enough(self) -> bool:
        most = self._detailed * (LARGER if self._telling else 1)
        return self._detailed <= self._scale <= most

    def _halt(self) -> None:
        self._gliding = False
        self._rest.after_picture()

    def _come_to_rest(self) -> None:
        """Begin to draw the city with as much detail, and lines as thin, as the scale asks for."""
        layer = document.getElementById("layer")
        if not layer:
            return
        glide = next(iter(layer.getAnimations()), None)
        self._gliding = glide is not None
        if glide is not None:
            glide.finished.then(self._halted, self._halted)  # or another one has taken its place
            self._answers.look()
            return
        layer.classList.remove("moving")
        self._detailed, self._left = 0.0, list(SCALED)
        self._detail()

    def _detail(self) -> None:
        """Draw a part of the city in detail, and the others with the next pictures."""
        if not self._left:
            return  # the view has gone on
        level = "far" if self._scale < FAR else "near" if self._scale > NEAR else "middle"
        drawn = 0
        while self._left and drawn < AT_ONCE:
            # Not on the layer itself: every shape of every building would be looked at again.
            part = document.getElementById(self._left.pop(0))
            part.dataset.detail = level
            part.style.setProperty("--zoom", f"{self._scale:.3f}")
            drawn += part.childElementCount
        if self._left:
            self._next.after_picture()
            return
        self._detailed = self._scale
        self._answers.look()

    def _measured(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self._size = box.width, box.height
            self._resized(box.width, box.height)
            self._answers.look()


class Rest:
    """Does something once nothing has asked for it any more for a while."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._timer = self._frame = 0
        self._ring = create_proxy(do)
        self._drawn = create_proxy(lambda _: self.after(0))  # a frame calls before it is drawn

    def now(self) -> None:
        """Do it, in place of what was asked for before."""
        self._forget()
        self._do()

    def after(self, milliseconds: int) -> None:
        """Do it in so many milliseconds, in place of what was asked for before."""
        self._forget()
        self._timer = window.setTimeout(self._ring, milliseconds)

    def after_picture(self) -> None:
        """Do it once what has changed can be seen, in place of what was asked for before."""
        self._forget()
        self._frame = window.requestAnimationFrame(self._drawn)

    def _forget(self) -> None:
        window.clearTimeout(self._timer)
        window.cancelAnimationFrame(self._frame)
