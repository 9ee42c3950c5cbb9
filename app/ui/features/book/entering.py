"""Entering a game in the results book when it ends."""

from __future__ import annotations

from app.ui.core.effects import EnterResult
from app.ui.core.model import Model, Table
from app.ui.core.registry import Update


def enter_result(model: Model, table: Table) -> Update:
    """Enter the game that has just ended, if it is a saved one and the player keeps a book."""
    entered = table.origin.saved and model.settings.book == "on"
    return model, (EnterResult(table.id, table.session),) if entered else ()
