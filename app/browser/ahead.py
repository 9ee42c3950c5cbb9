"""Ahead: while nothing happens, imports what the pages after the first will need, a little at a time."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

MODULES: Final = (
    "tomllib",
    "urllib.parse",
    "app.engine.turn",
    "app.engine.session",
    "app.engine.record",
    "app.engine.forecast",
    "app.ui.telling.words",
    "app.ui.telling.speech",
    "app.ui.telling.story",
    "app.ui.telling.chronicle",
    "app.ui.learning.album",
    "app.ui.learning.tutor",
    "app.ui.handlers.looking",
    "app.ui.handlers.building",
    "app.ui.handlers.opening",
    "app.ui.handlers.learning",
    "app.ui.handlers.everything",
    "app.ui.views.table.city",
    "app.ui.views.table.drawer",
    "app.ui.views.table.explain",
    "app.ui.views.table.screen",
    "app.ui.views.pages.new_game",
    "app.ui.views.pages.rules",
    "app.ui.views.pages.settings",
)
"""Each with what it needs takes some hundredths of a second at most when those before it are there."""

REST: Final = 40
"""Milliseconds between two of them where the browser does not tell when it has time."""


class Ahead:
    """Imports one module after the other, each when the browser has time."""

    def __init__(self) -> None:
        self._left = list(MODULES)
        self._next = create_proxy(self._import_next)

    def go_on(self) -> None:
        """Begin, or go on, when the browser has time."""
        if hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(self._next)
        else:
            window.setTimeout(self._next, REST)

    def _import_next(self, *_: Any) -> None:
        import_module(self._left.pop(0))
        if self._left:
            self.go_on()
