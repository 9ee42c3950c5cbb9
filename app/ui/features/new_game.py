"""A new game: its form."""

from __future__ import annotations

from app.ui.handlers.new_game import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import new_game
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the form."""
    return new_game.SCREEN
