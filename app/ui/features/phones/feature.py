"""Giving hands to phones."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, when
from app.ui.table.places import MenuEntry

FEATURE: Final = (
    Handlers(("features.phones.handlers",)),
    ScreenRow("phones", "features.phones.screen", "phones.title"),  # /SEAT: its code
    MenuEntry(
        60,
        "ui-phone",
        "phones.title",
        screen="phones",
        while_=when("features.phones.handlers:phones_allowed"),
    ),
)
