"""Registering handlers of messages that need a game on the table."""

from __future__ import annotations

from collections.abc import Callable

from app.ui.core.model import Model
from app.ui.core.registry import M, Update, handles
from app.ui.table.model import TABLE, Table


def handles_table(
    kind: type[M],
) -> Callable[[Callable[[Model, Table, M], Update]], Callable[[Model, Table, M], Update]]:
    """Register the decorated function for a kind of message that needs a game on the table.

    Without one, the message does nothing.
    """

    def register(handler: Callable[[Model, Table, M], Update]) -> Callable[[Model, Table, M], Update]:
        @handles(kind)
        def on_table(model: Model, message: M) -> Update:
            table = model[TABLE]
            return handler(model, table, message) if table is not None else (model, ())

        return handler

    return register
