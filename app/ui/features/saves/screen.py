"""The screen of a game: saved, from a link or a file, or what is wrong with it."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.waiting import WAITING
from app.ui.features.saves import arrival
from app.ui.features.saves.library import ARRIVAL
from app.ui.features.saves.opening import visit_game as arrive
from app.ui.table.model import TABLE

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the explanation of a record, or the page that waits for one."""
    if model.route.screen == "game" and model[TABLE] is None and model[ARRIVAL] is None:
        return WAITING
    return arrival.SCREEN
