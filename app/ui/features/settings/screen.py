"""The screen of settings."""

from __future__ import annotations

from app.ui.core.model import Model
from app.ui.core.region import Screen
from app.ui.core.registry import Update
from app.ui.features.moving import handlers as moving  # noqa: F401  (of a part of this page)
from app.ui.features.settings import views as settings


def arrive(model: Model) -> Update:
    """Change nothing."""
    return model, ()


def show(model: Model) -> Screen:
    """Return the settings."""
    return settings.SCREEN
