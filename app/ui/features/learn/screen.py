"""The screen of lessons."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.learn import views as learn
from app.ui.features.learn.handlers import visit_lesson as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the list of lessons."""
    return learn.SCREEN
