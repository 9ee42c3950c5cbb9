"""Opening a game's report: from the table, from the list of games, or from its address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.saves.marks import marks_of
from app.ui.core.effects import Navigate
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.routes import HOME, Route
from app.ui.features.report.choices import read_choice
from app.ui.features.report.effects import ReadReport
from app.ui.features.report.messages import Report
from app.ui.features.report.state import REPORT
from app.ui.features.saves.library import ARRIVAL
from app.ui.features.saves.opening import return_to
from app.ui.table.effects import Keep
from app.ui.table.handlers.games import with_saved_origin
from app.ui.table.model import TABLE, Table
from app.ui.table.registry import handles_table

if TYPE_CHECKING:
    from app.ui.features.report.state import ReportState


def reported_game(route: Route) -> str:
    """Return the id of the game whose report the address names, or an empty text."""
    if route.screen == "report":
        return route.about
    choice = read_choice(route.about) if route.screen == "again" else None
    return choice[0] if choice is not None else ""


def has_report(table: Table | None) -> bool:
    """Return whether the game on the table gets a report: it is a real game, and finished."""
    if table is None or not table.origin.played or not table.session.state.over:
        return False
    return marks_of(table.session).reported


def visit_report(model: Model) -> Update:
    """Open the report in the address: read its game, unless it is on the table."""
    game, table = model.route.about, model[TABLE]
    if not game:
        route = Route("report", table.id) if table is not None and has_report(table) else HOME
        return model, (Navigate(str(route), replacing=True),)
    if table is None or table.id != game or not table.origin.played:
        return return_to(model.with_(ARRIVAL, None), game)
    return model, ()


@handles_table(Report)
def open_report(model: Model, table: Table, message: Report) -> Update:
    """Open the report on the game, and save a linked game, because verdicts are stored beside the save."""
    if not has_report(table):
        return model, ()
    to = Navigate(str(Route("report", table.id)))
    if table.origin.saved:
        return model, (to,)
    model, moved = with_saved_origin(model)
    return model, (Keep(table.id, table.session), *moved, to)


def follow_report(before: Model, message: Message, result: Update) -> Update:
    """Begin a report as soon as its game is on the table."""
    model, effects = result
    table = model[TABLE]
    if table is None or table.id != reported_game(model.route):
        return result
    report = model[REPORT]
    if not has_report(table) or (report is not None and report.session is table.session):
        return result
    if report is not None and _is_about(report, table):
        return model.with_(REPORT, report.replace(session=table.session)), effects
    from app.ui.features.report.judging import new_report  # imports the judge, which other pages do not need

    return model.with_(REPORT, new_report(table.id, table.session)), (*effects, ReadReport(table.id))


def _is_about(report: ReportState, table: Table) -> bool:
    """Return whether a report is about the game on the table, which may be a new copy."""
    return report.game == table.id and report.session.text() == table.session.text()
