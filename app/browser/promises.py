"""Promises of the browser, and what Python does when they are kept or broken.

Pyodide hands most of them over as futures of its own and keeps to itself what their followers raise. Here the
window hears of it, as it does of what listeners and timers raise.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from js import window
from pyodide.ffi import create_once_callable


def follow(promise: Any, kept: Callable[[Any], Any], broken: Callable[[Any], Any] | None = None) -> None:
    """Go on when a promise is kept or broken; one without `broken` never is, or tells it elsewhere."""
    promise.then(*(create_once_callable(heard(does)) if does else None for does in (kept, broken)))


def promised(promise: Any, step: Callable[[Any], Any]) -> Any:
    """Return the promise of what a step gives once a promise is kept; it breaks if either does."""
    return promise.then(create_once_callable(step))


def heard(does: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that the browser calls for the sake of a promise: the window hears what it raises."""

    def doing(*given: Any) -> Any:
        try:
            return does(*given)
        except Exception as error:
            window.queueMicrotask(create_once_callable(partial(_raise, error)))
            raise

    return doing


def _raise(error: Exception) -> None:
    raise error
