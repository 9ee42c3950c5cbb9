"""The rules with their pictures, and the player aid."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, ScreenRow
from app.ui.core.model import Route
from app.ui.core.places import Door, HomeSection
from app.ui.table.places import MenuEntry

FEATURE: Final = (
    Handlers(("features.rules.handlers",)),
    Hook("features.rules.handlers:keep_rule_in_sight", on=("album-fetched", "lessons-fetched")),
    Door("newcomer", Route("rules"), "ui-rules", "home.rules", order=2),
    HomeSection("features.rules.glimpse:GLIMPSE", "below"),
    Door("rules", Route("aid"), "ui-aid", "rules.aid"),
    Door("home", Route("rules"), "ui-rules", "home.rules", order=2),
    # #/rules/ANCHOR: a rule
    ScreenRow("rules", "features.rules.views:SCREEN", "features.rules.handlers:visit_rules", "home.rules"),
    ScreenRow("aid", "features.rules.pictures:AID", "features.rules.handlers:visit_aid", "rules.aid"),
    # #/try/ANCHOR: the position of a picture
    ScreenRow("try", "core.page_parts:WAITING", "features.rules.handlers:visit_picture"),
    MenuEntry(70, "ui-rules", "home.rules", screen="rules"),
    MenuEntry(10, "ui-aid", "rules.aid", screen="aid", page="help"),
)
