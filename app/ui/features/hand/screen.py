"""A hand on a phone. It imports no table, so it starts fast."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.hand import views
from app.ui.features.hand.handlers import visited_hand as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page of a hand."""
    return views.SCREEN
