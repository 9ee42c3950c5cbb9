"""The rules."""

from __future__ import annotations

from app.ui.handlers.learning import rules_visited as arrive
from app.ui.model import Model
from app.ui.views.pages import rules
from app.ui.views.region import Screen

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the rules."""
    return rules.SCREEN
