"""Daily deals: a date's deal and the calendar."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.daily import views
from app.ui.features.daily.handlers import visited_daily as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page of a date's deal."""
    return views.SCREEN
