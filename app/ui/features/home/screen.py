"""The first page: its links and the list of games."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.home import views as home
from app.ui.features.saves.handlers import request_list as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the first page."""
    return home.SCREEN
