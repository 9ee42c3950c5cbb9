"""Sharing the game on the table."""

from __future__ import annotations

from app.ui.handlers import sharing  # noqa: F401  (its handlers)
from app.ui.handlers.opening import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import share
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the ways to share."""
    return share.SCREEN
