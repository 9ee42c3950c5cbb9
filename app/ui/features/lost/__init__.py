"""The page of an unknown address."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow

FEATURE: Final = (
    ScreenRow("lost", "core.page_parts:WAITING", "features.lost.handlers:visit_unknown"),  # /ADDRESS
)
