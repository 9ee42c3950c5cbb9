"""The browser's Back button closes an open part beside the table before it leaves the table.

Opening something adds a history entry with the table's own address. Closing it with its own button keeps the
entry for the next time, and Back skips it. The page therefore never navigates back during another navigation,
and a reload finds an ordinary entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

from app.browser.input.trail import Trail
from app.browser.interop import js_object
from app.browser.observers.observer import Change, Observer
from app.browser.pending import PendingWork
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.table.messages import Close, Help
from app.ui.table.model import Table, table_in_sight

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
