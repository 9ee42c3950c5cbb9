"""The player aid."""

from __future__ import annotations

from app.ui.handlers.learning import visited as arrive
from app.ui.model import Model
from app.ui.views.pages import album
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the player aid."""
    return album.AID
