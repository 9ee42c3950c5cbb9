"""The judgements of a report, as background jobs."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.features.report.state import REPORT


def judgements(model: Model) -> Iterator[Job]:
    """Yield the next judgements of the report on the page; leaving the page cancels them."""
    report = model[REPORT]
    if report is None or model.route.screen != "report" or model.route.about != report.game:
        return
    yield from report.wanted
