"""The browser's own things for Python: values, promises, the clock, and the version of the page.

Pyodide turns most promises into its own futures and hides exceptions of their callbacks. Here the window
reports those exceptions, like those of listeners and timers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from js import Date, Object, Promise, document, navigator, window
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js


def js_object(values: Mapping[str, object]) -> Any:
    """Return a JavaScript object with these properties, converted deeply."""
    return to_js(values, dict_converter=Object.fromEntries)


def optional(use: Callable[[], Any]) -> Any:
    """Return the result of using an interface that the browser may lack or refuse; `None` if it does."""
    try:
        return use()
    except (AttributeError, TypeError, JsException):
        return None


def now() -> int:
    """Return the milliseconds since 1970."""
    return int(Date.now())


def stamp(time: int) -> str:
    """Return the local time of milliseconds since 1970 in ISO format, to the minute."""
    offset = int(Date.new(time).getTimezoneOffset())
    return str(Date.new(time - offset * 60_000).toISOString())[:16]


def today() -> str:
    """Return the local date, as in `2026-11-26`."""
    date = Date.new()
    return f"{int(date.getFullYear()):04}-{int(date.getMonth()) + 1:02}-{int(date.getDate()):02}"


def page_version() -> str:
    """Return the version of the site, `dev` when served from the sources."""
    return str(window.streetsBoot.version)


def how_started() -> str:
    """Return the kind of start, why it was not the fast one, and its duration in milliseconds."""
    start = getattr(window, "streetsStart", None)  # missing if `assets/start/start.js` did not load
    return str(start.summary()) if start else "ordinary"


def from_snapshot() -> bool:
    """Return whether the page has started from a snapshot."""
    return getattr(getattr(window, "streetsStart", None), "way", "") == "snapshot"


def answered_messages() -> list[str]:
    """Return the messages that the page has answered before Python, and those of fields with new values."""
    answered = window.streetsBoot.answered
    values = [f"{start} {value}" for start, value in answered.values]
    return [*map(str, answered.messages), *values]


def answered_by_keys() -> bool:
    """Return whether the last input before Python came from keys or a screen reader."""
    return bool(window.streetsBoot.answered.keys)


def follow(promise: Any, kept: Callable[[Any], Any], broken: Callable[[Any], Any] | None = None) -> None:
    """Call `kept` on success or `broken` on failure.

    Omit `broken` if the promise cannot fail or its failure is handled elsewhere.
    """
    promise.then(*(create_once_callable(reporting(does)) if does else None for does in (kept, broken)))


def promise_of(promise: Any, step: Callable[[Any], Any]) -> Any:
    """Return a promise of a step's result after another promise; it fails if either does."""
    return promise.then(create_once_callable(step))


def reporting(does: Callable[..., Any]) -> Callable[..., Any]:
    """Return a promise callback whose exceptions the window reports."""

    def doing(*given: Any) -> Any:
        try:
            return does(*given)
        except Exception as error:
            window.queueMicrotask(create_once_callable(partial(_raise, error)))
            raise

    return doing


def _raise(error: Exception) -> None:
    raise error


DELAY: Final = 100
"""Timers of this many milliseconds and more are deliberate waits and do not count."""


class PendingWork:
    """Counts pending work, and resolves promises when the page is idle."""

    def __init__(self) -> None:
        self._count = 0
        self._clicks = 0
        self._shown = ""
        self._wanted: str | None = None
        self._waiting: list[tuple[int, Any]] = []
        self._fits: Callable[[], bool] = lambda: True
        self._check = create_proxy(self._resolve)

    def idle(self, clicks: int = 0) -> Any:
        """Return a promise of the number of clicks, resolved after `clicks` of them with nothing pending."""

        def wait(keep: Any, _: Any) -> None:
            self._waiting.append((clicks, keep))
            self.check()

        return Promise.new(create_once_callable(wait))

    def check(self) -> None:
        """Resolve the promises that are due, after the current event."""
        if self._waiting:
            window.setTimeout(self._check, 0)

    def names(self) -> str:
        """Return the number of clicks and the names of the pending work, such as `2 board`."""
        return " ".join((str(self._clicks), *self._pending()))

    def _pending(self) -> Iterator[str]:
        if self._count:
            yield "effects"
        if self._wanted is not None:
            yield "link"
        if not self._fits():
            yield "board"  # the page will measure it, and the city will move
        if window.location.hash != self._shown:
            yield "address"  # the browser will report the new one

    def _resolve(self) -> None:
        if any(self._pending()):
            return
        due = [each for each in self._waiting if each[0] <= self._clicks]
        self._waiting = [each for each in self._waiting if each[0] > self._clicks]
        for _, keep in due:
            keep(self._clicks)

    # --- Pending work ---

    def clicked(self, event: Any, element: Any) -> None:
        """Count a click. A link within the page is pending until the address has changed."""
        self._clicks += 1
        link: Any = element and element.closest("a[href]")
        elsewhere = event.defaultPrevented or event.ctrlKey or event.metaKey or event.shiftKey or event.altKey
        here = window.location.href.partition("#")[0]
        within = link and not elsewhere and not link.target and link.href.startswith(f"{here}#")
        self._wanted = link.hash if within and link.hash != window.location.hash else None
        self.check()

    def address(self, fragment: str) -> None:
        """Note that the page now shows this address."""
        self._shown, self._wanted = fragment, None
        self.check()

    def wait_for(self, fits: Callable[[], bool]) -> None:
        """Wait for the board: `fits` returns whether its measurements are up to date."""
        self._fits = fits

    def after(self, milliseconds: int, do: Callable[[], None]) -> None:
        """Call a function after some milliseconds; a short delay is pending work."""
        do = do if milliseconds >= DELAY else self.finishing(do, self.begin())
        window.setTimeout(create_once_callable(do), milliseconds)

    def promised(self, promise: Any, kept: Callable[[Any], None], broken: Callable[[Any], None]) -> None:
        """Call `kept` on success or `broken` on failure of a promise, which is pending until then."""
        finish = self.begin()
        follow(promise, self.finishing(kept, finish), self.finishing(broken, finish))

    def begin(self) -> Callable[[], None]:
        """Begin a piece of work; return the function that ends it. Further calls of it do nothing."""
        self._count += 1
        done = False

        def finish() -> None:
            nonlocal done
            if not done:
                done = True
                self._count -= 1
                self.check()

        return finish

    def finishing(self, do: Callable[..., Any], finish: Callable[[], None]) -> Callable[..., Any]:
        """Return a function that calls `do` and then `finish`, even after an exception."""

        def call(*arguments: Any) -> Any:
            try:
                return do(*arguments)
            finally:
                finish()

        return call


OURS: Final = "PythonError"
"""The browser's name for Python exceptions. Other errors, such as those of extensions, are ignored."""


class CrashScreen:
    """Shows the first unexpected exception until the player closes it."""

    def __init__(self, version: str, record: Callable[[], str | None]) -> None:
        self._version = version
        self._record = record
        self._sheet: Any = None
        for name, part in (("error", "error"), ("unhandledrejection", "reason")):
            window.addEventListener(
                name, create_proxy(lambda event, p=part: self._happened(getattr(event, p, None)))
            )

    def _happened(self, error: Any) -> None:
        reason = _text_of(error)
        if self._sheet or OURS not in reason:
            return
        from app.ui.core.page_parts import failure
        from app.ui.features.sharing.bug_report import bug_report

        report = bug_report(
            self._version, str(navigator.userAgent), how_started(), self._record(), reason.strip()
        )
        self._sheet = document.createElement("div")
        self._sheet.id = "failure"
        self._sheet.innerHTML = str(failure(report))
        document.body.append(self._sheet)
        for name, does in (
            ("reload", lambda _: window.location.reload()),
            ("copy", lambda _: self._copy(report)),
            ("close", lambda _: self._close()),
        ):
            document.getElementById(f"failure-{name}").addEventListener("click", create_proxy(does))
        document.getElementById("failure-reload").focus()

    def _close(self) -> None:
        self._sheet.remove()
        self._sheet = None

    def _copy(self, report: str) -> None:
        """Copy the report; if the browser refuses, show it for copying by hand."""
        copying = optional(lambda: navigator.clipboard.writeText(report))
        if copying is None:
            self._select()
        else:
            follow(copying, lambda _: self._copied(), lambda _: self._select())

    def _copied(self) -> None:
        if self._sheet:
            document.getElementById("failure-copied").hidden = False

    def _select(self) -> None:
        if self._sheet:
            text = document.getElementById("failure-report")
            text.closest("details").open = True
            text.focus()
            text.select()


def _text_of(error: Any) -> str:
    """Return the text of an error; other scripts may throw values without one."""
    try:
        return str(error)
    except JsException:
        return ""
