"""Event listeners: the only way from the document's events to the app; pointers; and the ways back.

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
from app.engine.geometry import Cell, cell_text, parse_cell
from app.ui.core.messages import Message, parse_message
from app.ui.core.model import Model
from app.ui.table import messages
from app.ui.table.input.camera import AIM, CELL
from app.ui.table.input.gestures import MOMENT, SLACK, SPOT, TOUCH, DoubleTapGuard, Drag, Gestures, Touches
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


HOLD: Final = 500
"""Milliseconds until a press is a long press."""

PERSON: Final = "person "
"""Prefix of a dragged person's colour; tile names contain no space."""

HOLD_SHOW: Final = 250
"""Milliseconds until a press hurries the playback."""

PRIMARY: Final = 1
"""The bit of `PointerEvent.buttons` for the primary button."""


class Pointers:
    """Listens to clicks, presses, drags, pinches and the wheel. `model` returns the current model."""

    def __init__(
        self, model: Callable[[], Model], send: Callable[[Message], None], pending: PendingWork
    ) -> None:
        self._model = model
        self._send = send
        self._pending = pending
        self._board: Any = None
        self._down: dict[int, tuple[str, Any]] = {}
        self._gestures = Gestures()
        self._touches = Touches()
        self._drag = Drag()
        self._dragged: Any = None
        self._hold = LongPress(self._long_press)
        self._held_show: int | None = None
        self._hovering = Hovering(model, send)
        self._double_taps = DoubleTapGuard()
        self._chose = self._chose_before = False
        self._making: int | None = None
        self._made = (0, 0.0, 0.0, -MOMENT)

    def use_board(self, board: Any) -> None:
        """Use another board or none; drop fingers on the old one."""
        self._board = board
        if not board:
            self._gestures = Gestures()

    def listen(self) -> None:
        """Add the listeners."""
        for name, listener in (
            ("click", self._clicked),
            ("dblclick", self._double_click),
            ("pointerdown", self._pointer_down),
            ("pointermove", self._pointer_move),
            ("pointerup", self._pointer_up),
            ("pointercancel", self._pointer_cancel),
            ("lostpointercapture", self._lost_capture),
            ("contextmenu", self._context_menu),
            ("dragstart", self._drag_start),
            ("wheel", self._wheel),
        ):
            listen(name, listener)
        window.addEventListener("blur", create_proxy(lambda _: self._abandon_all()))
        document.addEventListener("visibilitychange", create_proxy(lambda _: self._abandon_all()))

    # --- Taps ---

    def _clicked(self, event: Any, element: Any) -> None:
        try:
            if element:
                self._click(event, element)
        finally:
            self._pending.clicked(event, element)

    def _click(self, event: Any, on: Any) -> None:
        if event.detail and self._is_no_tap(event):  # clicks without detail come from keys
            event.preventDefault()
            return
        self._chose, self._chose_before = bool(on.closest("[data-action],[data-message]")), self._chose
        explained = "" if on.closest("#explain") else self._explained()
        element = on.closest("[data-action],[data-message],[data-tile],[data-cell]")
        if (place := self._place_beside(element, event, on)) is not None:
            self._send(messages.Tap(place))
        elif event.detail and self._is_too_small(on):
            self._send(messages.Approach(*self._point(event)))
        elif element and element.getAttribute("aria-disabled") != "true":
            message = _message_of(element)
            if event.detail and message.once:
                self._double_taps.committed(event.clientX, event.clientY, event.timeStamp)
            self._send(message)
        elif not element and on.closest("main.table"):
            self._advance_playback()
        if explained and explained == self._explained():
            self._send(messages.Help(""))  # a tap outside closes an explanation

    def _place_beside(self, element: Any, event: Any, on: Any) -> Cell | None:
        """Return the spot for the picked tile that a finger tapped nearby, on empty ground."""
        table = self._model()[TABLE]
        if not self._board or not event.detail or table is None or table.attention.draft is None:
            return None
        if element:
            text = attribute(element, "cell")
            cell = parse_cell(text) if text is not None else None
            if cell is None or cell in table.shown.city or cell in table.attention.draft.places:
                return None
        elif not on.closest("#board"):
            return None
        return table.board.camera.nearest(*self._point(event), table.attention.draft.places)

    def _is_too_small(self, on: Any) -> bool:
        """Return whether a tap on a choice of the board only goes close, because a finger may miss it."""
        table = self._model()[TABLE]
        if table is None or not on.closest("#options > .option"):
            return False
        return table.board.camera.scale * CELL < AIM

    def _advance_playback(self) -> None:
        """Advance the playback after a tap that has no other meaning."""
        table = self._model()[TABLE]
        if table is not None and table.attention.playback is not None:
            self._send(
                messages.ShowNext(table.attention.playback.choice, table.attention.playback.number + 1)
            )

    def _explained(self) -> str:
        table = self._model()[TABLE]
        return table.attention.subject if table is not None else ""

    def _is_no_tap(self, event: Any) -> bool:
        """Return whether a click ends a long press or drag, repeats a tap, or comes from a palm."""
        ends = [self._hold.swallows_click(), self._gestures.swallows_click(), self._drag.swallows_click()]
        if self._making is None and (any(ends) or self._touches.writing or self._was_made(event)):
            return True
        return self._double_taps.repeats(event.clientX, event.clientY, event.timeStamp)

    def _make_click(self, event: Any, on: Any) -> None:
        """Send the click for a tap if the browser sends none."""
        at = document.elementFromPoint(event.clientX, event.clientY)
        if not at or not (on.contains(at) or at.contains(on)):
            return
        options = {"bubbles": True, "cancelable": True, "composed": True, "detail": 1}
        options |= {"clientX": event.clientX, "clientY": event.clientY}
        click = window.MouseEvent.new("click", js_object(options))
        self._making = event.pointerId
        self._made = (event.pointerId, event.clientX, event.clientY, event.timeStamp)
        try:
            at.dispatchEvent(click)
        finally:
            self._making = None

    def _was_made(self, event: Any) -> bool:
        """Return whether a browser's click belongs to a tap that already sent one."""
        pointer, x, y, time = self._made
        id = getattr(event, "pointerId", None)
        if isinstance(id, int) and id >= 0 and id != pointer:
            return False
        near = max(abs(event.clientX - x), abs(event.clientY - y)) <= SPOT
        return near and bool(event.timeStamp - time <= MOMENT)

    # --- Gestures ---

    def _point(self, event: Any) -> tuple[float, float]:
        box = self._board.getBoundingClientRect()
        return event.clientX - box.left, event.clientY - box.top

    def _pointer_down(self, event: Any, element: Any) -> None:
        pointer, at = event.pointerId, (event.clientX, event.clientY)
        self._abandon(pointer)  # its release was not reported
        self._touches.down(pointer, event.pointerType, *at, event.timeStamp)
        for palm in self._touches.palms:
            self._abandon(palm)
        if not element or pointer in self._touches.palms:
            return
        if event.button > 0:  # the secondary button may open a menu
            self._hold.release()
            self._gestures.forget()
            return
        self._down[pointer] = (event.pointerType, element)
        if self._is_playing_back() and element.closest("#board,#show") and not element.closest("button"):
            self._hold.down(messages.Help(""), event, after=HOLD_SHOW)
        else:
            self._hold.down(held_message(element), event)
        self._drag.down(_carried(element), pointer, *at)
        if self._board and element.closest("#board") and not element.closest("[data-still]"):
            self._gestures.down(pointer, *self._point(event), event.timeStamp)
        else:
            self._gestures.forget()

    def _pointer_move(self, event: Any, element: Any) -> None:
        pointer = event.pointerId
        self._hovering.moved(event, element)
        if event.pointerType != TOUCH and not event.buttons & PRIMARY:
            self._abandon(pointer)  # released where the page receives no events, or never pressed
        if pointer not in self._down:
            return
        self._hold.moved(pointer, event.clientX, event.clientY)
        self._touches.moved(pointer, event.clientX, event.clientY)
        if name := self._drag.moved(pointer, event.clientX, event.clientY):
            if not self._dragged:
                self._pick_up_copy(name)
            if self._dragged:
                self._move_copy(name, event)
            return
        if not self._gestures.tracks(pointer):
            return
        for message in self._gestures.moved(pointer, *self._point(event)):
            if not self._board.hasPointerCapture(pointer):
                self._board.setPointerCapture(pointer)
            for finger in self._gestures.active:
                self._touches.spoil(finger)
            self._send(message)

    def _is_playing_back(self) -> bool:
        table = self._model()[TABLE]
        return table is not None and table.attention.playback is not None

    def _long_press(self, message: Message, pointer: int) -> None:
        """Send the message of a long press, or hurry the playback instead of explaining."""
        if isinstance(message, messages.Help) and self._is_playing_back():
            self._held_show = pointer
            self._send(messages.HurryShow(fast=True))
        else:
            self._send(message)

    def _release(self, event: Any) -> None:
        was_tap = self._hold.lifted(event)
        if self._held_show == event.pointerId:
            self._resume_playback()
        elif was_tap:
            self._send(messages.Help(""))

    def _resume_playback(self) -> None:
        self._held_show = None
        self._send(messages.HurryShow(fast=False))

    def _pointer_up(self, event: Any, _: Any) -> None:
        pointer = event.pointerId
        taps = self._touches.up(pointer, event.timeStamp)
        _, on = self._down.pop(pointer, ("", None))
        self._release(event)
        if name := self._drag.up(pointer):
            self._drop(name, event)
        self._gestures.lifted(pointer)
        if taps and on:
            self._make_click(event, on)

    def _abandon(self, pointer: int) -> None:
        """Forget a pointer with its drag and hold, without a choice."""
        if pointer not in self._touches.palms:
            self._touches.gone(pointer)
        if self._down.pop(pointer, None) is None:
            return
        self._hold.up(pointer)
        if self._held_show == pointer:
            self._resume_playback()
        if self._drag.up(pointer):
            self._remove_copy()
        self._gestures.lifted(pointer)
        if self._board and self._board.hasPointerCapture(pointer):
            self._board.releasePointerCapture(pointer)

    def _abandon_all(self) -> None:
        for pointer in list(self._down):
            self._abandon(pointer)
        self._touches = Touches()
        self._hovering.ended()

    def _pointer_cancel(self, event: Any, _: Any) -> None:
        self._release(event)
        self._touches.gone(event.pointerId)
        self._abandon(event.pointerId)

    def _lost_capture(self, event: Any, element: Any) -> None:
        pointer = event.pointerId
        if self._board and element and element.isSameNode(self._board) and self._gestures.tracks(pointer):
            self._abandon(pointer)

    def _drag_start(self, event: Any, element: Any) -> None:
        """Prevent the browser's own drag, which would hide the release."""
        if element and element.closest("[data-tile],[data-person],#board"):
            event.preventDefault()

    # --- Dragging ---

    def _pick_up_copy(self, name: str) -> None:
        """Create the copy of a tile or person that follows the pointer."""
        person = name.startswith(PERSON)
        source = document.querySelector("[data-person] .person") if person else None
        source = source or document.getElementById(f"hand-{name}")
        if source:
            self._dragged = source.cloneNode(True)
            self._dragged.removeAttribute("id")
            self._dragged.removeAttribute("data-tile")
            self._dragged.classList.remove("up")
            self._dragged.classList.add("dragged")
            document.body.append(self._dragged)

    def _move_copy(self, name: str, event: Any) -> None:
        """Move the copy with the pointer; over a legal cell the ghost replaces a tile."""
        self._dragged.style.left, self._dragged.style.top = f"{event.clientX}px", f"{event.clientY}px"
        if not name.startswith(PERSON):
            self._hold_over(name, event)

    def _hold_over(self, tile: str, event: Any) -> None:
        table, cell = self._model()[TABLE], self._cell_under(event)
        draft = table.attention.draft if table is not None else None
        over = draft is not None and draft.tile == tile and cell in draft.places
        self._dragged.classList.toggle("over", over)
        if draft is None or draft.tile != tile:
            self._send(messages.Pick(tile))
        elif over and cell is not None and cell != draft.cell:
            self._send(messages.CarryOver(cell))

    def _drop(self, name: str, event: Any) -> None:
        """Drop a tile or person on a cell; announce the reason if that is illegal."""
        self._remove_copy()
        cell = self._cell_under(event)
        if cell is None:
            return
        if name.startswith(PERSON):
            self._send(messages.Act(f"move {name.removeprefix(PERSON)} {cell_text(cell)}"))
        else:
            self._send(messages.Drop(name, cell))

    def _remove_copy(self) -> None:
        if self._dragged:
            self._dragged.remove()
            self._dragged = None

    def _cell_under(self, event: Any) -> Cell | None:
        table = self._model()[TABLE]
        if not self._board or table is None:
            return None
        return table.board.camera.cell_at(*self._point(event))

    def _double_click(self, event: Any, element: Any) -> None:
        # Two quick choices, as in moving a crowd, are not a double tap.
        on_board = self._board and element and element.closest("#board")
        if on_board and not (self._chose or self._chose_before):
            self._send(messages.DoubleTap(*self._point(event)))

    def _context_menu(self, event: Any, element: Any) -> None:
        # Some devices report a long press, others the secondary button.
        message = held_message(element) if element else None
        for pointer, (kind, _) in list(self._down.items()):
            if kind != TOUCH or message is None:
                self._abandon(pointer)  # the menu may swallow the release
        if message is not None:
            event.preventDefault()
            self._hold.fire(message)

    def _wheel(self, event: Any, element: Any) -> None:
        if self._board and element and element.closest("#board"):
            event.preventDefault()
            for message in self._gestures.wheel(
                *self._point(event), event.deltaX, event.deltaY, event.deltaMode, bool(event.ctrlKey)
            ):
                self._send(message)


def attribute(element: Any, name: str) -> str | None:
    """Return a `data-` attribute of an element, or `None`."""
    value = element.getAttribute(f"data-{name}")
    return value if isinstance(value, str) else None


def held_message(element: Any) -> Message | None:
    """Return the message of a long press: a control's own, else the explanation of the nearest subject."""
    control = element.closest("[data-hold]")
    if control and (text := attribute(control, "hold")) is not None:
        return parse_message(text)
    subject = subject_of(element)
    return messages.Help(subject) if subject is not None else None


def subject_of(element: Any) -> str | None:
    """Return the subject of the nearest ancestor with an explanation, or `None`."""
    at = element.closest("[data-help],[data-tile],[data-cell]")
    if not at:
        return None
    for name, start in (("help", ""), ("tile", "tile "), ("cell", "cell ")):
        text = attribute(at, name)
        if text is not None:
            return start + text
    return None


class LongPress:
    """Detects a press held still for half a second, and swallows the click after it.

    A busy browser may deliver the end of a tap late, so the event's own time counts.
    """

    def __init__(self, held: Callable[[Message, int], None]) -> None:
        self._long_press = held
        self._pointer = -1
        self._message: Message | None = None
        self._at = (0.0, 0.0)
        self._long_at = 0.0  # in event time
        self._fired: Message | None = None
        self._timer = 0
        self._ring = create_proxy(self._rang)

    def down(self, message: Message | None, event: Any, after: int = HOLD) -> None:
        """Start a press, with a message or without one; this ends the previous press."""
        self.release()
        self._pointer = event.pointerId
        self._message, self._at = message, (event.clientX, event.clientY)
        self._long_at = event.timeStamp + after
        if message is not None:
            self._timer = window.setTimeout(self._ring, after)

    def moved(self, pointer: int, x: float, y: float) -> None:
        """Follow the pointer; moving too far cancels the press."""
        far = abs(x - self._at[0]) + abs(y - self._at[1]) > SLACK
        if self._message is not None and far:
            self.up(pointer)

    def up(self, pointer: int) -> None:
        """End the press of this pointer."""
        if pointer == self._pointer:
            self._stop()

    def release(self) -> None:
        """End all presses, so the next click counts."""
        self._stop()
        self._fired = None

    def lifted(self, event: Any) -> bool:
        """End the press; return whether it was treated as a long press although it was a tap.

        In that case the tap counts, unless a control has already acted on the long press.
        """
        self.up(event.pointerId)
        early = event.pointerId == self._pointer and event.timeStamp < self._long_at
        if not isinstance(self._fired, messages.Help) or not early:
            return False
        self._fired = None
        return True

    def fire(self, message: Message) -> None:
        """Report the message now: the browser detected a long press or the secondary button."""
        self._long_at = 0.0
        self._tell(message)

    def swallows_click(self) -> bool:
        """Return whether the next click belongs to the long press."""
        fired, self._fired = self._fired, None
        return fired is not None

    def _stop(self) -> None:
        window.clearTimeout(self._timer)
        self._message = None

    def _rang(self) -> None:
        if self._message is not None:
            self._tell(self._message)

    def _tell(self, message: Message) -> None:
        self._stop()
        self._fired = message
        self._long_press(message, self._pointer)


def _carried(target: Any) -> str:
    """Return what a drag from here carries: a tile's name, `person COLOUR`, or an empty text."""
    for name, start in (("tile", ""), ("person", PERSON)):
        if element := target.closest(f"[data-{name}]"):
            return f"{start}{attribute(element, name)}"
    return ""


def _message_of(element: Any) -> Message:
    for name, start in (("action", "act "), ("message", ""), ("tile", "pick "), ("cell", "tap ")):
        text = attribute(element, name)
        if text is not None:
            return parse_message(start + text)
    raise LookupError("an element without a message")
