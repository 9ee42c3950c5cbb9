"""The page: the one module that touches the document. It shows the model and sends what happens on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy, to_js

import app.ui.handlers  # noqa: F401  (registers the handlers)
from app.engine.geometry import Cell
from app.saves.store import Store, StoreError, StoreOff
from app.ui.answers import Answers
from app.ui.archive import Archive, drawn_id
from app.ui.breakdown import Breakdown
from app.ui.camera import Camera
from app.ui.effects import AcceptUpdate, After, DrawSeed, Effect, FocusOn, Navigate
from app.ui.effects import Store as StoreText
from app.ui.gestures import SLACK, Drag, Gestures
from app.ui.handlers.address import SETTINGS_KEY
from app.ui.keys import message_for_key
from app.ui.learning import progress
from app.ui.messages import (
    DoubleTap,
    Drop,
    Fade,
    Focus,
    Help,
    Kept,
    Message,
    Pan,
    Pick,
    Recalled,
    Resized,
    Restored,
    Tap,
    UpdateWaits,
    Went,
    Zoom,
    parse_message,
)
from app.ui.model import Model, Settings
from app.ui.morphing import Morphing
from app.ui.update import update
from app.ui.views.region import Region
from app.ui.views.screens import screen_of

GESTURES: Final = (Pan, Zoom)
NOTICE: Final = 6000
"""Milliseconds that a notice stays which only informs."""

HOLD: Final = 500
"""Milliseconds after which a press is a long one."""

REST: Final = 150
"""Milliseconds after which fingers that zoom have come to rest, and details are drawn for the new scale."""

FAR, NEAR = 0.34, 0.56
"""Below and above these scales there is only room for what scores, and room for the buildings' names."""


class Page:
    """Shows a model and keeps it going."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.answers = Answers()
        self.archive = Archive(store, self.send, self.answers)
        self.model = Model(
            settings=Settings(still=bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches))
        )
        self.root = document.getElementById("app")
        self.live = document.getElementById("live")
        self.gestures = Gestures()
        self.drag = Drag()
        self._dragged: Any = None
        self._hold = Hold(lambda subject: self.send(Help(subject)))
        self._rest = Rest(self._come_to_rest)
        self._parts: dict[str, tuple[object, ...]] = {}
        self._markup: dict[str, str] = {}
        self._camera: Camera | None = None
        self._screen: object = None
        self._pointed = ""
        self._chose = self._chose_before = False
        self._board: Any = None
        self._morphing = Morphing()
        self._resizes = ResizeObserver.new(create_proxy(self._resized))

    # --- The cycle ---

    def start(self) -> None:
        """Read what is kept, follow the address, show the page, and listen."""
        try:
            settings = self.store.get(SETTINGS_KEY)
            learned = self.store.get(progress.KEY)
        except StoreError:
            self.send(Kept("", "disabled"))
            settings = learned = None
        if settings is not None:
            self.send(Restored(settings))
        if learned is not None:
            self.send(Recalled(learned))
        version = _attribute(document.documentElement, "version") or ""
        Breakdown(version, self.record)
        self._listen()
        self.archive.start()
        self._follow_address()
        window.streets = to_js(
            {
                "record": create_proxy(self.record),
                "answered": create_proxy(self.answers.asked),
                "version": version,
            },
            dict_converter=window.Object.fromEntries,
        )
        document.documentElement.dataset.app = "ready"

    def record(self) -> str | None:
        """Give the record of the game on the table."""
        return self.model.table.session.text() if self.model.table is not None else None

    def send(self, message: Message) -> None:
        """Take a message: change the model, show it, do what is asked for."""
        before = self.model.notice
        self.model, effects = update(self.model, message)
        try:
            if isinstance(message, GESTURES):
                self._place_camera(moving=True)  # they change nothing else
            else:
                self.show(soft=not isinstance(message, Resized))
        finally:  # what was chosen is kept even if it cannot be shown
            notice = self.model.notice
            if notice is not None and notice is not before and notice.kind == "info":
                self._do(After(NOTICE, Fade(notice.text)))
            for effect in effects:
                self._do(effect)

    # --- Showing ---

    def show(self, *, soft: bool = True) -> None:
        """Bring the page up to the model, region by region, where something changed."""
        screen = screen_of(self.model)
        focused = self.root.contains(document.activeElement)
        document.documentElement.dataset.theme = self.model.settings.theme
        document.documentElement.dataset.contrast = self.model.settings.contrast
        changed = self._show_region(self.root, screen.frame, self._morphing.show_around_regions)
        if screen is not self._screen:
            self._screen = screen
            window.scrollTo(0, 0)
        if changed:
            self._camera = None  # a morphed frame has lost the layer's transform
        for region in screen.regions:
            element = document.getElementById(region.id)
            changed = self._show_region(element, region, self._morphing.show) or changed
        current = {screen.frame.id, *(region.id for region in screen.regions)}
        for known in [known for known in self._markup if known not in current]:
            del self._markup[known], self._parts[known]
        self._watch_board()
        self._place_camera(soft=soft)
        modal = self.root.querySelector("[data-modal]") if changed else None
        if modal and not modal.contains(document.activeElement):
            modal.querySelector("[data-refuge]").focus()
        elif changed and focused and not self.root.contains(document.activeElement):
            refuge = self.root.querySelector("[data-refuge]")
            if refuge:
                refuge.focus()
        self._mark()
        if self.live.textContent != self.model.spoken:
            self.live.textContent = self.model.spoken

    def _mark(self) -> None:
        """Mark the control that a lesson means; its region may just have been shown anew."""
        wanted = self.model.points
        if not wanted and not self._pointed:
            return
        name, _, value = wanted.partition(" ")
        target = self.root.querySelector(f'[data-{name}="{value}"]') if wanted else None
        for marked in self.root.querySelectorAll('[data-hint="here"]'):
            if not target or not marked.isSameNode(target):
                marked.removeAttribute("data-hint")
        if target:
            target.dataset.hint = "here"
        self._pointed = wanted

    def _show_region(self, element: Any, region: Region, morph: Callable[[Any, str], None]) -> bool:
        parts = region.parts(self.model)
        before = self._parts.get(region.id)
        if before is not None and len(before) == len(parts) and all(map(_same, before, parts)):
            return False
        self._parts[region.id] = parts
        markup = str(region.view(*parts))
        if self._markup.get(region.id) == markup:
            return False
        self._markup[region.id] = markup
        morph(element, markup)
        return True

    def _watch_board(self) -> None:
        board = document.getElementById("board")
        if not self._board or not board or not self._board.isSameNode(board):
            self._resizes.disconnect()
            self._board = board
            self._camera = None
            self.answers.board(measured=not board)
            if board:
                self._resizes.observe(board)
            else:
                self.gestures = Gestures()  # fingers that are still down moved a board that is gone

    def _place_camera(self, *, soft: bool = False, moving: bool = False) -> None:
        """Bring the city where the camera is: at once, softly, or while fingers are `moving` it."""
        table = self.model.table
        if not self._board or table is None or table.camera is self._camera:
            return
        camera = table.camera
        layer = document.getElementById("layer")
        layer.classList.toggle("soft", soft and self._camera is not None)
        layer.classList.toggle("moving", moving)
        layer.style.transform = f"translate({camera.x:.2f}px,{camera.y:.2f}px) scale({camera.scale:.4f})"
        self._camera = camera
        self._rest.after(REST if moving else 0)

    def _come_to_rest(self) -> None:
        """Draw the city with as much detail, and lines as thin, as the scale asks for."""
        layer, table = document.getElementById("layer"), self.model.table
        if not layer or table is None:
            return
        scale = table.camera.scale
        layer.classList.remove("moving")
        layer.dataset.detail = "far" if scale < FAR else "near" if scale > NEAR else "middle"
        # Not on the layer itself: every shape of every building would be looked at again.
        for part in ("places", "marks", "facts", "options", "ghost"):
            document.getElementById(part).style.setProperty("--zoom", f"{scale:.3f}")

    def _resized(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self.send(Resized(box.width, box.height))
            self.answers.board(measured=True)

    # --- Listening ---

    def _listen(self) -> None:
        for name, listener in (
            ("click", self._clicked),
            ("dblclick", self._double_click),
            ("input", self._input),
            ("change", self._change),
            ("submit", self._submit),
            ("keydown", self._key),
            ("pointerdown", self._pointer_down),
            ("pointermove", self._pointer_move),
            ("pointerup", self._pointer_up),
            ("pointercancel", self._pointer_cancel),
            ("contextmenu", self._context_menu),
        ):
            document.addEventListener(name, create_proxy(listener))
        document.addEventListener(
            "wheel",
            create_proxy(self._wheel),
            to_js({"passive": False}, dict_converter=window.Object.fromEntries),
        )
        window.addEventListener("streets:update", create_proxy(lambda _: self.send(UpdateWaits())))
        window.addEventListener("hashchange", create_proxy(lambda _: self._follow_address()))

    def _follow_address(self) -> None:
        fragment = window.location.hash
        try:
            self.send(Went(fragment))
        finally:
            self.answers.address(fragment)

    def _clicked(self, event: Any) -> None:
        try:
            self._click(event)
        finally:
            self.answers.clicked(event)

    def _click(self, event: Any) -> None:
        held = event.detail and self._hold.swallows_click()
        if held or self.gestures.swallows_click() or self.drag.swallows_click():
            event.preventDefault()
            return
        self._chose, self._chose_before = (
            bool(event.target.closest("[data-action],[data-message]")),
            self._chose,
        )
        element = event.target.closest("[data-action],[data-message],[data-tile],[data-cell]")
        if not element or element.getAttribute("aria-disabled") == "true":
            return
        self.send(_message_of(element))

    def _input(self, event: Any) -> None:
        self._value(event, "input")

    def _change(self, event: Any) -> None:
        if event.target.type == "file":
            self.archive.read_file(event.target.files.item(0))
            event.target.value = ""
            return
        self._value(event, "change")

    def _value(self, event: Any, name: str) -> None:
        start = _attribute(event.target, name)
        if start is not None:
            kind = event.target.type
            value = ("yes" if event.target.checked else "no") if kind == "checkbox" else event.target.value
            self.send(parse_message(f"{start} {value}"))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        text = _attribute(event.target, "submit")
        if text is not None:
            self.send(parse_message(text))

    def _key(self, event: Any) -> None:
        if event.altKey or event.target.closest("input,textarea,select"):
            return
        if event.key == "?" and (subject := _subject(event.target)) is not None:
            self.send(Help(subject))
            return
        on = event.target.closest("[data-cell],[data-tile],[data-action],[data-message],a,button")
        cell = _attribute(on, "cell") if on else None
        message = message_for_key(
            self.model,
            str(event.key),
            bool(event.ctrlKey or event.metaKey),
            bool(event.shiftKey),
            cell,
            bool(on),
        )
        if message is None:
            return
        event.preventDefault()
        self.send(message)
        if (cell is not None or isinstance(message, Focus)) and self.model.table is not None:
            x, y = self.model.table.focus
            target = document.getElementById(f"c{x},{y}")
            if target:
                target.focus(to_js({"preventScroll": True}, dict_converter=window.Object.fromEntries))

    # --- Gestures ---

    def _point(self, event: Any) -> tuple[float, float]:
        box = self._board.getBoundingClientRect()
        return event.clientX - box.left, event.clientY - box.top

    def _pointer_down(self, event: Any) -> None:
        self._hold.down(_subject(event.target), event.clientX, event.clientY)
        if event.isPrimary:  # a second finger leaves a tile that is being dragged to the first
            self._put_away()
            tile = event.target.closest("[data-tile]")
            name = _attribute(tile, "tile") if tile else None
            self.drag.down(name or "", event.pointerId, event.clientX, event.clientY)
        if self._board and event.target.closest("#board") and not event.target.closest("[data-still]"):
            self.gestures.down(event.pointerId, *self._point(event))
        else:
            self.gestures.forget()

    def _pointer_move(self, event: Any) -> None:
        self._hold.moved(event.clientX, event.clientY)
        if tile := self.drag.moved(event.pointerId, event.clientX, event.clientY):
            self._drag_tile(tile, event)
            return
        if not self.gestures.tracks(event.pointerId):
            return
        for message in self.gestures.moved(event.pointerId, *self._point(event)):
            if not self._board.hasPointerCapture(event.pointerId):
                self._board.setPointerCapture(event.pointerId)
            self.send(message)

    def _pointer_up(self, event: Any) -> None:
        self._hold.up()
        if tile := self.drag.up(event.pointerId):
            self._drop_tile(tile, event)
        if self.gestures.tracks(event.pointerId):
            self.gestures.up(event.pointerId)

    def _drag_tile(self, tile: str, event: Any) -> None:
        """Let a copy of the tile follow the pointer; over a legal cell the ghost stands in for it."""
        if not self._dragged:
            source = document.getElementById(f"hand-{tile}")
            if not source:
                return
            self._dragged = source.cloneNode(True)
            self._dragged.removeAttribute("id")
            self._dragged.removeAttribute("data-tile")
            self._dragged.className = "hand-tile dragged"
            document.body.append(self._dragged)
        self._dragged.style.left, self._dragged.style.top = f"{event.clientX}px", f"{event.clientY}px"
        table, cell = self.model.table, self._cell_under(event)
        draft = table.draft if table is not None else None
        over = draft is not None and draft.tile == tile and cell in draft.places
        self._dragged.classList.toggle("over", over)
        if draft is None or draft.tile != tile:
            self.send(Pick(tile))
        elif over and cell is not None and cell != draft.cell:
            self.send(Tap(cell))

    def _drop_tile(self, tile: str, event: Any) -> None:
        """Put the tile down: on a cell that is not legal the reason is said."""
        self._put_away()
        cell = self._cell_under(event)
        if cell is not None:
            self.send(Drop(tile, cell))

    def _put_away(self) -> None:
        if self._dragged:
            self._dragged.remove()
            self._dragged = None

    def _cell_under(self, event: Any) -> Cell | None:
        if not self._board or self.model.table is None:
            return None
        return self.model.table.camera.cell_at(*self._point(event))

    def _double_click(self, event: Any) -> None:
        # Two quick choices, as when a crowd is moved, are no double tap.
        if self._board and event.target.closest("#board") and not (self._chose or self._chose_before):
            self.send(DoubleTap(*self._point(event)))

    def _context_menu(self, event: Any) -> None:
        # A long press on some devices, the second button on others.
        subject = _subject(event.target)
        if subject is not None:
            event.preventDefault()
            self._hold.fire(subject)

    def _pointer_cancel(self, event: Any) -> None:
        self._hold.up()
        if self.drag.up(event.pointerId):
            self._put_away()
        self.gestures.cancel(event.pointerId)

    def _wheel(self, event: Any) -> None:
        if self._board and event.target.closest("#board"):
            event.preventDefault()
            for message in self.gestures.wheel(
                *self._point(event), event.deltaX, event.deltaY, event.deltaMode, bool(event.ctrlKey)
            ):
                self.send(message)

    # --- Effects ---

    def _do(self, effect: Effect) -> None:
        match effect:
            case Navigate(fragment, replace):
                if replace:
                    window.history.replaceState(None, "", fragment)
                    self._follow_address()
                else:
                    window.location.hash = fragment
            case After(milliseconds, message):
                self.answers.after(milliseconds, lambda: self.send(message))
            case StoreText(key, text):
                self._store(key, text)
            case DrawSeed(start):
                self.send(parse_message(f"{start} {drawn_id()}"))
            case AcceptUpdate():
                window.streetsUpdate.accept()
            case FocusOn(name):
                element = document.getElementById(name)
                if element:
                    element.focus()
            case _:
                self.archive.do(effect)

    def _store(self, key: str, text: str) -> None:
        try:
            self.store.set(key, text)
        except StoreOff:
            self.send(Kept("", "disabled"))
        except StoreError:
            self.send(Kept("", "full"))


def _same(before: object, now: object) -> bool:
    return before is now or (isinstance(now, str | int | float | None) and before == now)


def _attribute(element: Any, name: str) -> str | None:
    value = element.getAttribute(f"data-{name}")
    return value if isinstance(value, str) else None


def _subject(element: Any) -> str | None:
    """Give what an element stands for, to be explained: the nearest thing that has an explanation."""
    at = element.closest("[data-help],[data-tile],[data-cell]")
    if not at:
        return None
    for name, start in (("help", ""), ("tile", "tile "), ("cell", "cell ")):
        text = _attribute(at, name)
        if text is not None:
            return start + text
    return None


class Hold:
    """A long press: tells what was held still for half a second, and swallows the click that follows."""

    def __init__(self, held: Callable[[str], None]) -> None:
        self._held = held
        self._subject: str | None = None
        self._at = (0.0, 0.0)
        self._fired = False
        self._timer = 0
        self._ring = create_proxy(self._rang)

    def down(self, subject: str | None, x: float, y: float) -> None:
        """A pointer went down on a subject, or on nothing that can be explained."""
        self.up()
        self._fired = False
        self._subject, self._at = subject, (x, y)
        if subject is not None:
            self._timer = window.setTimeout(self._ring, HOLD)

    def moved(self, x: float, y: float) -> None:
        """The pointer moved; far enough, and it holds nothing any more."""
        if self._subject is not None and abs(x - self._at[0]) + abs(y - self._at[1]) > SLACK:
            self.up()

    def up(self) -> None:
        """The pointer was lifted."""
        window.clearTimeout(self._timer)
        self._subject = None

    def fire(self, subject: str) -> None:
        """Tell of a subject now."""
        self.up()
        self._fired = True
        self._held(subject)

    def swallows_click(self) -> bool:
        """Tell whether the click that comes now belongs to the long press."""
        fired, self._fired = self._fired, False
        return fired

    def _rang(self) -> None:
        if self._subject is not None:
            self.fire(self._subject)


class Rest:
    """Does something once nothing has asked for it any more for a while."""

    def __init__(self, do: Callable[[], None]) -> None:
        self._do = do
        self._timer = 0
        self._ring = create_proxy(do)

    def after(self, milliseconds: int) -> None:
        """Do it in so many milliseconds, or now, in place of what was asked for before."""
        window.clearTimeout(self._timer)
        if milliseconds:
            self._timer = window.setTimeout(self._ring, milliseconds)
        else:
            self._do()


def _message_of(element: Any) -> Message:
    for name, start in (("action", "act "), ("message", ""), ("tile", "pick "), ("cell", "tap ")):
        text = _attribute(element, name)
        if text is not None:
            return parse_message(start + text)
    raise LookupError("an element without a message")
