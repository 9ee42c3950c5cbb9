"""The first page: the ways on from here, and the list of games."""

from __future__ import annotations

from app.ui.handlers.saves import listed as arrive
from app.ui.model import Model
from app.ui.views.pages import home
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the first page."""
    return home.SCREEN
