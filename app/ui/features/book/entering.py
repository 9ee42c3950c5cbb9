"""Enter games and the counts of their reports in the results book."""

from __future__ import annotations

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.book.effects import EnterJudged, EnterResult
from app.ui.features.book.feature import BOOK_SETTING
from app.ui.table.model import TABLE, Table


def enter_result(model: Model, table: Table) -> Update:
    """Enter the game that has just ended, if it is saved and the player keeps a book."""
    entered = table.origin.saved and model.settings[BOOK_SETTING] == "on"
    return model, (EnterResult(table.id, table.session),) if entered else ()


def enter_report(model: Model, game: str, seats: tuple[tuple[int, int], ...]) -> EnterJudged | None:
    """Enter the counts of a report, if the player keeps a book."""
    return EnterJudged(game, seats) if model.settings[BOOK_SETTING] == "on" else None


def enter_arrived_result(before: Model, message: Message, result: Update) -> Update:
    """Enter a finished game by post when it opens on a device with a seat in it.

    Somebody played its last action elsewhere, and another tab may have read the link. The book enters it
    once.
    """
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if table is None or table.viewing.seat is None or not table.session.state.over:
        return result
    if was is not None and was.id == table.id:
        return result  # it ended on this table (`table.hook.call_end_hooks`), or was entered on arrival
    model, more = enter_result(model, table)
    return model, (*effects, *more)
