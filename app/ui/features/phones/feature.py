"""Giving hands to phones."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow

FEATURE: Final = (
    Handlers(("features.phones.handlers",)),
    ScreenRow("phones", "features.phones.screen", "phones.title"),  # /SEAT: its code
)
