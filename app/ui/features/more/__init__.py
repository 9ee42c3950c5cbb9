"""The page *More*, for rarely used features."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow
from app.ui.core.model import MORE_PAGE
from app.ui.core.places import Door

FEATURE: Final = (
    Door("newcomer", MORE_PAGE, "ui-menu", "more.title", order=3),
    Door("corner", MORE_PAGE, "ui-menu", "more.title"),
    ScreenRow("more", "features.more.views:SCREEN", title="more.title"),
)
