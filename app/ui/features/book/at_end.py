"""The note of the results book at the end of a game."""

from __future__ import annotations

from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.table.model import Table


def again_parts(model: Model, table: Table) -> tuple[bool] | None:
    """Return whether the game is solo, or `None` if no player has finished a game with its tiles before."""
    results = model[RESULTS_BOOK].results
    if results is None or table.id not in results.again:
        return None
    return (table.session.state.rules.solo,)


def again_note(solo: bool) -> Markup:
    """Show a note that a player knew the deal."""
    return el("p", say("end.again_solo" if solo else "end.again"), class_="quiet")
