"""Preloading: imports what the other screens need, a module at a time, while the browser is idle."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

LIBRARIES: Final = ("tomllib", "urllib.parse")
"""Modules of the standard library that the app imports only when it calls them."""

LAYERS: Final = (
    "app.engine",
    "app.ui.words",
    "app.ui.table.input",
    "app.ui.table.playback",
    "app.ui.table.handlers",
    "app.ui.table.views",
    "app.ui.features",
)
"""The packages that screens need, the lowest first. So each module finds most of what it needs imported, and
takes some hundredths of a second at most."""

PAUSE: Final = 40
"""Milliseconds between two modules where the browser does not tell when it is idle."""


class Preloader:
    """Imports one module after the other, each when the browser is idle."""

    def __init__(self) -> None:
        self._left = _modules()
        self._next = create_proxy(self._import_next)

    def go_on(self) -> None:
        """Begin, or go on, when the browser is idle."""
        if hasattr(window, "requestIdleCallback"):
            window.requestIdleCallback(self._next)
        else:
            window.setTimeout(self._next, PAUSE)

    def _import_next(self, *_: Any) -> None:
        name = next(self._left, None)
        if name is not None:
            import_module(name)
            self.go_on()


def _modules() -> Iterator[str]:
    yield from LIBRARIES
    for package in LAYERS:
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            if not module.name.rpartition(".")[2].startswith("_"):
                yield module.name
