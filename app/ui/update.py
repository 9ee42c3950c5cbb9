"""Update: a message changes the model and may ask for effects.

Each module of `handlers` registers functions for its messages with `handles`; `update` finds the function by
the message's type. A module that looks on at what others do registers a function with `watches`: it gets the
model before, and gives the result that counts. Handlers are pure: the same model and message always give the
same result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from app.ui.effects import Effect
from app.ui.messages import Message
from app.ui.model import Model, Table

Update = tuple[Model, tuple[Effect, ...]]
M = TypeVar("M", bound=Message)

Watcher = Callable[[Model, Message, Update], Update]

_HANDLERS: Final[dict[type[Message], Callable[[Model, Message], Update]]] = {}
_WATCHERS: Final[list[Watcher]] = []


def handles(kind: type[M]) -> Callable[[Callable[[Model, M], Update]], Callable[[Model, M], Update]]:
    """Register the function below as the one that handles a kind of message."""

    def register(handler: Callable[[Model, M], Update]) -> Callable[[Model, M], Update]:
        if kind in _HANDLERS:
            raise ValueError(f"{kind.__name__} is handled twice")
        _HANDLERS[kind] = handler  # type: ignore[assignment]  # looked up by the message's own type
        return handler

    return register


def handles_table(
    kind: type[M],
) -> Callable[[Callable[[Model, Table, M], Update]], Callable[[Model, Table, M], Update]]:
    """Register the function below for a kind of message that means nothing without a game on the table."""

    def register(handler: Callable[[Model, Table, M], Update]) -> Callable[[Model, Table, M], Update]:
        @handles(kind)
        def on_table(model: Model, message: M) -> Update:
            return handler(model, model.table, message) if model.table is not None else (model, ())

        return handler

    return register


def watches(watcher: Watcher) -> Watcher:
    """Register the function below as one that looks on at every message."""
    _WATCHERS.append(watcher)
    return watcher


def update(model: Model, message: Message) -> Update:
    """Return the model after a message, and its effects; raises `KeyError` if nobody handles it."""
    result = _HANDLERS[type(message)](model, message)
    for watcher in _WATCHERS:
        result = watcher(model, message, result)
    return result
