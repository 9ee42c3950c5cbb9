"""The strip of seats: where not all have room, the seat on turn is scrolled into view."""

from __future__ import annotations

from typing import Any

from js import document, window
from pyodide.ffi import to_js

from app.ui.model import Model


class Strip:
    """Looks after the seats around the table."""

    def __init__(self) -> None:
        self._shown: tuple[str, int] | None = None

    def follow(self, model: Model) -> None:
        """Bring the seat on turn into view when it is another one than before, or the table is new."""
        table = model.table
        there = table is not None and table.route == model.route
        now = (table.id, table.shown.current) if table is not None and there else None
        if now == self._shown:
            return
        self._shown = now
        seat = document.querySelector(".seat.current")
        if seat:
            _bring_to_the_middle(seat, seat.closest(".rail"))


def _bring_to_the_middle(seat: Any, rail: Any) -> None:
    left = seat.offsetLeft - rail.offsetLeft - (rail.clientWidth - seat.offsetWidth) / 2
    top = seat.offsetTop - rail.offsetTop - (rail.clientHeight - seat.offsetHeight) / 2
    rail.scrollTo(to_js({"left": left, "top": top}, dict_converter=window.Object.fromEntries))
