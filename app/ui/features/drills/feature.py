"""Drills."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow

FEATURE: Final = (
    Handlers(("features.drills.handlers",)),
    ScreenRow("drill", "features.drills.screen", "drills.title"),  # /KIND
)
