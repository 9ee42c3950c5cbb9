"""Hands on phones: the page of the table that gives hands to phones."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.phones import views
from app.ui.features.phones.handlers import visited_phones as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page that gives hands to phones."""
    return views.SCREEN
