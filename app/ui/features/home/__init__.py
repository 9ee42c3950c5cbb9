"""The first page."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow

FEATURE: Final = (ScreenRow("home", "features.home.views:home_screen"),)
