"""Trying choices again, and the box of choices to try."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import ANSWER, Handlers, Hook, Jobs, ScreenRow, Stored, on_screen, when
from app.ui.core.places import TrainSection
from app.ui.table.model import has_origin
from app.ui.table.places import EndButton, Guide

FEATURE: Final = (
    Handlers(("features.again.handlers",)),
    Stored("box", "features.report.box:STORED"),
    Jobs("features.again.handlers:answers", on_screen("again")),
    Hook("features.again.handlers:respond_to_answer", on_screen("again"), phase=ANSWER),
    TrainSection("features.again.views:MISTAKE", order=2),
    # #/again/NUMBER-ID: a choice of a game
    ScreenRow(
        "again",
        "features.saves.opening:arrival_screen",
        "features.again.handlers:visit_choice",
        "again.title",
    ),
    ScreenRow("box", "features.again.views:BOX_SCREEN", "features.again.handlers:visit_box", "again.box"),
    EndButton(
        "features.again.views:try_parts",
        "features.again.views:try_button",
        when("features.again.views:may_try"),
        position=6,
    ),
    Guide(
        "features.again.handlers:attempt_parts", "features.again.views:attempt_strip", has_origin("choice")
    ),
)
