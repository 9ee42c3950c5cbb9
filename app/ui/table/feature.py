"""What the table contributes: the game in sight, the bots' searches, and the end of a game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANNOUNCE, Cover, Handlers, Hook, Jobs, Unsaved, WorkerSoon
from app.ui.table.model import TABLE, unsaved_matters

FEATURE: Final = (
    Handlers(
        (
            "table.handlers.bots",
            "table.handlers.building",
            "table.handlers.camera",
            "table.handlers.cells",
            "table.handlers.games",
            "table.handlers.looking",
            "table.handlers.playing",
        )
    ),
    Cover("table.cover:screen_in_sight", "table.cover:title_in_sight", TABLE.is_set),
    Unsaved("table.model:unsaved", unsaved_matters, rescue="export"),
    Jobs("table.jobs:searches", TABLE.is_set),
    WorkerSoon("table.jobs:expects_search", TABLE.is_set),
    Hook("table.hook:close_menu", on=("route-changed",)),
    Hook("table.hook:call_end_hooks", TABLE.is_set),
    Hook("table.handlers.looking:when_it_is_over", TABLE.is_set),
    Hook("table.handlers.speaking:announce", lambda model: True, phase=ANNOUNCE),
)
