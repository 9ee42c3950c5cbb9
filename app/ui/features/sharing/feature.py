"""Sharing the game on the table."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow

FEATURE: Final = (
    Handlers(("features.sharing.handlers",)),
    ScreenRow("share", "features.sharing.screen", "share.title"),  # the game on the table
)
