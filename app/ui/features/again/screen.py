"""The screens of trying a choice again, and of the box."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.core.waiting import WAITING
from app.ui.features.again import views
from app.ui.features.again.handlers import visit_box, visit_choice
from app.ui.features.report import handlers  # noqa: F401  (a report comes first)
from app.ui.features.saves import arrival, keeping  # noqa: F401
from app.ui.features.saves.library import ARRIVAL

__all__ = ["arrive", "show"]


def arrive(model: Model) -> Update:
    """Follow the address of a choice or of the box."""
    return visit_box(model) if model.route.screen == "box" else visit_choice(model)


def show(model: Model) -> Screen:
    """Return the box, or the page that waits for a choice's game."""
    if model.route.screen == "box":
        return views.BOX_SCREEN
    return arrival.SCREEN if model[ARRIVAL] is not None else WAITING
