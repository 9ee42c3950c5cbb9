"""The browser's own things for Python: values, promises, the clock, and the version of the page.

Pyodide turns most promises into its own futures and hides exceptions of their callbacks. Here the window
reports those exceptions, like those of listeners and timers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from js import Date, Object, window
from pyodide.ffi import JsException, create_once_callable, to_js


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
