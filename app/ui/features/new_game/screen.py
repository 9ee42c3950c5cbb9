"""The screen of the new-game form."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.new_game import views as new_game
from app.ui.features.new_game.handlers import visit_form as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the form."""
    return new_game.SCREEN
