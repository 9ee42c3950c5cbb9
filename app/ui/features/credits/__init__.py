"""The credits."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow
from app.ui.core.places import Door
from app.ui.core.routes import Route

FEATURE: Final = (
    Door("more", Route("credits"), "ui-people", "home.credits", order=2),
    ScreenRow("credits", "features.credits.views:SCREEN", title="home.credits"),
)
