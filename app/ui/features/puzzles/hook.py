"""The update hook that responds to answers."""

from __future__ import annotations

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.puzzles.origin import PuzzlePosition
from app.ui.table.model import TABLE


def follow_puzzle(before: Model, message: Message, result: Update) -> Update:
    """Respond to an answer to a puzzle, and refuse to undo actions before its position."""
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if was is None or table is None or not isinstance(table.origin, PuzzlePosition):
        return result
    if table.origin is not was.origin or table.session is was.session:
        return result
    solving = table.origin.solving
    if len(table.session.history) < solving.start:
        return before.with_notice(say("puzzles.at_start")), ()
    if solving.settled or len(table.session.history) == solving.start:
        return result
    from app.ui.features.puzzles.handlers import respond_to_solution  # late: only puzzles need it

    return respond_to_solution(before, was, model, table, effects)
