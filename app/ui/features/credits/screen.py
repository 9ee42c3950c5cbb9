"""The credits."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.credits import views as credits


def arrive(model: Model) -> Update:
    """Change nothing."""
    return model, ()


def show(model: Model) -> Screen:
    """Return the credits."""
    return credits.SCREEN
