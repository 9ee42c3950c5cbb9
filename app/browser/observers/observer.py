"""Observers: each updates one thing outside the markup whenever the page changes.

The page keeps them in one list. Larger ones have their own modules: `flights`, `focusing`, `sound`,
`stepping_back`, `jobs`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from js import IntersectionObserver, document
from pyodide.ffi import create_proxy

from app.browser.interop import js_object
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.features.coach.state import advised_control
from app.ui.features.learn.progress import pointed_control
from app.ui.features.saves.state import ALL_GAMES, LIBRARY, LIST_LENGTH, Library, MoreGames
from app.ui.table.model import table_in_sight


class Change(NamedTuple):
    """A change of the page: the new model, and how to show it."""

    model: Model
    soft: bool
    """Whether movement may be animated."""
    changed: bool = False
    """Whether the markup changed; known once the page is shown."""


class Observer:
    """The base of observers; they override the methods they need."""

    def before(self, change: Change) -> None:
        """Prepare for the change while the old page is still shown."""

    def after(self, change: Change) -> None:
        """Update after the page shows the new model."""


class LiveRegion(Observer):
    """Announces the model's `spoken` text to screen readers."""

    def __init__(self) -> None:
        self._element = document.getElementById("live")
        # The page may have announced this before Python.
        self._said = "\n".join(str(line.textContent) for line in self._element.children)

    def after(self, change: Change) -> None:
        """Put new announcements into the live region, one paragraph each."""
        spoken = change.model.spoken
        if spoken == self._said:
            return
        self._said = spoken
        messages = [document.createElement("p") for _ in spoken.splitlines()]
        for message, text in zip(messages, spoken.splitlines(), strict=True):
            message.textContent = text
        self._element.replaceChildren(*messages)


class HintMarker(Observer):
    """Marks the control that a lesson or the coach points to with `data-hint`."""

    def __init__(self) -> None:
        self._root = document.getElementById("app")
        self._marked = ""

    def after(self, change: Change) -> None:
        """Set the mark again, as the control's region may be new."""
        wanted = pointed_control(change.model) or advised_control(change.model)
        if not wanted and not self._marked:
            return
        name, _, value = wanted.partition(" ")
        target = self._root.querySelector(f'[data-{name}="{value}"]') if wanted else None
        for marked in self._root.querySelectorAll('[data-hint="here"]'):
            if not target or not marked.isSameNode(target):
                marked.removeAttribute("data-hint")
        if target:
            target.dataset.hint = "here"
        self._marked = wanted


class SeatScroller(Observer):
    """Scrolls the active seat into view if not all seats fit."""

    def __init__(self) -> None:
        self._shown: tuple[str, int] | None = None

    def after(self, change: Change) -> None:
        """Scroll for a new turn or a new table."""
        table = table_in_sight(change.model)
        now = (table.id, table.shown.current) if table is not None else None
        if now == self._shown:
            return
        self._shown = now
        seat = document.querySelector(".seat.current")
        if seat:
            _center(seat, seat.closest(".rail"))


def _center(seat: Any, rail: Any) -> None:
    left = seat.offsetLeft - rail.offsetLeft - (rail.clientWidth - seat.offsetWidth) / 2
    top = seat.offsetTop - rail.offsetTop - (rail.clientHeight - seat.offsetHeight) / 2
    rail.scrollTo(js_object({"left": left, "top": top}))


class InfiniteScroll(Observer):
    """Shows more of the list of games when the button at its end becomes visible."""

    BUTTON: Final = f'[data-message="{MoreGames()}"]'

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._shown: tuple[Library, int] | None = None
        self._observer = IntersectionObserver.new(create_proxy(self._reached))

    def after(self, change: Change) -> None:
        """Watch the button at the end of the list, if there is one."""
        model = change.model
        now = (model[LIBRARY], model[LIST_LENGTH]) if model.route == ALL_GAMES else None
        if now == self._shown:
            return
        self._shown = now
        self._observer.disconnect()  # observing again always reports, even without movement
        button = document.querySelector(self.BUTTON)
        if button:
            self._observer.observe(button)

    def _reached(self, entries: Any, *_: Any) -> None:
        entry = entries[entries.length - 1]
        if entry.isIntersecting and not entry.target.isSameNode(document.activeElement):
            self._send(MoreGames())  # keyboard users press it themselves and keep their place
