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

WATCHING: Final = ("learning", "keeping", "looking", "first_game", "speaking", "typing")
"""The modules that look on, in their order: what is said comes after all else, and is then written down."""

_HANDLERS: Final[dict[type[Message], Callable[[Model, Message], Update]]] = {}
_WATCHERS: Final[dict[str, Watcher]] = {}
_COMPLETING: Final[list[Callable[[], None]]] = []


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
    """Register the function below as the one of its module that looks on; the module is one of `WATCHING`."""
    name = watcher.__module__.rpartition(".")[2]
    if name not in WATCHING or name in _WATCHERS:
        raise ValueError(f"{name} has no place among those who look on, or has it already")
    _WATCHERS[name] = watcher
    return watcher


def completed_by(bring: Callable[[], None]) -> Callable[[], None]:
    """Register the function below as the one that brings the handlers which are not needed at once."""
    _COMPLETING.append(bring)
    return bring


def complete() -> None:
    """See to it that all handlers are here."""
    while _COMPLETING:
        _COMPLETING.pop()()


def update(model: Model, message: Message) -> Update:
    """Return the model after a message, and its effects; raises `KeyError` if nobody handles it."""
    if type(message) not in _HANDLERS:
        complete()
    result = _HANDLERS[type(message)](model, message)
    if result[0].table is not None:
        complete()  # who looks on at a table
    for name in WATCHING:
        if name in _WATCHERS:
            result = _WATCHERS[name](model, message, result)
    return result
