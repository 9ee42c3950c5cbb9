"""The results of bots and friends with the same tiles."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Jobs, Performers, any_of, on_screen
from app.ui.features.same_tiles.state import SAME_TILES
from app.ui.table.model import game_over

FEATURE: Final = (
    Handlers(("features.same_tiles.handlers",)),
    Performers(("features.same_tiles.service",)),
    Jobs("features.same_tiles.jobs:bot_jobs", SAME_TILES.is_set),
    Hook(
        "features.same_tiles.hook:follow_deal",
        any_of(SAME_TILES.is_set, game_over, on_screen("share", "daily")),
    ),
)
