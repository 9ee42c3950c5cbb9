"""The screen of drills."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.drills import views as drills
from app.ui.features.drills.handlers import visit_drill as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the drill."""
    return drills.SCREEN
