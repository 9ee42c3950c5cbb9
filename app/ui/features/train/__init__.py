"""*Train*: one page for all kinds of training."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow
from app.ui.core.model import TRAIN
from app.ui.core.places import Door

FEATURE: Final = (
    Door("home", TRAIN, "ui-learn", "train.title", order=1),
    Door("more", TRAIN, "ui-learn", "train.title", order=1),
    ScreenRow("train", "features.train.views:SCREEN", title="train.title"),
)
