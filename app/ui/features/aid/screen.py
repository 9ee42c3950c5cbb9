"""The player aid."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.learn.handlers import visit_lesson as arrive
from app.ui.features.rules import pictures as album

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the player aid."""
    return album.AID
