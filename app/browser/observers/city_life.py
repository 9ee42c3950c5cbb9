"""City life: animates it for a while after each change, and removes it during other events."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from js import document, window
from pyodide.ffi import create_proxy

from app.browser.observers.observer import Change, Observer
from app.ui.core.model import Model
from app.ui.table.model import table_in_sight

Life: TypeAlias = Literal["moves", "held", "away", "stands"]

LASTS: Final = 40_000
"""Milliseconds after which life rests, to save the battery."""


class CityLife(Observer):
    """Sets `data-life` on the element of city life for the styles; without it, life stands still.

    On the document, the attribute would make the browser restyle the whole city at each tap.
    """

    def __init__(self) -> None:
        self._does: Life = "stands"
        self._rested = False
        self._session: object = None
        self._timer = 0
        self._rest = create_proxy(self._come_to_rest)

    def after(self, change: Change) -> None:
        """Animate life outside drags and playback; a change of the game restarts its time."""
        did, self._does = self._does, _life(change.model)
        table = table_in_sight(change.model)
        session = table.session if table is not None else None
        if session is not self._session or did != self._does:
            self._session = session
            self._restart()
        self._show()  # always, because the page may have made a new element

    def _restart(self) -> None:
        window.clearTimeout(self._timer)
        self._rested = False
        if self._does == "moves":
            self._timer = window.setTimeout(self._rest, LASTS)

    def _come_to_rest(self) -> None:
        self._rested = True
        self._show()

    def _show(self) -> None:
        if element := document.getElementById("life"):
            life: Life = "held" if self._does == "moves" and self._rested else self._does
            if element.getAttribute("data-life") != life:
                element.setAttribute("data-life", life)


def _life(model: Model) -> Life:
    """Return the state of life while nobody touches the screen.

    It is absent while the city may glide, because each moving piece is a layer that would glide too.
    """
    table, settings = table_in_sight(model), model.settings
    if table is None or settings.life == "off" or settings.still:
        return "stands"
    busy = (
        table.attention.playback is not None
        or table.attention.draft is not None
        or table.awaiting_hand_over is not None
        or table.celebrating
    )
    return "away" if busy else "moves"
