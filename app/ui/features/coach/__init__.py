"""The coach: hints and warnings."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, Jobs, any_of
from app.ui.core.places import SettingRow
from app.ui.features.coach.state import COACH, COACH_SETTING, THINK_AGAIN_SETTING, may_hint, may_warn
from app.ui.table.places import Guide, Key, PromptButton

FEATURE: Final = (
    Handlers(("features.coach.handlers",)),
    SettingRow("help", COACH_SETTING, order=1),
    SettingRow("help", THINK_AGAIN_SETTING, order=2),
    Jobs("features.coach.hook:computations", COACH.is_set),
    Hook("features.coach.hook:follow_table", any_of(COACH.is_set, may_warn), phase=ANSWER),
    Guide("features.coach.state:advice_parts", "features.coach.views:coach_strip", COACH.is_set),
    PromptButton("ui-learn", "coach.hint", "ask-coach", "H", may_hint),
    Key("h", "ask-coach", "hint"),
)
