"""The judgements of a report, as background jobs."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.core.routes import Route
from app.ui.features.report.judging import judges_person
from app.ui.features.report.state import EARLY, REPORT
from app.ui.table.model import TABLE, one_person_nears_end


def judgements(model: Model) -> Iterator[Job]:
    """Yield the next judgements of the report on the page; leaving the page cancels them.

    At the end of the game on the table, the worker judges only people's choices: the first cards of the
    report.
    """
    report, table = model[REPORT], model[TABLE]
    if report is None:
        return
    if model.route == Route("report", report.game):
        yield from report.wanted
    elif table is not None and table.id == report.game and model.route == table.route:
        yield from (job for job in report.wanted if judges_person(report, job))


def first_judgements(model: Model) -> Iterator[Job]:
    """Yield what is to be computed next about the choices in a game that nears its end."""
    early, table = model[EARLY], model[TABLE]
    if early is not None and table is not None and table.id == early.game and one_person_nears_end(model):
        yield from early.wanted


def is_loading(model: Model) -> bool:
    """Return whether a report waits for its stored verdicts; the game's bot worker then keeps running."""
    report = model[REPORT]
    return report is not None and not report.kept
