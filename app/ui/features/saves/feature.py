"""Saved games: the list, opening and keeping them, links and files."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Performers, ScreenRow
from app.ui.features.saves.places import AddressReader
from app.ui.table.places import ControlsNote

FEATURE: Final = (
    Handlers(
        (
            "features.saves.handlers",
            "features.saves.arrival",
            "features.saves.keeping",
            "features.saves.opening",
            "features.saves.pasting",
        )
    ),
    Performers(("features.saves.performers",)),
    ControlsNote("features.saves.views:keeping_parts", "features.saves.views:keeping"),
    AddressReader("play", "features.saves.pasted:read_game_address"),
    ScreenRow("game", "features.saves.screen"),  # /ID: a saved game
    ScreenRow("play", "features.saves.screen"),  # /DATA: a game in a link
    ScreenRow("open", "features.saves.screen"),  # a game from a file
    ScreenRow("damaged", "features.saves.screen"),  # /KEY: a damaged save
)
