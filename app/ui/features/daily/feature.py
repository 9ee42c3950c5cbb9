"""Daily deals."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, ScreenRow
from app.ui.core.places import Door, HomeSection
from app.ui.core.routes import Route

FEATURE: Final = (
    Handlers(("features.daily.handlers",)),
    Hook("features.daily.card:read_book_at_home", on=("games-listed",)),
    HomeSection("features.daily.card:DAILY_CARD", "lead", "features.daily.card:has_deal", order=1),
    Door("play", Route("daily"), "ui-calendar", "daily.title"),
    ScreenRow("daily", "features.daily.screen", "daily.title"),  # /DATE: its deal
)
