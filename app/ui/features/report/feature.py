"""The report on a finished game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Jobs, Performers, ScreenRow, WorkerSoon, on_screen
from app.ui.features.report.state import EARLY, REPORT
from app.ui.table.model import first_game_lost, one_person_nears_end
from app.ui.table.places import AtEnd, EndButton, EndNote

FEATURE: Final = (
    Handlers(("features.report.handlers", "features.report.early", "features.report.opening")),
    Performers(("features.report.service",)),
    Jobs("features.report.jobs:judgements", REPORT.is_set),
    Jobs("features.report.jobs:first_judgements", EARLY.is_set),
    WorkerSoon("features.report.jobs:is_loading", REPORT.is_set),
    WorkerSoon("table.model:one_person_nears_end", EARLY.is_set),
    Hook("features.report.nearing:follow_choices", one_person_nears_end),
    Hook("features.report.opening:follow_report", on_screen("report", "again")),
    AtEnd("features.report.at_end:begin_report"),
    EndNote("features.report.at_end:cost_parts", "features.report.at_end:cost_note", REPORT.is_set),
    EndButton(
        "features.report.at_end:report_parts",
        position=20,
        icon="ui-learn",
        text="report.open",
        message="report",
        main=first_game_lost,
    ),
    # #/report/ID: a finished game
    ScreenRow(
        "report",
        "features.report.views:report_screen",
        "features.report.opening:visit_report",
        "report.title",
    ),
)
