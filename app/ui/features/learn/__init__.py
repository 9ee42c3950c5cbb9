"""Lessons, and the first game with its hints."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, ScreenRow, Stored, when
from app.ui.core.model import Setting
from app.ui.core.places import HomeSection, SettingRow, StreetThing, TrainSection, Visit
from app.ui.table.model import has_hint, has_origin
from app.ui.table.places import AtEnd, EndNote, Guide, MenuEntry

HINTS_SETTING: Final = Setting("hints", ("on", "off"))
"""Whether the first game gives hints."""

FEATURE: Final = (
    Handlers(("features.learn.handlers",)),
    Stored("learned", "features.learn.progress:STORED"),
    Hook("features.learn.handlers:tutor", has_origin("lesson"), phase=ANSWER),
    Hook("features.learn.handlers:give_hint", has_hint),
    Hook("features.learn.handlers:forget_answer", on=("language-changed",)),
    SettingRow("help", HINTS_SETTING, order=3),
    HomeSection("features.learn.continuing:FIRST_STEPS", "newcomer"),
    StreetThing("tree", "features.learn.progress:lessons_done"),
    TrainSection("features.learn.continuing:NEXT_LESSON"),
    Visit("train", "features.learn.handlers:visit_lesson"),
    # #/learn/NUMBER or /ANCHOR: a lesson
    ScreenRow("learn", "features.learn.views:SCREEN", "features.learn.handlers:visit_lesson", "learn.title"),
    EndNote(
        "table.views.end:no_parts",
        "features.learn.views:first_game_note",
        when("features.learn.handlers:is_first_game"),
        above=True,
    ),
    AtEnd("features.learn.handlers:note_win"),
    Guide("features.learn.views:lesson_parts", "features.learn.views:coach", last=True),
    MenuEntry(20, "ui-learn", "home.lessons", screen="learn", page="help"),
)
