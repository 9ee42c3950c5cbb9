"""A hand on a phone."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored

FEATURE: Final = (
    Handlers(("features.hand.handlers",)),
    Stored("hands", "features.hand.stored"),
    ScreenRow("hand", "features.hand.screen", "hand.title"),  # /DATA: a hand
)
