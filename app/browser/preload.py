"""Preloading: imports the modules of other screens one by one while the browser is idle."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

LIBRARIES: Final = ("tomllib", "urllib.parse")
"""Modules of the standard library that the app imports late."""

LAYERS: Final = (
    "app.engine",
    "app.ui.words",
    "app.ui.table.input",
    "app.ui.table.playback",
    "app.ui.table.handlers",
    "app.ui.table.views",
    "app.ui.features",
)
"""The packages that screens need, lowest first.

In this order most dependencies of a module are already imported, so each import takes some hundredths of a
second at most.
"""

PAUSE: Final = 40
"""Milliseconds between two modules in browsers without `requestIdleCallback`."""


class Preloader:
    """Imports the modules one by one while the browser is idle."""

    def __init__(self) -> None:
        self._left = _modules()
        self._next = create_proxy(self._import_next)

    def go_on(self) -> None:
        """Start or continue when the browser is idle."""
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
