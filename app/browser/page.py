"""The page: the one module that touches the document. It shows the model and sends what happens on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import ResizeObserver, document, window
from pyodide.ffi import create_proxy, to_js

import app.ui.handlers  # noqa: F401  (registers the handlers)
from app.browser.answers import Answers
from app.browser.archive import Archive, drawn_id
from app.browser.crash import Breakdown
from app.browser.morphing import Morphing
from app.browser.pointers import Pointers, attribute, subject_of
from app.browser.strip import Strip
from app.browser.thinker import Thinker
from app.saves.store import Store, StoreError, StoreOff
from app.ui.effects import AcceptUpdate, After, DrawSeed, Effect, FocusOn, Navigate, StoreText
from app.ui.handlers.settings import SETTINGS_KEY
from app.ui.input.camera import Camera
from app.ui.input.keys import message_for_key
from app.ui.learning import progress
from app.ui.messages import (
    Fade,
    Focus,
    Help,
    Kept,
    Message,
    Pan,
    Recalled,
    Replaced,
    Resized,
    Restored,
    UpdateWaits,
    Went,
    Zoom,
    parse_message,
)
from app.ui.model import Model, Settings
from app.ui.update import update
from app.ui.views.region import Region
from app.ui.views.screens import screen_of

GESTURES: Final = (Pan, Zoom)
NOTICE: Final = 6000
"""Milliseconds that a notice stays which only informs."""

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
        self.thinker = Thinker(self.send)
        self.model = Model(
            settings=Settings(still=bool(window.matchMedia("(prefers-reduced-motion: reduce)").matches))
        )
        self.root = document.getElementById("app")
        self.live = document.getElementById("live")
        self._strip = Strip()
        self._pointers = Pointers(lambda: self.model, self.send, self.answers)
        self._rest = Rest(self._come_to_rest)
        self._parts: dict[str, tuple[object, ...]] = {}
        self._markup: dict[str, str] = {}
        self._camera: Camera | None = None
        self._screen: object = None
        self._pointed = ""
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
        version = attribute(document.documentElement, "version") or ""
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
        """Return the record of the game on the table."""
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
            self.thinker.follow(self.model.table_in_sight)

    # --- Showing ---

    def show(self, *, soft: bool = True) -> None:
        """Bring the page up to the model, region by region, where something changed."""
        screen = screen_of(self.model)
        focused = self.root.contains(document.activeElement)
        document.documentElement.dataset.chosen = self.model.settings.theme
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
        self._strip.follow(self.model)
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
            self._pointers.board_is(board)
            if board:
                self._resizes.observe(board)

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
        for part in ("places", "marks", "facts", "options", "ghost", "glance"):
            document.getElementById(part).style.setProperty("--zoom", f"{scale:.3f}")

    def _resized(self, entries: Any, *_: Any) -> None:
        box = entries[0].contentRect
        if box.width and box.height:
            self.send(Resized(box.width, box.height))
            self.answers.board(measured=True)

    # --- Listening ---

    def _listen(self) -> None:
        for name, listener in (
            ("input", self._input),
            ("change", self._change),
            ("submit", self._submit),
            ("keydown", self._key),
        ):
            document.addEventListener(name, create_proxy(listener))
        self._pointers.listen()
        window.addEventListener("streets:update", create_proxy(lambda _: self.send(UpdateWaits())))
        window.addEventListener("streets:replaced", create_proxy(lambda _: self.send(Replaced())))
        window.addEventListener("hashchange", create_proxy(lambda _: self._follow_address()))

    def _follow_address(self) -> None:
        fragment = window.location.hash
        self.answers.address(fragment)  # first: what is there may lead on
        self.send(Went(fragment))

    def _input(self, event: Any) -> None:
        self._value(event, "input")

    def _change(self, event: Any) -> None:
        if event.target.type == "file":
            self.archive.read_file(event.target.files.item(0))
            event.target.value = ""
            return
        self._value(event, "change")

    def _value(self, event: Any, name: str) -> None:
        start = attribute(event.target, name)
        if start is not None:
            kind = event.target.type
            value = ("yes" if event.target.checked else "no") if kind == "checkbox" else event.target.value
            self.send(parse_message(f"{start} {value}"))

    def _submit(self, event: Any) -> None:
        event.preventDefault()
        text = attribute(event.target, "submit")
        if text is not None:
            self.send(parse_message(text))

    def _key(self, event: Any) -> None:
        if event.altKey or event.target.closest("input,textarea,select"):
            return
        if event.key == "?" and (subject := subject_of(event.target)) is not None:
            self.send(Help(subject))
            return
        on = event.target.closest("[data-cell],[data-tile],[data-action],[data-message],a,button")
        cell = attribute(on, "cell") if on else None
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
            case AcceptUpdate(anyway):
                window.streetsUpdate.accept(anyway)
            case FocusOn(name):
                element = document.getElementById(name)
                if element:
                    element.focus()
                    if element.tagName.startswith("H"):
                        element.scrollIntoView()  # a heading is gone to for what stands below it
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
