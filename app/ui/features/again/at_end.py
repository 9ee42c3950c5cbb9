"""The link from a lost first game to its costliest turn."""

from __future__ import annotations

from app.ui.core.html import Markup
from app.ui.core.model import Model
from app.ui.core.routes import Route
from app.ui.features.report.at_end import costliest
from app.ui.features.report.choices import choice_name
from app.ui.table.model import TABLE, Table, first_game_lost
from app.ui.table.views.end import end_button


def may_try(model: Model) -> bool:
    """Return whether a first game on the table was lost, and the report has a turn to try again."""
    table = model[TABLE]
    return table is not None and first_game_lost(model) and costliest(model, table) is not None


def try_parts(model: Model, table: Table) -> tuple[str, int] | None:
    """Return the game and the number of the choice."""
    moment = costliest(model, table)
    return (table.id, moment.number) if moment is not None else None


def try_button(main: bool, game: str, number: int) -> Markup:
    """Show the link to the turn."""
    return end_button(main, Route("again", choice_name(game, number)), "ui-undo", "again.that_turn")
