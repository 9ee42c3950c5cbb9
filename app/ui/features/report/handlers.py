"""Handlers of the game report: results of the worker, and what the reader looks at."""

from __future__ import annotations

from dataclasses import replace

from app.bots.verdict_text import decode_judgement, decode_luck
from app.engine.actions import Abandon, Build, Renovate
from app.ui.core.effects import KeepReport, Navigate
from app.ui.core.messages import LookAt
from app.ui.core.model import Model, Table
from app.ui.core.registry import Update, handles, handles_table
from app.ui.core.stored import BOX, store
from app.ui.core.texts import say
from app.ui.features.again.box import BoxedChoice, with_choice
from app.ui.features.report.judging import (
    players_of,
    progress_of,
    with_computations,
    with_judgement,
    with_luck,
)
from app.ui.features.report.kept import kept_text, with_kept
from app.ui.features.report.messages import Judged, ReportFrom, ReportRead, ShowChoice, Weighed
from app.ui.features.report.state import Finding, ReportState
from app.ui.table.handlers.looking import look_at


@handles(ReportRead)
def report_read(model: Model, message: ReportRead) -> Update:
    """Take what was kept of the report, and ask for the rest."""
    report = model.report
    if report is None or report.game != message.game or report.kept:
        return model, ()
    return replace(model, report=with_computations(with_kept(report, message.text))), ()


@handles(Judged)
def judged(model: Model, message: Judged) -> Update:
    """Add a judgement to the report and keep it."""
    report = model.report
    if report is None or report.game != message.game or message.number not in report.choices:
        return model, ()
    finding = Finding(*decode_judgement(message.text))
    model, effects = _with_result(model, with_judgement(report, message.number, finding))
    choice = report.choices[message.number]
    if not finding.verdict.told or report.session.start.seats[choice.seat].kind != "human":
        return model, effects
    turn = report.session.history[message.number - 1].turn
    boxed = BoxedChoice(report.game, message.number, turn, round(finding.verdict.loss))
    model = replace(model, box=with_choice(model.box, boxed))
    return model, (*effects, store(model, BOX))


@handles(Weighed)
def weighed(model: Model, message: Weighed) -> Update:
    """Add the luck of a tile to the report and keep it."""
    report = model.report
    if report is None or report.game != message.game or message.draw not in report.draws:
        return model, ()
    return _with_result(model, with_luck(report, message.draw, decode_luck(message.text)))


def _with_result(model: Model, report: ReportState) -> Update:
    model = replace(model, report=with_computations(report))
    if progress_of(report).complete:
        model = model.saying(say("report.ready"))
    saved = model.table is not None and model.table.id == report.game and model.table.origin.saved
    return model, (KeepReport(report.game, kept_text(report)),) if saved else ()


@handles(ReportFrom)
def report_from(model: Model, message: ReportFrom) -> Update:
    """Show the report as another seat sees it."""
    report = model.report
    if report is None or message.seat not in players_of(report.session.start):
        return model, ()
    return replace(model, report=report.replace(seat=message.seat)), ()


@handles_table(ShowChoice)
def show_choice(model: Model, table: Table, message: ShowChoice) -> Update:
    """Show the position of a choice on the table, with the spots of both actions outlined."""
    report = model.report
    if report is None or report.game != table.id or message.number not in report.judged:
        return model, ()
    verdict = report.judged[message.number].verdict
    actions = (verdict.played, verdict.best)
    cells = [action.cell for action in actions if isinstance(action, Build | Renovate | Abandon)]
    model, effects = look_at(model, table, LookAt(message.number - 1))
    if model.table is not None:
        model = replace(model, table=model.table.with_attention(traced=tuple(dict.fromkeys(cells))))
    return model, (*effects, Navigate(str(table.route)))
