"""Going back in the history: a page's arrow, and the browser's button, which closes open parts first.

As a link it would add an entry, and Back would return to the page that the player has just left.

Opening something adds a history entry with the table's own address. Closing it with its own button keeps the
entry for the next time, and Back skips it. The page therefore never navigates back during another navigation,
and a reload finds an ordinary entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import Object, window
from pyodide.ffi import create_proxy

from app.browser.input.events import listen
from app.browser.interop import js_object
from app.browser.observers.observer import Change, Observer
from app.browser.pending import PendingWork
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.table.messages import Close, Help
from app.ui.table.model import Table, table_in_sight

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


HISTORY_MARK: Final = "streetsOpen"
"""Marks our entries in the history."""

SOON: Final = 60
"""Milliseconds that a browser needs to go back, if it can."""


class SteppingBack(Observer):
    """Keeps one extra history entry while a part is open, and closes the part on Back."""

    def __init__(
        self,
        model: Callable[[], Model],
        send: Callable[[Message], None],
        pending: PendingWork,
        trail: Trail,
    ) -> None:
        self._model = model
        self._send = send
        self._pending = pending
        self._trail = trail
        self._was = _here()

    def listen(self) -> None:
        """Add the listener."""
        window.addEventListener("popstate", create_proxy(self._went))

    def after(self, change: Change) -> None:
        """Add an entry when something opens, unless there is one."""
        if _closes(table_in_sight(change.model)) is None or _here()[1]:
            return
        mark = js_object({HISTORY_MARK: True})
        window.history.pushState(mark, "", window.location.href)
        self._trail.note()
        self._was = _here()

    def _went(self, _: Any) -> None:
        (address, marked), self._was = self._was, _here()
        if not marked or self._was != (address, False):
            return
        closes = _closes(table_in_sight(self._model()))
        if closes is not None:
            self._send(closes)
        else:
            self._pending.after(SOON, lambda: None)
            window.history.back()


def _here() -> tuple[str, bool]:
    """Return the address, and whether the history entry is ours."""
    state = window.history.state
    return str(window.location.href), bool(state and getattr(state, HISTORY_MARK, False))


def _closes(table: Table | None) -> Message | None:
    """Return the message that closes the topmost open part beside the table, or `None`."""
    if table is None or table.awaiting_hand_over is not None:
        return None
    if table.board.drawer:
        return Close()
    return Help("") if table.attention.subject else None
