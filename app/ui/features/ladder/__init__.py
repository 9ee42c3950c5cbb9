"""The ladder: twelve fixed deals, on their own page and as a street on the training page."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, always, when
from app.ui.core.places import Door, TrainSection
from app.ui.core.routes import Route
from app.ui.table.places import EndButton, EndNote

FEATURE: Final = (
    Handlers(("features.ladder.handlers",)),
    TrainSection("features.ladder.views:LADDER_STREET", order=3),
    Door("play", Route("ladder"), "ui-street", "book.ladder", order=1),
    ScreenRow("ladder", "features.ladder.views:SCREEN", "features.book.handlers:visited_book", "book.ladder"),
    EndNote(
        "features.ladder.views:rung_parts",
        "features.ladder.views:rung_note",
        when("features.ladder.views:is_rung"),
        above=True,
    ),
    EndButton(
        "features.ladder.views:next_parts",
        "features.ladder.views:next_button",
        when("features.ladder.views:has_next"),
        position=4,
        main=when("features.ladder.views:has_won"),
    ),
    EndButton(
        position=4,
        icon="ui-street",
        text="book.ladder",
        screen="ladder",
        main=always,
        while_=when("features.ladder.views:has_climbed"),
    ),
)
