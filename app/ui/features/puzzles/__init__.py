"""Puzzles."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, Jobs, ScreenRow, Stored, on_screen
from app.ui.core.model import Setting
from app.ui.core.places import Returner, SettingRow, StreetThing, TrainSection, Visit
from app.ui.table.model import has_origin
from app.ui.table.places import Guide

RATING_SETTING: Final = Setting("puzzle_rating", ("on", "off"))
"""Whether puzzles show the player's rating."""

FEATURE: Final = (
    Handlers(("features.puzzles.handlers",)),
    Stored("puzzles", "features.puzzles.state:STORED"),
    Jobs("features.puzzles.handlers:mistakes_to_compare", on_screen("puzzle")),
    Hook("features.puzzles.handlers:follow_puzzle", has_origin("puzzle"), phase=ANSWER),
    SettingRow("rare", RATING_SETTING, order=1),
    Returner("features.puzzles.state:has_answered"),
    StreetThing("lamp", "features.puzzles.state:lamps", order=3),
    TrainSection("features.puzzles.views:PUZZLE_OF_TODAY", order=1),
    Visit("train", "features.puzzles.views:fetch_for_training"),
    # #/puzzles/THEME or /days
    ScreenRow(
        "puzzles", "features.puzzles.views:SCREEN", "features.puzzles.handlers:visit_puzzles", "puzzles.title"
    ),
    # #/puzzle/ID: a puzzle
    ScreenRow(
        "puzzle",
        "features.puzzles.views:WAITING_PUZZLE",
        "features.puzzles.handlers:visit_puzzles",
        "puzzles.one",
    ),
    Guide("features.puzzles.state:puzzle_parts", "features.puzzles.views:puzzle_strip", has_origin("puzzle")),
)
