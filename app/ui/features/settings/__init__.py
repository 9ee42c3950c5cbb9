"""The settings."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.core.model import Route, Setting
from app.ui.core.places import Door, SettingRow
from app.ui.table.places import MenuEntry

FEATURE: Final = (
    Handlers(("features.settings.handlers",)),
    Stored("settings", "features.settings.stored:STORED"),
    SettingRow("look", Setting("theme", ("system", "light", "dark"))),
    SettingRow("look", Setting("contrast", ("normal", "more")), order=1),
    SettingRow("rare", Setting("start", ("fast", "plain")), order=9),
    Door("more", Route("settings"), "ui-settings", "settings.title"),
    # #/settings/rare: the rare ones
    ScreenRow("settings", "features.settings.views:SCREEN", title="settings.title"),
    MenuEntry(100, "ui-settings", "home.settings", screen="settings"),
)
