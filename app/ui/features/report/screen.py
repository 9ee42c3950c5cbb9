"""The screen of a game's report."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.waiting import WAITING
from app.ui.features.report import handlers, views  # noqa: F401  (handlers of the report)
from app.ui.features.report.opening import visit_report as arrive
from app.ui.features.report.state import REPORT
from app.ui.features.saves import arrival, keeping  # noqa: F401
from app.ui.features.saves.library import ARRIVAL
from app.ui.table.model import TABLE

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the report, the page that waits for its game, or an error about the game."""
    report, table = model[REPORT], model[TABLE]
    if table is not None and table.id == model.route.about and table.origin.played:
        if report is not None and report.game == table.id and table.session.state.over:
            return views.SCREEN
        return views.RUNNING
    return arrival.SCREEN if model[ARRIVAL] is not None else WAITING
