"""The thinker: lets bots think in a worker beside the page, or, if there is none, in short slices on it.

It is told of every change of the table and sees to what the table wants: `Table.thinking`. A worker is
started when a game with a bot that takes its time is on the table, and for no other.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from js import Object, Worker, performance, window
from pyodide.ffi import JsException, create_proxy, to_js

import app
from app.bots import bot_of
from app.ui.messages import Message, Thought
from app.ui.model import Table, Thinking

if TYPE_CHECKING:
    from app.bots.desk import Desk

SCRIPT: Final = "./assets/thinker.js"

FIRST: Final = 32
"""Playouts of the first thought, when it is not known how fast this device thinks."""

LEAST: Final = 12
"""Playouts of a thought on the slowest device."""

TIME: Final = 650
"""Milliseconds that a thought should take."""

LIMIT: Final = 900
"""Milliseconds after which a thought that takes longer than foreseen is to settle."""

PATIENCE: Final = 5_000
"""Milliseconds without a sign of life after which a worker that thinks is given up."""

START: Final = 30_000
"""Milliseconds that a worker may take to start."""

DEATHS: Final = 2
"""Workers that may die before the page does without."""

SLICE: Final = 20
"""Milliseconds of thinking on the page between two answers to what happens there."""

ON_PAGE: Final = 4
"""On the page a thought has one in so many of the playouts."""


class Thinker:
    """Thinks about what the table wants, and sends `Thought`."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._worker: Any = None
        self._deaths = 0
        self._wanted: Thinking | None = None
        self._desk: Desk | None = None
        self._speed = 0.0
        """Playouts a millisecond, once it is known."""

        self._limit = START
        self._heard = 0.0
        self._on_message = create_proxy(self._message)
        self._on_error = create_proxy(self._error)
        self._on_watch = create_proxy(self._watch)
        self._on_slice = create_proxy(self._slice)
        self._watching = 0
        self._slicing = 0

    def follow(self, table: Table | None) -> None:
        """See to what the table wants now; what is not wanted any more is forgotten."""
        company = table is not None and not (table.follows or table.passing) and _takes_time(table)
        if not company:
            self._stop()
        elif self._worker is None and self._deaths < DEATHS:
            self._start()
        wanted = table.thinking if table is not None else None
        before, self._wanted = self._wanted, wanted
        if (wanted and wanted.number) == (before and before.number):
            return
        self._forget()
        if wanted is not None:
            self._think(wanted)

    # --- The worker ---

    def _start(self) -> None:
        try:
            self._worker = Worker.new(SCRIPT, _object({"type": "module", "name": "thinker"}))
        except JsException:
            self._deaths = DEATHS
            return
        self._worker.onmessage = self._on_message
        self._worker.onerror = self._on_error
        self._limit = START
        self._worker.postMessage(_object({"files": _sources()}))

    def _stop(self) -> None:
        if self._worker is not None:
            self._worker.terminate()
            self._worker = None

    def _message(self, event: Any) -> None:
        if self._worker is None:
            return
        data = event.data.to_py()
        self._heard = performance.now()
        if "error" in data:
            self._died()
            return
        self._limit = PATIENCE
        thinking = self._wanted
        if "action" not in data or thinking is None or data["number"] != thinking.number:
            return
        window.clearInterval(self._watching)
        if data["playouts"]:
            self._speed = data["playouts"] / max(data["milliseconds"], 1)
        self._send(Thought(thinking.number, data["action"]))

    def _error(self, event: Any) -> None:
        event.preventDefault()
        self._died()

    def _watch(self) -> None:
        """Give the worker up if it has not been heard of for too long."""
        if performance.now() - self._heard > self._limit:
            self._died()

    def _died(self) -> None:
        """Go on without the worker: what it was thinking about is thought about here."""
        self._stop()
        self._deaths += 1
        window.clearInterval(self._watching)
        if self._wanted is not None:
            self._think_here(self._wanted)

    # --- Thoughts ---

    def _think(self, thinking: Thinking) -> None:
        if self._worker is None:
            self._think_here(thinking)
            return
        from app.engine.observation import encode_state

        text = encode_state(thinking.observation)
        request = {"number": thinking.number, "bot": thinking.bot, "observation": text}
        self._worker.postMessage(_object(request | {"playouts": self._playouts(), "limit": LIMIT}))
        self._heard = performance.now()
        self._watching = window.setInterval(self._on_watch, 500)

    def _playouts(self) -> int:
        return max(LEAST, int(self._speed * TIME)) if self._speed else FIRST

    def _forget(self) -> None:
        window.clearInterval(self._watching)
        window.clearTimeout(self._slicing)
        self._desk = None
        if self._worker is not None:
            self._worker.postMessage(_object({"number": 0}))

    # --- On the page ---

    def _think_here(self, thinking: Thinking) -> None:
        from app.bots.desk import Desk  # only where no worker can be had

        self._desk = Desk()
        from app.engine.observation import encode_state

        text = encode_state(thinking.observation)
        self._desk.begin(thinking.bot, text, max(LEAST, self._playouts() // ON_PAGE))
        self._slicing = window.setTimeout(self._on_slice, 0)

    def _slice(self) -> None:
        desk, thinking = self._desk, self._wanted
        if desk is None or thinking is None:
            return
        until = performance.now() + SLICE
        action = desk.go_on()
        while action is None and performance.now() < until:
            action = desk.go_on()
        if action is None:
            self._slicing = window.setTimeout(self._on_slice, 0)
        else:
            self._desk = None
            self._send(Thought(thinking.number, action))


def _takes_time(table: Table) -> bool:
    """Return whether a bot that takes its time sits at a table where play goes on."""
    state = table.session.state
    return not state.over and any(
        bot_of(seat.kind).budget is not None for seat in state.seats if seat.kind not in ("human", "grifter")
    )


def _sources() -> dict[str, bytes]:
    """Return the app's own modules as files: the archive of the published page, or those the worker needs."""
    package = Path(app.__file__).parent
    if package.parent.suffix == ".zip":
        return {package.parent.name: package.parent.read_bytes()}
    return {
        path.relative_to(package.parent).as_posix(): path.read_bytes()
        for part in (".", "engine", "bots")
        for path in sorted((package / part).glob("*.py"))
    }


def _object(data: object) -> Any:
    return to_js(data, dict_converter=Object.fromEntries)
