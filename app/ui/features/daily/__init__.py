"""Daily deals."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, ScreenRow, always, when
from app.ui.core.model import Route
from app.ui.core.places import Door, HomeSection, StreetThing
from app.ui.table.model import daily_on_table
from app.ui.table.places import EndButton, EndNote

FEATURE: Final = (
    EndNote(
        "features.daily.views:title_parts",
        "features.daily.views:day_note",
        daily_on_table,
        above=True,
    ),
    EndNote(
        "features.daily.views:tomorrow_parts",
        "features.daily.views:tomorrow_note",
        daily_on_table,
    ),
    EndButton(
        position=2,
        icon="ui-share",
        text="same_tiles.share_result",
        message="share-result",
        main=always,
        while_=daily_on_table,
    ),
    EndButton(
        position=3,
        icon="ui-calendar",
        text="daily.todays",
        screen="daily",
        main=when("features.daily.views:comes_first"),
        while_=when("features.daily.views:wants_today"),
    ),
    Handlers(("features.daily.handlers",)),
    Hook("features.daily.card:compare_today", on=("book-read",)),
    HomeSection("features.daily.card:DAILY_CARD", "lead", order=1),
    StreetThing("kiosk", "features.daily.card:weeks_played", order=1),
    Door("play", Route("daily"), "ui-calendar", "daily.title"),
    # #/daily/DATE: its deal
    ScreenRow("daily", "features.daily.views:SCREEN", "features.daily.handlers:visited_daily", "daily.title"),
)
