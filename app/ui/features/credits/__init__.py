"""The credits."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow
from app.ui.core.model import Route
from app.ui.core.places import Door

FEATURE: Final = (
    Door("more", Route("credits"), "ui-people", "home.credits", order=2),
    ScreenRow("credits", "features.credits.views:SCREEN", title="home.credits"),
)
