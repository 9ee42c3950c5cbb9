"""The page of the ladder."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.book.handlers import visited_book as arrive
from app.ui.features.ladder import views

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page."""
    return views.SCREEN
