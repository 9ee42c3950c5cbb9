"""Sharing the game on the table."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.core.places import MoreSection
from app.ui.table.places import EndButton, MenuEntry

FEATURE: Final = (
    Handlers(("features.sharing.handlers",)),
    # the game on the table
    ScreenRow("share", "features.sharing.views:SCREEN", "features.saves.opening:visit_game", "share.title"),
    EndButton(position=60, icon="ui-share", text="buttons.share", screen="share"),
    EndButton(position=70, icon="ui-picture", text="buttons.picture", message="keep-picture tall"),
    MoreSection("features.sharing.views:BUG_REPORT", order=2),
    MenuEntry(110, "ui-share", "buttons.share", screen="share"),
)
