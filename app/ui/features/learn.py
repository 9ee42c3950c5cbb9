"""Learning: the lessons, and positions of the rulebook to try."""

from __future__ import annotations

from app.ui.handlers.learning import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import home, learn
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the list of lessons, or the page that waits for a position."""
    return home.WAITING if model.route.screen == "try" else learn.SCREEN
