"""What the feature contributes."""

from __future__ import annotations

from typing import Final

from app.ui.features.toy.state import TALLY

from app.ui.core.feature import Handlers, Hook, Jobs, Performers, ScreenRow, Stored
from app.ui.core.model import Setting
from app.ui.core.places import SettingRow
from app.ui.features.saves.places import FileReader
from app.ui.table.places import DrawerPage, Guide

CHIMES: Final = Setting("chimes", ("on", "off"))
"""Whether to chime."""

FEATURE: Final = (
    Handlers(("features.toy.handlers",)),
    Performers(("features.toy.handlers",)),
    Stored("toy", "features.toy.stored:STORED"),
    Jobs("features.toy.handlers:jobs", TALLY.is_set),
    Hook("features.toy.handlers:count_action", on=("act",)),
    ScreenRow("toy", "features.toy.views:SCREEN", title="home.title"),
    SettingRow("rare", CHIMES, title="keys", prefix="keys"),
    Guide("features.toy.views:tally_parts", "features.toy.views:tally_view", TALLY.is_set),
    DrawerPage(
        "features.toy.views:tally_parts", "features.toy.views:tally_view", name="toy", title="home.title"
    ),
    FileReader("features.toy.handlers:open_tally", mark='"toy-tally"'),
)
