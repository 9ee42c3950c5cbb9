"""Drills."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.core.places import TrainSection

FEATURE: Final = (
    Handlers(("features.drills.handlers",)),
    TrainSection("features.drills.views:DRILLS_TO_TRAIN", order=4),
    # #/drill/KIND
    ScreenRow(
        "drill", "features.drills.views:SCREEN", "features.drills.handlers:visit_drill", "drills.title"
    ),
)
