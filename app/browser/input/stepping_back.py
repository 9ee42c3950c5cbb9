"""Stepping back: the browser's Back, as of a phone, closes what is open beside the table before it leaves it.

What opens gets an entry of the history with the table's own address. Closed by its own button it leaves that
entry behind, for what opens next, and Back passes over it: so nothing is taken back while something else is
on its way, and a reload finds an entry like any other.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import window
from pyodide.ffi import create_proxy

from app.browser.interop import js_object
from app.browser.observers.observer import Change, Observer
from app.browser.pending import PendingWork
from app.ui.core.messages import Close, Help, Message
from app.ui.core.model import Model, Table

MARK: Final = "streetsOpen"
"""What tells an entry of ours in the history."""

SOON: Final = 60
"""Milliseconds within which a browser has gone back, if there is anywhere to go."""


class SteppingBack(Observer):
    """Keeps one entry more in the history for what is open, and closes it when the browser goes back."""

    def __init__(
        self, model: Callable[[], Model], send: Callable[[Message], None], pending: PendingWork
    ) -> None:
        self._model = model
        self._send = send
        self._pending = pending
        self._was = _here()

    def listen(self) -> None:
        """Begin to listen."""
        window.addEventListener("popstate", create_proxy(self._went))

    def after(self, change: Change) -> None:
        """Make an entry for what has opened, unless there is one."""
        if _closes(change.model.table_in_sight) is None or _here()[1]:
            return
        mark = js_object({MARK: True})
        window.history.pushState(mark, "", window.location.href)
        self._was = _here()

    def _went(self, _: Any) -> None:
        (address, marked), self._was = self._was, _here()
        if not marked or self._was != (address, False):
            return
        closes = _closes(self._model().table_in_sight)
        if closes is not None:
            self._send(closes)
        else:
            self._pending.after(SOON, lambda: None)
            window.history.back()


def _here() -> tuple[str, bool]:
    """Return the address, and whether the history's entry is one of ours."""
    state = window.history.state
    return str(window.location.href), bool(state and getattr(state, MARK, False))


def _closes(table: Table | None) -> Message | None:
    """Return what closes what is open beside the table, the uppermost first."""
    if table is None or table.curtain is not None:
        return None
    if table.board.drawer:
        return Close()
    return Help("") if table.attention.subject else None
