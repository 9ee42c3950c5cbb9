"""Saved games: the list, opening and keeping them, links and files."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, Performers, ScreenRow
from app.ui.core.places import HomeSection, MoreSection, Returner, SettingsSection, Visit
from app.ui.features.saves.places import AddressReader
from app.ui.table.model import follows
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
    Hook("features.saves.keeping:keep_following", follows, phase=ANSWER),
    ControlsNote("features.saves.views:keeping_parts", "features.saves.views:keeping"),
    AddressReader("play", "features.saves.pasted:read_game_address"),
    Visit("home", "features.saves.handlers:request_list"),
    Returner("features.saves.home:has_games"),
    HomeSection("features.saves.home:CONTINUE", "lead", "features.saves.home:has_running"),
    HomeSection("features.saves.home:GAMES_AT_HOME"),
    HomeSection("features.saves.home:WARNING", "newcomer", order=-1),
    MoreSection("features.saves.views:PASTE"),
    SettingsSection("features.saves.views:PROMISE"),
    ScreenRow(
        "games", "features.saves.views:GAMES_PAGE", "features.saves.handlers:request_list", "saves.title"
    ),
    # #/game/ID: a saved game
    ScreenRow("game", "features.saves.arrival:game_screen", "features.saves.opening:visit_game"),
    # #/play/DATA: a game in a link
    ScreenRow("play", "features.saves.arrival:SCREEN", "features.saves.opening:visit_game"),
    # a game from a file
    ScreenRow("open", "features.saves.arrival:SCREEN", "features.saves.opening:visit_game"),
    # #/damaged/KEY: a damaged save
    ScreenRow("damaged", "features.saves.arrival:SCREEN", "features.saves.opening:visit_game"),
)
