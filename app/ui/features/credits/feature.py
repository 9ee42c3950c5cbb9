"""The credits."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow

FEATURE: Final = (ScreenRow("credits", "features.credits.screen", "home.credits"),)
