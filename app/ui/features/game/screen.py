"""The screen of a game: saved, from a link or a file, or what is wrong with it."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.home import views as home
from app.ui.features.learn import first_game  # noqa: F401  (handlers of the table, and those below)
from app.ui.features.report import opening as reporting  # noqa: F401
from app.ui.features.saves import arrival, keeping, pasting  # noqa: F401
from app.ui.features.saves.opening import visit_game as arrive
from app.ui.features.typed import handlers as typing  # noqa: F401
from app.ui.table.handlers import bots, building, camera, cells, looking, playing  # noqa: F401
from app.ui.table.views import screen as table

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the table, the explanation of a record, or the page that waits for either."""
    if model.table_in_sight is not None:
        return table.SCREEN
    if model.route.screen == "game" and model.table is None and model.arrival is None:
        return home.WAITING
    return arrival.SCREEN
