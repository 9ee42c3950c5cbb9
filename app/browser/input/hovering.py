"""Hovering: the cell under a mouse without pressed buttons; fingers never hover."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

from app.engine.geometry import parse_cell
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.table.messages import Hover, Leave
from app.ui.table.model import TABLE

HOVER_TIME: Final = 600
"""Milliseconds after which a mouse resting on a building is reported."""


class Hovering:
    """Reports a cell where the picked tile fits at once, and other cells when the mouse rests."""

    def __init__(self, model: Callable[[], Model], send: Callable[[Message], None]) -> None:
        self._model = model
        self._send = send
        self._over = ""
        self._timer = 0
        self._ring = create_proxy(self._rested)

    def moved(self, event: Any, element: Any) -> None:
        """Follow a pointer; only entering another element matters."""
        if event.pointerType != "mouse":
            return
        at = element.closest("[data-cell]") if element and not event.buttons else None
        over = str(at.getAttribute("data-cell")) if at else ""
        if over == self._over:
            return
        self.ended()
        self._over = over
        if not over:
            return
        table, cell = self._model()[TABLE], parse_cell(over)
        if table is not None and table.attention.draft is not None and cell in table.attention.draft.places:
            self._send(Hover(cell))
        else:
            self._timer = window.setTimeout(self._ring, HOVER_TIME)

    def ended(self) -> None:
        """Forget the hovered cell when the mouse leaves or does something else."""
        window.clearTimeout(self._timer)
        self._over = ""
        table = self._model()[TABLE]
        if table is not None and table.attention.hovered is not None:
            self._send(Leave())

    def _rested(self) -> None:
        if self._over:
            self._send(Hover(parse_cell(self._over)))
