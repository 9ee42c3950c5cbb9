"""The page that scores a single street."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow

FEATURE: Final = (
    Handlers(("features.score.handlers",)),
    ScreenRow("score", "features.score.screen", "score.title"),  # /try: the position on the table
)
