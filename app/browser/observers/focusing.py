"""Focus: the keyboard focus after a change, and the Tab stop on the board."""

from __future__ import annotations

from typing import Any, Final

from js import document

from app.browser.input.events import listen
from app.browser.interop import answered_by_keys, js_object
from app.browser.observers.observer import Change, Observer
from app.engine.geometry import Cell
from app.ui.table.input.choosing import answer_begins, cell_id, open_part, picked_tile
from app.ui.table.model import Table, table_in_sight

COMMITS: Final = "[data-action],[data-message=reveal]"
ROVING: Final = {"ArrowLeft": -1, "ArrowUp": -1, "ArrowRight": 1, "ArrowDown": 1, "Home": 0, "End": 0}
VERTICAL: Final = ("ArrowUp", "ArrowDown")


class Focusing(Observer):
    """Moves the focus for keyboards and screen readers, but not for fingers and the mouse."""

    def __init__(self) -> None:
        self._root = document.getElementById("app")
        self._keys = answered_by_keys()
        self._was: Any = None
        self._opener: Any = None
        self._room: str | None = None  # before the first page, which has its focus
        self._tile: str | None = None
        self._table: Table | None = None
        self._stop: Any = None
        self._lost = False

    def listen(self) -> None:
        """Track the input in use: keys or pointers; a click without a pointer comes from a screen reader."""
        for name, listener in (
            ("keydown", lambda _, element: self._uses(element, keys=True)),
            ("pointerdown", lambda _, element: self._uses(element, keys=False)),
            ("click", lambda event, element: None if event.detail else self._uses(element, keys=True)),
        ):
            listen(name, listener, capture=True)

    def _uses(self, element: Any, *, keys: bool) -> None:
        if element and keys != self._keys:
            self._keys = keys
            self._keep_stop()

    # --- Around a change ---

    def before(self, change: Change) -> None:
        """Remember the focus before the page changes.

        A tapped button that commits loses it first; otherwise Chromium would do a costly layout.
        """
        self._was = document.activeElement
        if not self._keys and self._was.matches(COMMITS):
            self._was.blur()

    def after(self, change: Change) -> None:
        """Move the focus if the change requires it."""
        table = table_in_sight(change.model)
        room, tile = open_part(table), picked_tile(table)
        first = self._room is None
        opened, closed = bool(room) and room != self._room and not first, bool(self._room) and not room
        left, picked = self._room or "", bool(tile) and tile != self._tile and not first
        self._room, self._tile, self._table = room, tile, table
        if change.changed:
            self._move(table, opened=opened, closed=left if closed else "", taken=picked)
        self._keep_stop()

    def _move(self, table: Table | None, *, opened: bool, closed: str, taken: bool) -> None:
        active = document.activeElement
        modal = self._root.querySelector("[data-modal]")
        if modal:
            if not modal.contains(active):
                self._take_refuge(modal)
            return
        lost = self._root.contains(self._was) or not self._was.isConnected or self._lost
        lost = lost and not self._root.contains(active)
        if self._keys and opened:
            self._enter()
        elif self._keys and closed and (lost or _within(closed, active)):
            opener, self._opener = self._opener, None
            if not (opener and opener.isConnected and _give(opener)):
                self._return(table)
        elif self._keys and taken and table is not None:
            _give(document.getElementById(cell_id(table.board.focus)))
        elif lost:
            self._return(table)
        # Between two pages, nothing may take the focus; the next one does.
        self._lost = lost and not self._root.contains(document.activeElement)

    def _enter(self) -> None:
        """Move into the opened drawer or card, and remember the origin."""
        if not self._was.closest("#drawer,#explain"):
            self._opener = self._was
        _give(document.getElementById((self._room or "").partition(" ")[0]).querySelector("[data-entry]"))

    def _return(self, table: Table | None) -> None:
        """Move to the replacement of the focused element, or else to the current question."""
        if self._was.id and _give(document.getElementById(self._was.id)):
            return
        begins: Cell | str = answer_begins(table) if self._keys and table is not None else ""
        name = cell_id(begins) if isinstance(begins, tuple) else begins
        if not (name and _give(document.getElementById(name))):
            self._take_refuge(self._root)

    def _take_refuge(self, place: Any) -> None:
        """Move to the first heading in sight if the focus is lost; fingers see no focus ring."""
        refuges = place.querySelectorAll("[data-refuge]")
        any(_give(each, framed=self._keys) for each in refuges)

    # --- The board's stop ---

    def _keep_stop(self) -> None:
        """Make the board's remembered cell the Tab stop while keys are in use."""
        board = document.getElementById("board")
        wanted = None
        if self._keys and self._table is not None and board and not board.hasAttribute("aria-hidden"):
            wanted = document.getElementById(cell_id(self._table.board.focus))
            wanted = wanted or document.getElementById(cell_id((0, 0)))
        if self._stop and not (wanted and wanted.isSameNode(self._stop)):
            self._stop.setAttribute("tabindex", "-1")
            self._stop.removeAttribute("aria-describedby")
        if wanted and wanted.tabIndex != 0:
            wanted.setAttribute("tabindex", "0")
            wanted.setAttribute("aria-describedby", "cell-told")
        self._stop = wanted


def _within(room: str, element: Any) -> bool:
    return bool(element.closest("#" + room.partition(" ")[0]))


def _give(element: Any, *, framed: bool = True) -> bool:
    """Focus an element if it can be focused; `framed`: the browser may show a focus ring."""
    if not element:
        return False
    # The camera brings cells into view.
    options = {"preventScroll": element.hasAttribute("data-cell")}
    if not framed:
        options["focusVisible"] = False
    element.focus(js_object(options))
    return bool(element.isSameNode(document.activeElement))


def give(name: str) -> None:
    """Focus the element with an id; a heading scrolls to the top."""
    element = document.getElementById(name)
    if element and _give(element) and element.tagName.startswith("H"):
        element.scrollIntoView()


def rove(event: Any, element: Any) -> bool:
    """Move the focus within a row that has one Tab stop; return whether the key did that.

    A number in `data-roving` is the width of a grid: up and down move by that number and stop at its edge.
    """
    row = element.closest("[data-roving]")
    if not row or event.key not in ROVING or event.ctrlKey or event.metaKey:
        return False
    items = [
        each
        for each in row.querySelectorAll("button,a[href]")
        if each.offsetParent and not each.matches(":disabled")
    ]
    here = next((n for n, each in enumerate(items) if each.isSameNode(element)), None)
    if here is None:
        return False
    step = ROVING[event.key]
    width = int(row.dataset.roving or 0)
    if width and event.key in VERTICAL:
        step *= width
        if not 0 <= here + step < len(items):
            return True
    there = (here + step) % len(items) if step else (0 if event.key == "Home" else len(items) - 1)
    items[here].setAttribute("tabindex", "-1")
    items[there].setAttribute("tabindex", "0")
    items[there].focus()
    return True


def step_option(event: Any, field: Any) -> bool:
    """Move through the list of a combobox, or choose its option; return whether the key did that.

    The focus stays in the field, which names the option (`aria-activedescendant`).
    """
    shown = field.getAttribute("aria-controls") if field.matches("[role=combobox]") else None
    options = [*document.querySelectorAll(f"#{shown} [role=option]")] if shown else []
    if not options or event.ctrlKey or event.metaKey:
        return False
    active = field.getAttribute("aria-activedescendant")
    here = next((n for n, each in enumerate(options) if each.id == active), None)
    if event.key == "Enter" and here is not None:
        options[here].click()
        return True
    if event.key not in VERTICAL:
        return False
    down = event.key == "ArrowDown"
    there = (0 if down else -1) if here is None else here + (1 if down else -1)
    chosen = options[there % len(options)]
    for each in options:
        each.toggleAttribute("data-at", each.isSameNode(chosen))
    field.setAttribute("aria-activedescendant", chosen.id)
    chosen.scrollIntoView(js_object({"block": "nearest", "inline": "nearest"}))
    return True


def type_ahead(event: Any, element: Any) -> bool:
    """Move the focus from a list of options to its field, where the typed character then goes."""
    if len(event.key) != 1 or not event.key.isalnum() or event.ctrlKey or event.metaKey:
        return False
    place = element.closest("[data-type-ahead]")
    return bool(place) and _give(place.querySelector("[role=combobox]"))
