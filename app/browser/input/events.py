"""Event listeners: the only way from the document's events to the app; and the cell under a mouse.

Extensions, password managers, translators and in-app browsers send events too: a `keydown` without a key, a
click on the document itself, a `change` from their own input. Such events reach no listener, or come without
an element of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import Object, document, window
from pyodide.ffi import create_proxy

from app.browser.interop import PendingWork, js_object
from app.browser.observers.observer import Change, Observer
from app.engine.geometry import parse_cell
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.table.messages import Close, Help, Hover, Leave
from app.ui.table.model import TABLE, Table, table_in_sight

Listener = Callable[[Any, Any], None]
"""Takes an event and the page element that it concerns, or `None`."""

LARGEST_COORDINATE: Final = 1_000_000
"""Coordinates and movements beyond this many pixels are not genuine."""

_POINT: Final = ("clientX", "clientY")
_POINTER: Final = (*_POINT, "pointerId", "button", "buttons")

_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("click", "dblclick", "contextmenu"), (*_POINT, "detail")),
    **dict.fromkeys(("pointerdown", "pointermove", "pointerup", "pointercancel"), _POINTER),
    "lostpointercapture": _POINTER,
    "wheel": (*_POINT, "deltaX", "deltaY", "deltaMode"),
}
"""The numeric properties of genuine events, by event name."""

_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("keydown", "keyup"), ("key", "code")),
    **dict.fromkeys(("pointerdown", "pointermove", "pointerup"), ("pointerType",)),
}
"""The text properties of genuine events, by event name."""

PAGE_ROOTS: Final = "#app,#failure"
"""The roots of the page; others inserted everything else in the document."""


def listen(name: str, listener: Listener, *, capture: bool = False) -> None:
    """Listen to an event on the document; `capture` runs before all other listeners of the page."""

    def hear(event: Any) -> None:
        if _is_what_it_says(event, name):
            listener(event, element_of(event))

    options: Any = {"capture": capture}
    if name == "wheel":
        options["passive"] = False  # otherwise the browser may scroll at once
    document.addEventListener(name, create_proxy(hear), js_object(options))


def element_of(event: Any) -> Any:
    """Return the page element that an event concerns (without focus, the body), or `None`.

    Events in shadow roots and editable text belong to their owners.
    """
    target, path = event.target, event.composedPath()
    if not path.length or not path[0].isSameNode(target):
        return None
    if target.nodeType == window.Node.TEXT_NODE:
        target = target.parentElement
    if not target or target.nodeType != window.Node.ELEMENT_NODE:
        return None
    if getattr(target, "isContentEditable", False) or "-" in target.localName:
        return None
    nowhere = target.isSameNode(document.body) or target.isSameNode(document.documentElement)
    return target if nowhere or target.closest(PAGE_ROOTS) else None


def _is_what_it_says(event: Any, name: str) -> bool:
    """Return whether an event has the properties of its kind, with plausible coordinates."""
    for each in _NUMBERS.get(name, ()):
        number = getattr(event, each, None)
        if not isinstance(number, int | float) or (each in _POINT and abs(number) > LARGEST_COORDINATE):
            return False
    return all(isinstance(getattr(event, each, None), str) for each in _TEXTS.get(name, ()))


HOVER_TIME: Final = 600
"""Milliseconds after which a mouse resting on a building is reported."""


class Hovering:
    """Reports a cell where the picked tile fits at once, and other cells when the mouse rests."""

    def __init__(self, model: Callable[[], Model], send: Callable[[Message], None]) -> None:
        self._model = model
        self._send = send
        self._over = ""
        self._timer = 0
        self._ring = create_proxy(self._rested)

    def moved(self, event: Any, element: Any) -> None:
        """Follow a pointer; only entering another element matters."""
        if event.pointerType != "mouse":
            return
        at = element.closest("[data-cell]") if element and not event.buttons else None
        over = str(at.getAttribute("data-cell")) if at else ""
        if over == self._over:
            return
        self.ended()
        self._over = over
        if not over:
            return
        table, cell = self._model()[TABLE], parse_cell(over)
        if table is not None and table.attention.draft is not None and cell in table.attention.draft.places:
            self._send(Hover(cell))
        else:
            self._timer = window.setTimeout(self._ring, HOVER_TIME)

    def ended(self) -> None:
        """Forget the hovered cell when the mouse leaves or does something else."""
        window.clearTimeout(self._timer)
        self._over = ""
        table = self._model()[TABLE]
        if table is not None and table.attention.hovered is not None:
            self._send(Leave())

    def _rested(self) -> None:
        if self._over:
            self._send(Hover(parse_cell(self._over)))


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
