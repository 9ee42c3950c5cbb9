"""Daily deals."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow

FEATURE: Final = (
    Handlers(("features.daily.handlers",)),
    ScreenRow("daily", "features.daily.screen", "daily.title"),  # /DATE: its deal
)
