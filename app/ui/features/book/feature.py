"""The results book and the ladder."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Performers, ScreenRow
from app.ui.table.model import game_over
from app.ui.table.places import AtEnd

FEATURE: Final = (
    Handlers(("features.book.handlers", "features.book.climbing")),
    Performers(("features.book.service",)),
    AtEnd("features.book.entering:enter_result"),
    Hook("features.book.entering:enter_arrived_result", game_over),
    ScreenRow("book", "features.book.screen", "book.title"),  # /PLAYER: a player
)
