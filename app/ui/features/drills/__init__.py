"""Drills."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.core.places import TrainSection

FEATURE: Final = (
    Handlers(("features.drills.drills",)),
    TrainSection("features.drills.drills:DRILLS_TO_TRAIN", order=4),
    # #/drill/KIND
    ScreenRow("drill", "features.drills.drills:SCREEN", "features.drills.drills:visit_drill", "drills.title"),
)
