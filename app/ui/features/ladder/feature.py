"""The ladder: twelve fixed deals, on their own page and as a street on the training page."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, always, when
from app.ui.core.places import Door, TrainSection
from app.ui.core.routes import Route
from app.ui.table.places import EndButton, EndNote

FEATURE: Final = (
    Handlers(("features.ladder.handlers",)),
    TrainSection("features.ladder.street:LADDER_STREET", order=3),
    Door("play", Route("ladder"), "ui-street", "book.ladder", order=1),
    ScreenRow("ladder", "features.ladder.views:SCREEN", "features.book.handlers:visited_book", "book.ladder"),
    EndNote(
        "features.ladder.at_end:rung_parts",
        "features.ladder.at_end:rung_note",
        when("features.ladder.at_end:is_rung"),
        above=True,
    ),
    EndButton(
        "features.ladder.at_end:next_parts",
        "features.ladder.at_end:next_button",
        when("features.ladder.at_end:has_next"),
        position=4,
        main=when("features.ladder.at_end:has_won"),
    ),
    EndButton(
        position=4,
        icon="ui-street",
        text="book.ladder",
        screen="ladder",
        main=always,
        while_=when("features.ladder.at_end:has_climbed"),
    ),
)
