"""Hooks of the table."""

from __future__ import annotations

from app.ui.core.feature import contributions, load
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.table.model import FINDER, TABLE, FinderState, with_table
from app.ui.table.places import AtEnd


def leave_page(before: Model, message: Message, result: Update) -> Update:
    """Close the menu and end a search when the address changes."""
    model, effects = result
    if model.route == before.route:
        return result
    model = model.with_(FINDER, FinderState())
    table = model[TABLE]
    if table is None or table.board.drawer != "menu":
        return model, effects
    return with_table(model, lambda table: table.with_board(drawer="")), effects


def call_end_hooks(before: Model, message: Message, result: Update) -> Update:
    """Let features respond if the game on the table has just ended, then show the end.

    Opening a finished game does not count.
    """
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if was is None or table is None or was.id != table.id:
        return result
    if was.session.state.over or not table.session.state.over:
        return result
    from app.ui.table.handlers.looking import celebrate, show_end  # late: most messages end no game

    for run in (*(load(part.run) for part in contributions(AtEnd)), show_end, celebrate):
        table = model[TABLE]
        if table is not None:
            model, more = run(model, table)
            effects = (*effects, *more)
    return model, effects
