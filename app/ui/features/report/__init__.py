"""The report on a finished game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, Jobs, Performers, ScreenRow, WorkerSoon, on_screen
from app.ui.features.report.state import EARLY, REPORT
from app.ui.table.model import one_person_nears_end
from app.ui.table.places import AtEnd, EndButton, EndNote

FEATURE: Final = (
    Handlers(("features.report.handlers", "features.report.judging")),
    Performers(("features.report.kept",)),
    Jobs("features.report.judging:judgements", REPORT.is_set),
    Jobs("features.report.judging:first_judgements", EARLY.is_set),
    WorkerSoon("features.report.judging:is_loading", REPORT.is_set),
    WorkerSoon("table.model:one_person_nears_end", EARLY.is_set),
    Hook("features.report.handlers:follow_choices", one_person_nears_end),
    Hook("features.report.handlers:follow_report", on_screen("report", "again")),
    AtEnd("features.report.views:begin_report"),
    EndNote("features.report.views:cost_parts", "features.report.views:cost_note", REPORT.is_set),
    EndButton(
        "features.report.views:report_parts",
        position=20,
        icon="ui-learn",
        text="report.open",
        message="report",
    ),
    # #/report/ID: a finished game
    ScreenRow(
        "report",
        "features.report.views:report_screen",
        "features.report.handlers:visit_report",
        "report.title",
    ),
)
