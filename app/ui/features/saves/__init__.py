"""Saved games: the list, opening and keeping them, links and files."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, Performers, ScreenRow
from app.ui.core.places import HomeSection, MoreSection, Returner, SettingsSection, Visit
from app.ui.features.saves.places import AddressReader
from app.ui.table.model import follows
from app.ui.table.places import ControlsNote

FEATURE: Final = (
    Handlers(("features.saves.handlers", "features.saves.opening")),
    Performers(("features.saves.service",)),
    Hook("features.saves.opening:keep_following", follows, phase=ANSWER),
    ControlsNote("features.saves.views:keeping_parts", "features.saves.views:keeping"),
    AddressReader("play", "features.saves.opening:read_game_address"),
    Visit("home", "features.saves.handlers:request_list"),
    Returner("features.saves.views:has_games"),
    HomeSection("features.saves.views:CONTINUE", "lead", order=-1),
    HomeSection("features.saves.views:LAST_CITY", "view"),
    HomeSection("features.saves.views:GAMES_AT_HOME"),
    HomeSection("features.saves.views:WARNING", "newcomer", order=-1),
    MoreSection("features.saves.views:PASTE"),
    SettingsSection("features.saves.views:PROMISE"),
    ScreenRow(
        "games", "features.saves.views:GAMES_PAGE", "features.saves.handlers:request_list", "saves.title"
    ),
    # #/game/ID: a saved game
    ScreenRow("game", "features.saves.opening:game_screen", "features.saves.opening:visit_game"),
    # #/play/DATA: a game in a link
    ScreenRow("play", "features.saves.opening:SCREEN", "features.saves.opening:visit_game"),
    # a game from a file
    ScreenRow("open", "features.saves.opening:SCREEN", "features.saves.opening:visit_game"),
    # #/damaged/KEY: a damaged save
    ScreenRow("damaged", "features.saves.opening:SCREEN", "features.saves.opening:visit_game"),
)
