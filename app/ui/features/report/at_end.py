"""The report at the end of a game."""

from __future__ import annotations

from app.ui.core.html import Markup
from app.ui.core.model import Model
from app.ui.features.report.messages import Report
from app.ui.features.report.opening import has_report
from app.ui.table.model import Table
from app.ui.table.views.end import end_button


def report_parts(model: Model, table: Table) -> tuple[()] | None:
    """Return the parts of the button: none, or `None` without a report on the game."""
    return () if has_report(table) else None


def report_button(main: bool) -> Markup:
    """Show the button that opens the report."""
    return end_button(main, Report(), "ui-learn", "report.open")
