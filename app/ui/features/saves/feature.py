"""Saved games: the list, opening and keeping them, links and files."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Performers, ScreenRow
from app.ui.core.places import HomeSection, MoreSection, Returner, SettingsSection, Visit
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
    Visit("home", "features.saves.handlers:request_list"),
    Returner("features.saves.home:has_games"),
    HomeSection("features.saves.home:CONTINUE", "lead", "features.saves.home:has_running"),
    HomeSection("features.saves.home:GAMES_AT_HOME"),
    HomeSection("features.saves.home:WARNING", "newcomer", order=-1),
    MoreSection("features.saves.views:PASTE"),
    SettingsSection("features.saves.views:PROMISE"),
    ScreenRow("games", "features.saves.screen", "saves.title"),
    ScreenRow("game", "features.saves.screen"),  # /ID: a saved game
    ScreenRow("play", "features.saves.screen"),  # /DATA: a game in a link
    ScreenRow("open", "features.saves.screen"),  # a game from a file
    ScreenRow("damaged", "features.saves.screen"),  # /KEY: a damaged save
)
