"""The settings."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.table.places import MenuEntry

FEATURE: Final = (
    Handlers(("features.settings.handlers",)),
    Stored("settings", "features.settings.stored"),
    ScreenRow("settings", "features.settings.screen", "settings.title"),
    MenuEntry(100, "ui-settings", "home.settings", screen="settings"),
)
