"""Sharing the game on the table."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.table.places import EndButton, MenuEntry

FEATURE: Final = (
    Handlers(("features.sharing.handlers",)),
    # the game on the table
    ScreenRow("share", "features.sharing.views:SCREEN", "features.saves.opening:visit_game", "share.title"),
    EndButton("table.views.end:no_parts", "features.sharing.at_end:share_button", position=60),
    EndButton("table.views.end:no_parts", "features.sharing.at_end:picture_button", position=70),
    MenuEntry(110, "ui-share", "buttons.share", screen="share"),
)
