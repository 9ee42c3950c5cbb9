"""The report at the end of a game."""

from __future__ import annotations

from app.ui.core.html import Markup
from app.ui.features.report.messages import Report
from app.ui.table.views.end import end_button


def report_button(main: bool) -> Markup:
    """Show the button that opens the report."""
    return end_button(main, Report(), "ui-learn", "report.open")
