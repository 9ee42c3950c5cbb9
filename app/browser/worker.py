"""Background jobs: run in a worker, or without one in slices on the page.

After every change of the model, the runner compares the wanted jobs (`app.ui.core.jobs`) with the running
ones. It starts the worker when needed and stops it when not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from js import performance, window
from pyodide.ffi import create_proxy

import app
from app.browser.interop import from_snapshot, js_object, optional, page_version
from app.browser.observers.observer import Change, Observer
from app.ui.core.jobs import Job, jobs, needs_worker
from app.ui.core.messages import Message, parse_message

if TYPE_CHECKING:
    from app.bots.tasks import TaskQueue

SCRIPT: Final = "./assets/worker.js"

ARCHIVE: Final = "app.zip"
"""The published archive of the app's modules, which the worker unpacks first."""

FIRST: Final = 0.045
"""Assumed steps per millisecond before the device's speed is known."""

LEAST: Final = 12
"""The least number of steps of a timed job."""

GRACE: Final = 1.4
"""A timed job exceeding its time by this factor ends with its best result so far."""

PATIENCE: Final = 5_000
"""Milliseconds without a reply after which a busy worker is abandoned."""

START: Final = 30_000
"""Milliseconds that a worker may take to start."""

DEATHS: Final = 2
"""The number of failed workers after which jobs run on the page."""

SLICE: Final = 20
"""Milliseconds of work on the page between two events."""

ON_PAGE: Final = 4
"""On the page, a timed job gets 1 in this many of its steps."""

PROGRESS_INTERVAL: Final = 250
"""Milliseconds between two progress messages of a job."""


class JobRunner(Observer):
    """Runs the jobs that the model wants, and sends their results."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._worker: Any = None
        self._deaths = 0
        self._wanted: dict[str, Job] = {}
        self._queue: TaskQueue | None = None
        """The jobs on the page."""

        self._speeds: dict[str, float] = {}
        """Steps per millisecond of each pace, once measured."""

        self._spent: dict[str, float] = {}
        """Milliseconds spent on each job."""

        self._limit = START
        self._heard = 0.0
        self._told = 0.0
        self._on_message = create_proxy(self._message)
        self._on_error = create_proxy(self._error)
        self._on_watch = create_proxy(self._watch)
        self._on_slice = create_proxy(self._slice)
        self._watching = 0
        self._slicing = 0

    def after(self, change: Change) -> None:
        """Start new jobs, and cancel unwanted ones."""
        model = change.model
        wanted = {job.id: job for job in jobs(model)}
        if not needs_worker(model):
            self._stop()
        elif self._worker is None and self._deaths < DEATHS:
            self._start()
        before, self._wanted = self._wanted, wanted
        for id in before.keys() - wanted.keys():
            self._cancel(id)
        for id, job in wanted.items():
            if id not in before:
                self._begin(job)

    # --- The worker ---

    def _start(self) -> None:
        options = js_object({"type": "module", "name": "worker"})
        self._worker = optional(lambda: window.Worker.new(SCRIPT, options))
        if self._worker is None:
            self._deaths = DEATHS
            return
        self._worker.onmessage = self._on_message
        self._worker.onerror = self._on_error
        self._limit = START
        self._post({"files": _sources(), "snapshot": _snapshot(), "unpacked": _unpacked()})

    def _post(self, request: dict[str, object]) -> None:
        if self._worker is not None:
            self._worker.postMessage(js_object(request))

    def _stop(self) -> None:
        window.clearInterval(self._watching)
        if self._worker is not None:
            self._worker.terminate()
            self._worker = None

    def _message(self, event: Any) -> None:
        if self._worker is None:
            return
        data = event.data.to_py()
        self._heard = performance.now()
        if "error" in data:
            self._continue_on_page()
            return
        self._limit = PATIENCE
        if "id" in data and data["id"] in self._wanted:
            self._report(data)

    def _report(self, data: dict[str, Any]) -> None:
        """Handle a worker's report on a job that is still wanted."""
        id = data["id"]
        self._spent[id] = self._spent.get(id, 0.0) + data["milliseconds"]
        if "done" not in data:
            self._progressed(id, data["best"])
            return
        if data["steps"]:
            self._speeds[self._wanted[id].pace] = data["steps"] / max(self._spent[id], 1)
        self._done(id, data["best"])

    def _error(self, event: Any) -> None:
        event.preventDefault()
        self._continue_on_page()

    def _watch(self) -> None:
        """Abandon a worker that has been silent for too long."""
        if performance.now() - self._heard > self._limit:
            self._continue_on_page()

    def _continue_on_page(self) -> None:
        """Continue on the page after a worker's failure."""
        self._stop()
        self._deaths += 1
        for job in list(self._wanted.values()):
            self._begin_here(job)

    # --- Jobs ---

    def _begin(self, job: Job) -> None:
        if self._worker is None:
            self._begin_here(job)
            return
        request: dict[str, object] = {"begin": job.id, "task": job.task, "texts": job.texts}
        request |= {"priority": job.priority, "steps": self._steps(job)}
        if job.time:
            request["limit"] = job.time * GRACE
        self._post(request)
        self._heard = performance.now()
        window.clearInterval(self._watching)
        self._watching = window.setInterval(self._on_watch, 500)

    def _steps(self, job: Job) -> int:
        """Return the number of steps that fit into a job's time on this device."""
        if not job.time:
            from app.bots.tasks import UNTIMED

            return UNTIMED
        return max(LEAST, int(self._speeds.get(job.pace, FIRST) * job.time))

    def _cancel(self, id: str) -> None:
        self._spent.pop(id, None)
        self._post({"cancel": id})
        if self._queue is not None:
            self._queue.cancel(id)
        if not self._wanted:
            window.clearInterval(self._watching)

    def _progressed(self, id: str, best: str) -> None:
        job, now = self._wanted[id], performance.now()
        if job.progress and now - self._told >= PROGRESS_INTERVAL:
            self._told = now
            self._send(parse_message(f"{job.progress} {best}"))

    def _done(self, id: str, result: str) -> None:
        """Send a result; the job does not restart until the model drops it."""
        self._send(parse_message(f"{self._wanted[id].done} {result}"))

    # --- On the page ---

    def _begin_here(self, job: Job) -> None:
        from app.bots.tasks import TaskQueue  # only without a worker

        if self._queue is None:
            self._queue = TaskQueue()
        steps = max(LEAST, self._steps(job) // ON_PAGE) if job.time else self._steps(job)
        self._queue.begin(job.id, job.priority, steps, job.task, *job.texts)
        window.clearTimeout(self._slicing)
        self._slicing = window.setTimeout(self._on_slice, 0)

    def _slice(self) -> None:
        queue = self._queue
        if queue is None or not queue.current:
            return
        began = performance.now()
        result = queue.step()
        while result is None and performance.now() < began + SLICE:
            result = queue.step()
        self._slicing = window.setTimeout(self._on_slice, 0)
        report = json.loads(queue.report() if result is None else result)
        id = report["id"]
        if result is None:
            self._progressed(id, report["best"])
        else:
            self._done(id, report["best"])


def _snapshot() -> str:
    """Return the version if this page has started from its snapshot, else nothing."""
    return page_version() if from_snapshot() else ""


def _unpacked() -> str:
    """Return the version if this page has unpacked files and stored them itself, else nothing."""
    form = getattr(getattr(window, "streetsStart", None), "form", "")
    return page_version() if form == "xz" else ""


def _sources() -> dict[str, bytes]:
    """Return the app's modules as files: the published archive, or those that the worker needs."""
    package = Path(app.__file__).parent
    if package.parent.suffix == ".zip":
        return {ARCHIVE: Path(ARCHIVE).read_bytes()}
    return {
        path.relative_to(package.parent).as_posix(): path.read_bytes()
        for part in (".", "engine", "bots")
        for path in sorted((package / part).glob("*.py"))
    }
