"""Drills: questions about positions."""

from __future__ import annotations

from app.ui.handlers.drills import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import drills
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the drill."""
    return drills.SCREEN
