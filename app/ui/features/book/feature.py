"""The results book."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Performers, ScreenRow, on_screen
from app.ui.features.saves.places import FileReader, KeyReader
from app.ui.table.model import game_over
from app.ui.table.places import AtEnd, EndNote

FEATURE: Final = (
    Handlers(("features.book.handlers",)),
    Performers(("features.book.service",)),
    AtEnd("features.book.entering:enter_result"),
    Hook("features.book.entering:enter_arrived_result", game_over),
    FileReader("features.book.arriving:open_book_file", mark='"streets-book"'),
    KeyReader("features.book.arriving:read_book_again", on_screen("book", "daily", "new")),
    EndNote("features.book.at_end:again_parts", "features.book.at_end:again_note"),
    ScreenRow("book", "features.book.screen", "book.title"),  # /PLAYER: a player
)
