"""A game on the table: a saved one, one in a link or a file, or what is wrong with it."""

from __future__ import annotations

from app.ui.handlers import (  # noqa: F401  (the handlers of the table)
    bots,
    building,
    camera,
    cells,
    first_game,
    keeping,
    looking,
    pasting,
    playing,
    typing,
)
from app.ui.handlers.opening import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import arrival, home
from app.ui.views.region import Screen
from app.ui.views.table import screen as table

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the table, what arrived in its place, or the page that waits for either."""
    if model.table_in_sight is not None:
        return table.SCREEN
    if model.route.screen == "game" and model.table is None and model.arrival is None:
        return home.WAITING
    return arrival.SCREEN
