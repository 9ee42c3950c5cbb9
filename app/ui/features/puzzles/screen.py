"""The screens of the puzzles: their page, sets and days, and the page that waits for a puzzle."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.puzzles import views
from app.ui.features.puzzles.handlers import visit_puzzles as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page of puzzles, or the page that waits for one."""
    return views.WAITING_PUZZLE if model.route.screen == "puzzle" else views.SCREEN
