"""The results of bots and friends with the same tiles."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Jobs, Performers, any_of, on_screen
from app.ui.core.places import ShareSection
from app.ui.features.same_tiles.state import SAME_TILES
from app.ui.features.saves.places import KeyReader, PasteReader, RecordReader
from app.ui.table.model import daily_on_table, game_over
from app.ui.table.places import EndNote, EndSection

FEATURE: Final = (
    Handlers(("features.same_tiles.handlers",)),
    Performers(("features.same_tiles.service",)),
    PasteReader("features.same_tiles.handlers:read_pasted"),
    KeyReader("features.same_tiles.handlers:read_again", SAME_TILES.is_set),
    RecordReader("features.same_tiles.handlers:hold_back", ("link", "file")),
    EndNote(
        "features.same_tiles.views:place_parts", "features.same_tiles.views:place_note", SAME_TILES.is_set
    ),
    EndSection("features.same_tiles.views:parts_at_end", "features.same_tiles.views:at_end"),
    ShareSection("features.same_tiles.views:OWN_RESULT"),
    Jobs("features.same_tiles.views:bot_jobs", SAME_TILES.is_set),
    Hook(
        "features.same_tiles.handlers:follow_deal",
        any_of(SAME_TILES.is_set, game_over, daily_on_table, on_screen("share", "daily")),
    ),
)
