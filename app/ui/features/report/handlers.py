"""Handlers of the game report: opening it, results of the worker, and the reader's choices."""

from __future__ import annotations

from typing import Final

from app.bots.verdict_text import decode_judgement, decode_luck
from app.engine.state import Abandon, Build, Renovate
from app.saves.marks import marks_of
from app.ui.core.feature import contributions, load
from app.ui.core.finding import Finding
from app.ui.core.jobs import SPARE_MEMORY
from app.ui.core.messages import Message
from app.ui.core.model import HOME, Model, Route
from app.ui.core.registry import After, Effect, Navigate, Update, handles
from app.ui.core.stored import store
from app.ui.core.texts import say
from app.ui.features.report import judging, state
from app.ui.features.report.box import BOX, BoxedChoice, with_choice
from app.ui.features.report.kept import kept_text, with_kept
from app.ui.features.saves.opening import return_to
from app.ui.features.saves.state import ARRIVAL
from app.ui.table.handlers.looking import look_at
from app.ui.table.handlers.settling import with_saved_origin
from app.ui.table.messages import Keep, LookAt
from app.ui.table.model import TABLE, Table, handles_table, one_person_nears_end, with_table
from app.ui.table.places import AtReport


@handles(state.ReportRead)
def report_read(model: Model, message: state.ReportRead) -> Update:
    """Use the stored part of the report, and request the rest."""
    report = model[state.REPORT]
    if report is None or report.game != message.game or report.kept:
        return model, ()
    report = judging.with_computations(with_kept(report, message.text))
    return model.with_(state.REPORT, report), _completion_effects(model, report)


@handles(state.Estimated)
def estimated(model: Model, message: state.Estimated) -> Update:
    """Use a rough loss to order the judging, now or once the game is over."""
    report, early, dollars = model[state.REPORT], model[state.EARLY], float(message.text)
    if report is None or report.game != message.game or message.number not in report.choices:
        if early is None or early.game != message.game or message.number not in early.choices:
            return model, ()
        return model.with_(state.EARLY, judging.with_early_loss(early, message.number, dollars)), ()
    report = judging.with_estimate(report, message.number, dollars)
    return model.with_(state.REPORT, judging.with_computations(report)), ()


@handles(state.Judged)
def judged(model: Model, message: state.Judged) -> Update:
    """Add a judgement to the report and store it, or keep it for the end of the game."""
    report, early = model[state.REPORT], model[state.EARLY]
    if report is None or report.game != message.game or message.number not in report.choices:
        if early is None or early.game != message.game or message.number not in early.choices:
            return model, ()
        return model.with_(state.EARLY, judging.with_early_judgement(early, message.number, message.text)), ()
    finding = Finding(*decode_judgement(message.text))
    report = judging.with_judgement(report, message.number, finding)
    model, effects = _with_result(model, report)
    choice = report.choices[message.number]
    if report.session.start.seats[choice.seat].kind != "human":
        return model, effects
    effects = (*effects, *_completion_effects(model, report))
    if not finding.verdict.reported:
        return model, effects
    turn = report.session.history[message.number - 1].turn
    boxed = BoxedChoice(report.game, message.number, turn, round(finding.verdict.loss))
    model = model.with_(BOX, with_choice(model[BOX], boxed))
    return model, (*effects, store(model, "box"))


@handles(state.Weighed)
def weighed(model: Model, message: state.Weighed) -> Update:
    """Add the luck of a tile to the report and store it."""
    report = model[state.REPORT]
    if report is None or report.game != message.game or message.draw not in report.draws:
        return model, ()
    return _with_result(model, judging.with_luck(report, message.draw, decode_luck(message.text)))


def _with_result(model: Model, report: state.ReportState) -> Update:
    model = model.with_(state.REPORT, judging.with_computations(report))
    if judging.progress_of(report).complete:
        model = model.saying(say("report.ready"))
    table = model[TABLE]
    saved = table is not None and table.id == report.game and table.origin.saved
    return model, (state.KeepReport(report.game, kept_text(report)),) if saved else ()


def _completion_effects(model: Model, report: state.ReportState) -> tuple[Effect, ...]:
    """Return the features' effects once all people's choices in a saved game are judged."""
    table = model[TABLE]
    if table is None or table.id != report.game or not table.origin.saved:
        return ()
    start = report.session.start
    sums = {line.seat: line for line in judging.seat_sums(report) if line.seat in start.people}
    if not sums or not all(line.complete for line in sums.values()):
        return ()
    counts = tuple(
        (sums[seat].as_good, sums[seat].judged) if seat in sums else (0, 0)
        for seat in range(len(start.seats))
    )
    ran = (load(part.run)(model, report.game, counts) for part in contributions(AtReport))
    return tuple(effect for effect in ran if effect is not None)


@handles(state.ReportFrom)
def report_from(model: Model, message: state.ReportFrom) -> Update:
    """Show the report as another seat sees it."""
    report = model[state.REPORT]
    if report is None or message.seat not in judging.players_of(report.session.start):
        return model, ()
    return model.with_(state.REPORT, report.replace(seat=message.seat)), ()


@handles_table(state.ShowChoice)
def show_choice(model: Model, table: Table, message: state.ShowChoice) -> Update:
    """Show the position of a choice on the table, with the spots of both actions outlined."""
    report = model[state.REPORT]
    if report is None or report.game != table.id or message.number not in report.judged:
        return model, ()
    verdict = report.judged[message.number].verdict
    actions = (verdict.played, verdict.best)
    cells = [action.cell for action in actions if isinstance(action, Build | Renovate | Abandon)]
    model, effects = look_at(model, table, LookAt(message.number - 1))
    model = with_table(model, lambda table: table.with_attention(traced=tuple(dict.fromkeys(cells))))
    return model, (*effects, Navigate(str(table.route)))


def reported_game(route: Route) -> str:
    """Return the id of the game whose report the address names, or an empty text."""
    if route.screen == "report":
        return route.about
    choice = state.read_choice(route.about) if route.screen == "again" else None
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


@handles_table(state.Report)
def open_report(model: Model, table: Table, message: state.Report) -> Update:
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
    report = model[state.REPORT]
    if not has_report(table) or (report is not None and report.session is table.session):
        return result
    if report is not None and _is_about(report, table):
        return model.with_(state.REPORT, report.replace(session=table.session)), effects
    from app.ui.features.report.judging import new_report  # imports the judge, which other pages do not need

    return model.with_(state.REPORT, new_report(table.id, table.session)), (
        *effects,
        state.ReadReport(table.id),
    )


def _is_about(report: state.ReportState, table: Table) -> bool:
    """Return whether a report is about the game on the table, which may be a new copy."""
    return report.game == table.id and report.session.text() == table.session.text()


_AFTER_THE_PICTURE: Final = 1
"""Delay of the early report in milliseconds, so the board first shows the action."""


def follow_choices(before: Model, message: Message, result: Update) -> Update:
    """Update the early report after an action."""
    model, effects = result
    table, early = model[TABLE], model[state.EARLY]
    if table is None or not model[SPARE_MEMORY] or not one_person_nears_end(model):
        return result
    if early is not None and early.session is table.session:
        return result
    if early is None or early.game != table.id:
        early = state.EarlyReport(table.id, table.session)
    early = early.replace(session=table.session, choices={}, wanted=())
    return model.with_(state.EARLY, early), (*effects, After(_AFTER_THE_PICTURE, state.ReportEarly()))
