"""The screen of a game's report."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.coach import handlers as coaching  # noqa: F401  (they need the judge, too)
from app.ui.features.home import views as home
from app.ui.features.report import handlers, views  # noqa: F401  (handlers of the report)
from app.ui.features.report.opening import visit_report as arrive
from app.ui.features.saves import arrival, keeping  # noqa: F401

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the report, the page that waits for its game, or what is wrong with the game."""
    report, table = model.report, model.table
    if table is not None and table.id == model.route.about and table.origin.played:
        if report is not None and report.game == table.id and table.session.state.over:
            return views.SCREEN
        return views.RUNNING
    return arrival.SCREEN if model.arrival is not None else home.WAITING
