"""The screen of a game that arrived by post."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.post import handlers, sending, views  # noqa: F401  (their handlers)
from app.ui.features.post.opening import visit_post as arrive

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the page about the game that arrived."""
    return views.SCREEN
