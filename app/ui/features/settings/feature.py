"""The settings."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored

FEATURE: Final = (
    Handlers(("features.settings.handlers",)),
    Stored("settings", "features.settings.stored"),
    ScreenRow("settings", "features.settings.screen", "settings.title"),
)
