"""The settings."""

from __future__ import annotations

from app.ui.model import Model
from app.ui.registry import Update
from app.ui.views.pages import settings
from app.ui.views.region import Screen


def arrive(model: Model) -> Update:
    """Change nothing."""
    return model, ()


def show(model: Model) -> Screen:
    """Return the settings."""
    return settings.SCREEN
