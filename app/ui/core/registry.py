"""The registry: which function handles which kind of message.

Handlers register with `handles` or `handles_table`, and `update` looks them up here. They are pure: the same
model and message always give the same result.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from app.ui.core.effects import Effect
from app.ui.core.messages import Message
from app.ui.core.model import Model

Update = tuple[Model, tuple[Effect, ...]]
M = TypeVar("M", bound=Message)

HANDLERS: Final[dict[type[Message], Callable[[Model, Message], Update]]] = {}
"""The handlers of all imported modules, by kind of message."""


def handles(kind: type[M]) -> Callable[[Callable[[Model, M], Update]], Callable[[Model, M], Update]]:
    """Register the decorated function for a kind of message; raises `ValueError` if one is registered."""

    def register(handler: Callable[[Model, M], Update]) -> Callable[[Model, M], Update]:
        if kind in HANDLERS:
            raise ValueError(f"{kind.__name__} is handled twice")
        HANDLERS[kind] = handler  # type: ignore[assignment]  # looked up by the message's own type
        return handler

    return register
