"""City life: lets it move for a while after each change, and holds it when something else happens."""

from __future__ import annotations

from typing import Any, Final

from js import document, window
from pyodide.ffi import create_proxy

from app.browser.observers.observer import Change, Observer

LASTS: Final = 40_000
"""Milliseconds after which life rests: a page that never rests empties the battery."""


class CityLife(Observer):
    """Tells the styles by `data-life` on the document whether life moves or is held; nothing: it stands."""

    def __init__(self) -> None:
        self._moves = self._down = False
        self._session: object = None
        self._shown = ""
        self._timer = 0
        self._rest = create_proxy(lambda: self._hold(held=True))
        press, release = create_proxy(self._pressed), create_proxy(self._released)
        window.addEventListener("pointerdown", press, True)
        for name in ("pointerup", "pointercancel"):
            window.addEventListener(name, release, True)

    def after(self, change: Change) -> None:
        """Let life move while nothing is held or told; a change of the game begins its time anew."""
        table, settings = change.model.table_in_sight, change.model.settings
        moved, self._moves = (
            self._moves,
            table is not None
            and settings.life == "on"
            and not settings.still
            and table.attention.playback is None
            and table.attention.draft is None
            and table.awaiting_hand_over is None
            and not table.celebrating,
        )
        session = table.session if table is not None else None
        if session is not self._session or moved != self._moves:
            self._session = session
            self._follow()

    def _pressed(self, event: Any) -> None:
        self._down = True
        self._hold(held=True)

    def _released(self, event: Any) -> None:
        self._down = False
        self._follow()

    def _follow(self) -> None:
        window.clearTimeout(self._timer)
        self._hold(held=self._down or not self._moves)
        if self._moves:
            self._timer = window.setTimeout(self._rest, LASTS)

    def _hold(self, *, held: bool) -> None:
        life = "held" if held else "moves"
        if life != self._shown:
            self._shown = life
            document.documentElement.dataset.life = life
