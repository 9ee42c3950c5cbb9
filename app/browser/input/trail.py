"""The arrow of a page, and the chip of a game, go back in the browser's history if they lead to a page there.

As a link it would add an entry, and Back would return to the page that the player has just left.
"""

from __future__ import annotations

from typing import Any, Final

from js import Object, window
from pyodide.ffi import create_proxy

from app.browser.input.events import listen
from app.browser.interop import js_object

POSITION: Final = "streetsAt"
"""Holds the position of an entry of the history in its state."""

BACK: Final = "a[data-back]"
"""The arrow of a page, and the chip of an unfinished game."""


class Trail:
    """Knows the addresses of the history's entries since the page was loaded, by position."""

    def __init__(self) -> None:
        self._at = -1
        self._addresses: dict[int, str] = {}

    def listen(self) -> None:
        """Add the listeners; clicks must have been counted before."""
        self.note()
        for name in ("popstate", "hashchange"):
            window.addEventListener(name, create_proxy(lambda _: self.note()))
        listen("click", self._clicked)

    def note(self) -> None:
        """Note the address of the current entry; a new entry has no position yet."""
        state = window.history.state
        at = getattr(state, POSITION, None) if state else None
        if at is None:
            at = self._at + 1
            self._addresses = {n: address for n, address in self._addresses.items() if n < at}
            placed = Object.assign(js_object({POSITION: at}), state)
            window.history.replaceState(placed, "", window.location.href)
        self._at = at
        self._addresses[at] = window.location.hash

    def _clicked(self, event: Any, element: Any) -> None:
        link: Any = element and element.closest(BACK)
        if not link or event.defaultPrevented or event.ctrlKey or event.metaKey or event.shiftKey:
            return
        # browsers forget the oldest entries of a long history, in Chromium and Firefox beyond 50
        oldest = max(self._addresses) - window.history.length + 1
        within = (n for n in range(max(0, oldest), self._at) if self._addresses.get(n) == link.hash)
        latest = max(within, default=None)
        if latest is not None:
            event.preventDefault()
            window.history.go(latest - self._at)
