"""The screen of settings."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.settings.views import settings_screen


def arrive(model: Model) -> Update:
    """Change nothing."""
    return model, ()


def show(model: Model) -> Screen:
    """Return the settings."""
    return settings_screen()
