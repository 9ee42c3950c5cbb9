"""Keeping the screen on while a hand is in sight, where the browser can."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from js import document, navigator, window
from pyodide.ffi import create_proxy

from app.browser.promises import follow

HAND_ADDRESS: Final = "#/hand/"
"""The start of the addresses that keep the screen on."""


class _Screen:
    """Asks the browser to keep the screen on, again whenever the page comes back into sight."""

    def __init__(self) -> None:
        self._lock: Any = None
        again = create_proxy(lambda _: self.ask())
        document.addEventListener("visibilitychange", again)
        window.addEventListener("hashchange", again)

    def ask(self) -> None:
        """Ask for the screen on a hand's page; let it go on others."""
        wanted = window.location.hash.startswith(HAND_ADDRESS) and not document.hidden
        if wanted and self._lock is None and hasattr(navigator, "wakeLock"):
            # The browser may refuse, for example with little battery left. Then the screen goes off as ever.
            follow(navigator.wakeLock.request("screen"), self._got, lambda _: None)
        elif not wanted and self._lock is not None:
            self._lock.release()
            self._lock = None

    def _got(self, lock: Any) -> None:
        self._lock = lock


@cache
def _screen() -> _Screen:
    return _Screen()


def stay_awake() -> None:
    """Keep the screen on while the page shows a hand."""
    _screen().ask()
