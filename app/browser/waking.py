"""Keep the screen on while the page shows a hand, if the browser can."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from js import document, navigator, window
from pyodide.ffi import create_proxy

from app.browser.interop import follow, optional

HAND_ADDRESS: Final = "#/hand/"
"""The start of the addresses that keep the screen on."""


class _Screen:
    """Keeps the screen on, and asks again when the browser may grant the lock after a loss.

    The browser releases the lock when the page is hidden, and may also do so when visible, for example on low
    battery. It grants a new one when the page is visible again, and perhaps after a tap.
    """

    def __init__(self) -> None:
        self._lock: Any = None
        self._asking = False
        self._on_release = create_proxy(self._released)
        again = create_proxy(lambda _: self.ask())
        document.addEventListener("visibilitychange", again)
        window.addEventListener("hashchange", again)
        window.addEventListener("click", again)

    def ask(self) -> None:
        """Request the lock on a hand's page; release it on others."""
        wanted = window.location.hash.startswith(HAND_ADDRESS) and not document.hidden
        if wanted and self._lock is None and not self._asking:
            request = optional(lambda: navigator.wakeLock.request("screen"))
            if request is not None:
                self._asking = True
                follow(request, self._got, self._refused)
        elif not wanted and self._lock is not None:
            self._lock.release()
            self._lock = None

    def _got(self, lock: Any) -> None:
        self._asking = False
        self._lock = lock
        lock.addEventListener("release", self._on_release)
        self.ask()  # the player may have left meanwhile

    def _refused(self, _: Any) -> None:
        self._asking = False  # the screen turns off as usual

    def _released(self, event: Any) -> None:
        if event.target == self._lock:
            self._lock = None


@cache
def _screen() -> _Screen:
    return _Screen()


def stay_awake() -> None:
    """Keep the screen on while the page shows a hand."""
    _screen().ask()
