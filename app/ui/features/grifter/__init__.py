"""The Grifter's face and his lines: he introduces himself, and says little else."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Hook
from app.ui.core.model import Setting
from app.ui.core.places import SettingRow
from app.ui.table.model import game_over, solo
from app.ui.table.places import EndNote, Guide

GRIFTER_SETTING: Final = Setting("grifter", ("on", "off"))
"""Whether the Grifter talks."""

FEATURE: Final = (
    SettingRow("help", GRIFTER_SETTING, order=5),
    Hook("features.grifter.views:follow_game", solo),
    Guide("features.grifter.views:bubble_parts", "features.grifter.views:bubble", solo),
    EndNote(
        "features.grifter.views:end_parts",
        "features.grifter.views:last_words",
        lambda model: solo(model) and game_over(model),
    ),
)
