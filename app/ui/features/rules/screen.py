"""The rules."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.features.learn.handlers import visit_rules as arrive
from app.ui.features.rules import views as rules

__all__ = ["arrive", "show"]


def show(model: Model) -> Screen:
    """Return the rules."""
    return rules.SCREEN
