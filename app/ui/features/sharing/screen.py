"""The screen for sharing the game on the table."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.saves.opening import visit_game as arrive
from app.ui.features.sharing import handlers as sharing  # noqa: F401  (its handlers)
from app.ui.features.sharing import views as share

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page for sharing."""
    return share.SCREEN
