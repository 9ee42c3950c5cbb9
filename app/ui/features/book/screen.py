"""The results book: all games, or a player."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.book import player_views, views
from app.ui.features.book.handlers import visited_book as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page of a player if the address names one, else the list of games."""
    return player_views.SCREEN if model.route.about else views.SCREEN
