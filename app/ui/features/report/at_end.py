"""The report at the end of a game: its first sentence, and the button that opens it."""

from __future__ import annotations

from app.ui.core.effects import Effect
from app.ui.core.html import Markup, el
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.report.early import early_judgements, with_early_losses
from app.ui.features.report.effects import ReadReport
from app.ui.features.report.handlers import judged
from app.ui.features.report.judging import new_report
from app.ui.features.report.messages import Judged
from app.ui.features.report.opening import has_report
from app.ui.features.report.state import EARLY, REPORT, KeyMoment
from app.ui.table.model import Table
from app.ui.words.actions import action_words


def begin_report(model: Model, table: Table) -> Update:
    """Start the report when a game with one person ends, so that its first card is ready in time."""
    if len(table.session.start.people) != 1 or not has_report(table):
        return model, ()
    report, early = new_report(table.id, table.session), model[EARLY]
    effects: tuple[Effect, ...] = (ReadReport(table.id),)
    if early is None or early.game != table.id:
        return model.with_(REPORT, report), effects
    report = with_early_losses(report, early)
    model = model.with_(REPORT, report)
    for number, text in early_judgements(report, early):
        model, more = judged(model, Judged(table.id, number, text))
        effects = (*effects, *more)
    return model.with_(EARLY, None), effects


def costliest(model: Model, table: Table) -> KeyMoment | None:
    """Return the costliest choice of the game's only person, or `None` if the report has none yet."""
    report = model[REPORT]
    if report is None or report.game != table.id:
        return None
    return next((moment for moment in report.reported if moment.choice.seat == report.seat), None)


def cost_parts(model: Model, table: Table) -> tuple[KeyMoment] | None:
    """Return the costliest choice."""
    moment = costliest(model, table)
    return (moment,) if moment is not None else None


def cost_note(moment: KeyMoment) -> Markup:
    """Name the costliest choice."""
    verdict = moment.judgement.verdict
    words = say(
        "report.cost_most",
        number=moment.turn,
        action=action_words(moment.choice.observation, verdict.played),
        dollars=round(verdict.loss),
    )
    return el("p", words, class_="quiet")


def report_parts(model: Model, table: Table) -> tuple[()] | None:
    """Return the empty inputs of the button, or `None` without a report on the game."""
    return () if has_report(table) else None
