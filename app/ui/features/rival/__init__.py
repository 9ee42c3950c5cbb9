"""Rivals: challenges by link, and another game with the same tiles at the table."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import FOLLOW, Handlers, Hook, Jobs, ScreenRow, Stored, always, when
from app.ui.core.places import BookSection
from app.ui.features.saves.places import AddressReader
from app.ui.table.model import against_rival
from app.ui.table.places import AtEnd, DrawerPage, EndButton, EndNote, EndSection, RailRow, SecondCity

SHARE: Final = EndButton(position=25, icon="ui-people", text="rival.challenge", message="challenge-friend")

FEATURE: Final = (
    Handlers(("features.rival.handlers",)),
    AddressReader("rival", "features.rival.handlers:read_rival_address"),
    Hook("features.rival.handlers:follow_table", against_rival, phase=FOLLOW),
    Jobs("features.rival.handlers:course_job", against_rival),
    RailRow("features.rival.views:row_parts", "features.rival.views:row", against_rival),
    DrawerPage(
        "features.rival.views:page_parts",
        "features.rival.views:rival_page",
        against_rival,
        name="rival",
        title="rival.title",
    ),
    Stored("rivals", "features.rival.state:STORED"),
    AtEnd("features.rival.handlers:enter_duel"),
    EndNote("features.rival.handlers:note_parts", "features.rival.handlers:note", against_rival),
    EndSection("features.rival.handlers:end_parts", "features.rival.handlers:at_end"),
    SHARE.replace(while_=when("features.rival.handlers:is_challenge")),
    SHARE.replace(
        text="rival.send_back", position=1, main=always, while_=when("features.rival.handlers:is_answer")
    ),
    SecondCity("features.rival.handlers:second_city", against_rival),
    BookSection("features.rival.handlers:HEAD_TO_HEAD"),
    # #/rival/MONEY/NAME/DATA: a challenge
    ScreenRow(
        "rival", "features.rival.views:SCREEN", "features.rival.handlers:visit_challenge", "rival.title"
    ),
)
