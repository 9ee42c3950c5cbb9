"""Hands on phones."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, when
from app.ui.core.places import GameWay
from app.ui.table.places import MenuEntry, SeatButton

FEATURE: Final = (
    Handlers(("features.phones.handlers",)),
    GameWay("phones", "ui-phone", "features.phones.handlers:start_with_phones"),
    # #/phones/SEAT: its code
    ScreenRow(
        "phones", "features.phones.views:SCREEN", "features.phones.handlers:visited_phones", "phones.title"
    ),
    SeatButton("ui-phone", "hand", "phones.hand", "phones.mine"),
    MenuEntry(
        60,
        "ui-phone",
        "phones.title",
        screen="phones",
        while_=when("features.phones.handlers:phones_allowed"),
    ),
)
