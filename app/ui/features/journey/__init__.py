"""The journey: fourteen fixed deals, as a street on the first page and on a page of its own."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, when
from app.ui.core.model import Route
from app.ui.core.places import Door, HomeSection
from app.ui.table.places import EndButton, EndNote

STREET_PAGE: Final = ScreenRow(
    "journey", "features.journey.street:SCREEN", "features.book.handlers:visited_book", "journey.title"
)

FEATURE: Final = (
    Handlers(("features.journey.handlers",)),
    HomeSection("features.journey.street:HOME_STREET", "street"),
    HomeSection("features.journey.street:NEXT_STOP", "lead"),
    Door("play", Route("journey"), "ui-street", "journey.title", order=1),
    # #/journey/STOP: a house
    STREET_PAGE,
    STREET_PAGE.replace(name="ladder"),  # the address of a former list of deals
    EndNote(
        "features.journey.at_end:stop_parts",
        "features.journey.at_end:stop_note",
        when("features.journey.at_end:is_stop"),
        above=True,
    ),
    EndButton(
        "features.journey.at_end:next_parts",
        "features.journey.at_end:next_button",
        when("features.journey.at_end:leads_on"),
        position=4,
        main=when("features.journey.at_end:leads_on"),
    ),
)
