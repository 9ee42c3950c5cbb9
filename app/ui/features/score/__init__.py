"""The page that scores a single street."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow
from app.ui.core.model import Route
from app.ui.core.places import Door

FEATURE: Final = (
    Handlers(("features.score.handlers",)),
    Door("play", Route("score"), "ui-coin", "score.title", order=3),
    Door("rules", Route("score"), "ui-coin", "score.title", order=1),
    # #/score/DATA: a street; #/score/try-DATA: its position
    ScreenRow(
        "score", "features.score.views:score_screen", "features.score.sheet:visit_score", "score.title"
    ),
)
