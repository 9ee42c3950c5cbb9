"""The page: the loop of messages, model, rendering and effects."""

from __future__ import annotations

import os
from contextlib import suppress
from functools import partial
from typing import Any, Final

from js import document, window
from pyodide.ffi import create_proxy

from app.browser import language
from app.browser.board import Board
from app.browser.effects import Browser
from app.browser.input.events import Pointers, SteppingBack, Trail
from app.browser.input.inputs import Inputs
from app.browser.interop import (
    CrashScreen,
    PendingWork,
    answered_messages,
    from_snapshot,
    js_object,
    page_version,
)
from app.browser.observers.flights import CityLife, Flights
from app.browser.observers.focusing import Focusing
from app.browser.observers.observer import (
    Change,
    HintMarker,
    InfiniteScroll,
    LiveRegion,
    Observer,
    SeatScroller,
)
from app.browser.observers.sound import Speaker
from app.browser.preload import Preloader
from app.browser.saves import OneWriter, report_promise
from app.browser.sharing import read_file
from app.browser.showing import Showing
from app.browser.worker import JobRunner
from app.saves.former import stored_text
from app.saves.store import Store, StoreError
from app.ui.core import messages
from app.ui.core.jobs import SPARE_MEMORY, jobs
from app.ui.core.model import HOME, Model, Settings
from app.ui.core.page_parts import parse_route
from app.ui.core.registry import After, Navigate, perform
from app.ui.core.stored import stored_keys
from app.ui.core.update import update
from app.ui.features.saves.state import Returned, SaveResult
from app.ui.table.messages import Pan, Resized, Zoom
from app.ui.table.model import TABLE

GESTURES: Final = (Pan, Zoom)
SMALL_MEMORY: Final = 4
"""Gigabytes of a device that gets no worker before somebody waits for one."""

NOTICE: Final = 6000
"""Milliseconds until an informational notice fades."""


class Page:
    """Holds the model, and connects everything that shows, changes or serves it."""

    def __init__(self, store: Store) -> None:
        self._motion = window.matchMedia("(prefers-reduced-motion: reduce)")
        self.model = Model(settings=Settings(still=bool(self._motion.matches))).with_(
            SPARE_MEMORY, _has_spare_memory()
        )
        self._silent = False
        self._store = store
        self._pending = PendingWork()
        self._outside = Browser(store, self._pending, self.send, self._follow_address)
        self._outside.service(OneWriter)  # it receives changes of other tabs from the start
        self._pointers = Pointers(lambda: self.model, self.send, self._pending)
        self._inputs = Inputs(lambda: self.model, self.send, lambda file: read_file(self._outside, file))
        self._board = Board(
            self._pending, lambda width, height: self.send(Resized(width, height)), self._pointers.use_board
        )
        self._showing = Showing(self._board)
        self._flights = Flights()
        self._focusing = Focusing()
        self._trail = Trail()
        self._stepping_back = SteppingBack(lambda: self.model, self.send, self._pending, self._trail)
        self._observers: tuple[Observer, ...] = (
            self._flights,
            self._focusing,
            HintMarker(),
            SeatScroller(),
            InfiniteScroll(self.send),
            LiveRegion(),
            Speaker(),
            CityLife(),
            self._stepping_back,
            JobRunner(self.send),
        )

    def start(self) -> None:
        """Read the stored values, follow the address, show the page, and listen."""
        # The document may already show the first page, so show the result of several messages at once.
        self._silent = parse_route(window.location.hash) == HOME
        self._recall()
        self.send(messages.Seeded(os.urandom(32).hex()))
        version = page_version()
        CrashScreen(version, self.record)
        self._listen()
        report_promise(self._outside)
        self._arrive()
        self._repeat()
        if self._silent:
            self._silent = False
            self._show(Change(self.model, soft=True))
        self.send(messages.CheckDate())  # the end of a daily deal also depends on it
        language.bring_missing(self.send)
        window.streets = js_object(
            {
                "record": create_proxy(self.record),
                "answered": create_proxy(self._pending.idle),
                "owing": create_proxy(self._pending.names),
                "busy": create_proxy(lambda: any(jobs(self.model))),
                "version": version,
            }
        )
        document.documentElement.dataset.app = "ready"
        window.dispatchEvent(window.Event.new("streets:ready"))
        Preloader().go_on()

    def _repeat(self) -> None:
        """Repeat what the page has answered before Python (`assets/boot/answers.js`).

        Messages that another version stored may be unknown. Another error is reported, but stops no start.
        """
        try:
            with suppress(ValueError), self._outside.at_once():
                for text in answered_messages():
                    self.send(messages.parse_message(text))
        except Exception as error:
            self._pending.after(0, partial(_report, error))

    def record(self) -> str | None:
        """Return the record of the game on the table."""
        table = self.model[TABLE]
        return table.session.text() if table is not None else None

    def send(self, message: messages.Message) -> None:
        """Update the model with a message, show it, and carry out the effects."""
        before = self.model.notice
        self.model, effects = update(self.model, message)
        try:
            if not isinstance(message, GESTURES):
                self._show(Change(self.model, soft=not isinstance(message, Resized)))
            elif (table := self.model[TABLE]) is not None:  # they change nothing else
                self._flights.clear()
                self._board.place(
                    table.board.camera, moving=True, telling=table.attention.playback is not None
                )
        finally:  # effects run even if the view fails
            notice = self.model.notice
            if notice is not None and notice is not before and notice.kind == "info":
                perform(After(NOTICE, messages.Fade(notice.text)), self._outside)
            for effect in effects:
                perform(effect, self._outside)

    def _show(self, change: Change) -> None:
        """Show the page, and notify the observers before and after."""
        if self._silent:
            return
        for observer in self._observers:
            observer.before(change)
        change = change._replace(changed=self._showing.show(change))
        for observer in self._observers:
            observer.after(change)

    def _recall(self) -> None:
        """Read the stored values into the model."""
        for key in stored_keys():
            try:
                text = stored_text(self._store, key)
            except StoreError:
                self.send(SaveResult("", "disabled"))
                return
            if text is not None:
                self.send(messages.StoredLoaded(key, text))

    def _listen(self) -> None:
        self._focusing.listen()
        self._inputs.listen()
        self._pointers.listen()
        self._trail.listen()
        self._stepping_back.listen()
        self._motion.onchange = create_proxy(lambda event: self.send(messages.Motion(not event.matches)))
        window.addEventListener("pageshow", create_proxy(self._come_back))
        window.addEventListener("streets:update", create_proxy(lambda _: self.send(messages.UpdateWaits())))
        window.addEventListener("streets:replaced", create_proxy(lambda _: self.send(messages.Replaced())))
        document.addEventListener("visibilitychange", create_proxy(self._in_sight))
        window.addEventListener("focus", create_proxy(lambda _: self.send(messages.CheckDate())))
        window.addEventListener("hashchange", create_proxy(lambda _: self._follow_address()))

    def _in_sight(self, event: Any) -> None:
        """Check the date when the page becomes visible: a day may have passed."""
        self._flights.clear()
        if document.visibilityState == "visible":
            self.send(messages.CheckDate())

    def _come_back(self, event: Any) -> None:
        """Check for changes by other tabs after the browser restored the page."""
        if getattr(event, "persisted", False):
            self.send(Returned())

    def _arrive(self) -> None:
        """Follow the first address. An error of it is reported over the first page, but stops no start.

        Otherwise it would count against the snapshot, and the same address would fail again.
        """
        before, at_home = self.model, self._silent
        try:
            self._follow_address()
        except Exception as error:
            if at_home:
                raise
            self.model = before
            perform(Navigate(str(HOME), replacing=True), self._outside)
            self._pending.after(0, partial(_report, error))

    def _follow_address(self) -> None:
        fragment = window.location.hash
        self._trail.note()  # the address may have replaced another
        self._pending.address(fragment)  # first, because it may lead to another address
        self.send(messages.RouteChanged(fragment))


def _has_spare_memory() -> bool:
    """Return whether the device has much memory, and this start has not needed much of it."""
    memory = getattr(window.navigator, "deviceMemory", None)
    return from_snapshot() and (memory is None or memory > SMALL_MEMORY)


def _report(error: Exception) -> None:
    """Raise an error of the start once the crash screen can show it."""
    raise error
