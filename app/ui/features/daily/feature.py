"""Daily deals."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, ScreenRow, always, when
from app.ui.core.places import Door, HomeSection
from app.ui.core.routes import Route
from app.ui.table.places import EndButton, EndNote

FEATURE: Final = (
    EndNote(
        "features.daily.at_end:title_parts",
        "features.daily.at_end:day_note",
        when("features.daily.at_end:is_daily"),
        above=True,
    ),
    EndNote(
        "features.daily.at_end:tomorrow_parts",
        "features.daily.at_end:tomorrow_note",
        when("features.daily.at_end:is_daily"),
    ),
    EndButton(
        "table.views.end:no_parts",
        "features.daily.at_end:share_day_button",
        when("features.daily.at_end:is_daily"),
        position=2,
        main=always,
    ),
    EndButton(
        "table.views.end:no_parts",
        "features.daily.at_end:today_button",
        when("features.daily.at_end:wants_today"),
        position=8,
        main=always,
    ),
    Handlers(("features.daily.handlers",)),
    Hook("features.daily.card:read_book_at_home", on=("games-listed",)),
    HomeSection("features.daily.card:DAILY_CARD", "lead", "features.daily.card:has_deal", order=1),
    Door("play", Route("daily"), "ui-calendar", "daily.title"),
    # #/daily/DATE: its deal
    ScreenRow("daily", "features.daily.views:SCREEN", "features.daily.handlers:visited_daily", "daily.title"),
)
