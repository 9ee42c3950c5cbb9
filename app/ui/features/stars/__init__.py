"""Stars on good tiles and spots, the standing line about a street, and the suggestion after a game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, any_of
from app.ui.core.places import SettingRow
from app.ui.features.stars.state import BUILD_MARK, STANDING_LINE, STARS_SETTING
from app.ui.table.good_spots import GOOD_SPOTS
from app.ui.table.model import alone_on_easy, game_over, has_origin
from app.ui.table.places import EndButton, EndNote, Guide

FEATURE: Final = (
    Handlers(("features.stars.handlers",)),
    SettingRow("help", STARS_SETTING, order=4),
    Hook("features.stars.state:seek_stars", any_of(alone_on_easy, has_origin("lesson"), GOOD_SPOTS.is_set)),
    Hook("features.stars.state:mark_build", any_of(GOOD_SPOTS.is_set, BUILD_MARK.is_set)),
    Guide("features.stars.views:mark_parts", "features.stars.views:mark_strip", BUILD_MARK.is_set),
    Guide("features.stars.views:closing_parts", "features.stars.views:closing_strip", STANDING_LINE.is_set),
    EndNote("features.stars.views:switch_parts", "features.stars.views:stars_switch", game_over),
    EndButton(
        "features.stars.views:needed_lesson_parts",
        "features.stars.views:needed_lesson_button",
        game_over,
        position=5,
    ),
)
