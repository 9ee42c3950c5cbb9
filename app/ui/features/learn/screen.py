"""The screen of lessons and of positions to try."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.waiting import WAITING
from app.ui.features.learn import views as learn
from app.ui.features.learn.handlers import visit_lesson as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the list of lessons, or the page that waits for a position."""
    return WAITING if model.route.screen == "try" else learn.SCREEN
