"""The rules and the player aid."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ScreenRow

FEATURE: Final = (
    ScreenRow("rules", "features.rules.screen", "home.rules"),  # /ANCHOR: a rule
    ScreenRow("aid", "features.aid.screen", "rules.aid"),
)
