"""A game with the real box."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, ScreenRow
from app.ui.core.model import Route
from app.ui.core.places import Door, SettingRow
from app.ui.table.model import BOX_HELPS, box_on_table, has_origin
from app.ui.table.places import EndButton, EndNote, Guide, MenuEntry, PromptCover, TrayCover, UndoableStep

FEATURE: Final = (
    Handlers(("features.box.handlers", "features.box.correcting")),
    Hook("features.box.handlers:follow_box", box_on_table, phase=ANSWER),
    TrayCover("features.box.handlers:tray_parts", "features.box.views:box_tray", box_on_table),
    PromptCover("features.box.handlers:prompt_parts", "features.box.views:box_prompt", box_on_table),
    MenuEntry(5, "ui-undo", "box.correct", screen="realbox/fix", while_=box_on_table),
    UndoableStep("features.box.handlers:step_waits", "features.box.handlers:without_step", box_on_table),
    Guide("features.box.handlers:typing_parts", "features.box.handlers:typing_strip", has_origin("typing")),
    EndButton(
        position=5,
        icon="ui-turn",
        text="box.again",
        screen="realbox",
        main=box_on_table,
        while_=box_on_table,
    ),
    EndNote("features.box.handlers:kind_parts", "features.box.views:box_note", box_on_table, above=True),
    EndNote("features.box.handlers:note_parts", "features.box.views:end_note", box_on_table),
    Door("play", Route("realbox"), "ui-stack", "box.title", order=2),
    SettingRow("rare", BOX_HELPS, prefix="helps", order=2),
    # #/realbox/fix: corrections; /lesson
    ScreenRow(
        "realbox", "features.box.form_views:box_screen", "features.box.correcting:visit_real_box", "box.title"
    ),
)
