"""The form of a new game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.features.saves.places import AddressReader, FileReader

FEATURE: Final = (
    Handlers(("features.new_game.handlers",)),
    AddressReader("new", "features.new_game.address:read_deal_address", "errors.deal_damaged"),
    FileReader("features.new_game.decks:open_deck_file"),
    Stored("new_game", "features.new_game.stored"),
    ScreenRow("new", "features.new_game.screen", "new_game.title"),
)
