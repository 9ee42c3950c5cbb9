"""Promises of the browser, and the Python callbacks that follow them.

Pyodide turns most promises into its own futures and hides exceptions of their callbacks. Here the window
reports those exceptions, like those of listeners and timers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from js import window
from pyodide.ffi import create_once_callable


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
