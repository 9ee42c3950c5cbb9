"""Judge a game's costliest choices before its end, so that its report begins with cards.

First the losses of all choices are estimated, then the costliest are judged. The worker does it while the
player thinks.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from app.bots.report import JudgedChoice, judged_choices
from app.bots.verdict import SILENT
from app.engine.actions import Action
from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.report.judging import AHEAD, judging_job, rough_job
from app.ui.features.report.messages import ReportEarly
from app.ui.features.report.state import EARLY, EarlyReport, ReportState
from app.ui.table.model import Table
from app.ui.table.registry import handles_table

COSTLIEST: Final = 3
"""The number of choices that are judged before the end."""


@handles_table(ReportEarly)
def report_early(model: Model, table: Table, message: ReportEarly) -> Update:
    """Request what is missing about the choices so far of the person who plays the game."""
    early = model[EARLY]
    if early is None or early.session is not table.session:
        return model, ()
    people = table.session.start.people
    choices = {each.number: each for each in judged_choices(table.session) if each.seat in people}
    return model.with_(EARLY, _with_wanted(early.replace(choices=choices))), ()


def with_early_loss(early: EarlyReport, number: int, dollars: float) -> EarlyReport:
    """Return the early report with the rough loss of a choice."""
    choice = early.choices[number]
    return _with_wanted(early.replace(rough={**early.rough, _key(choice): dollars}))


def with_early_judgement(early: EarlyReport, number: int, text: str) -> EarlyReport:
    """Return the early report with the judgement of a choice."""
    choice = early.choices[number]
    return _with_wanted(early.replace(judged={**early.judged, _key(choice): text}))


def with_early_losses(report: ReportState, early: EarlyReport) -> ReportState:
    """Return the report with the rough losses that are known already."""
    choices = report.choices.values()
    rough = {choice.number: early.rough[_key(choice)] for choice in choices if _key(choice) in early.rough}
    return report.replace(rough=rough)


def early_judgements(report: ReportState, early: EarlyReport) -> Iterator[tuple[int, str]]:
    """Yield the numbers of the report's choices that are judged already, and the judgements."""
    for choice in report.choices.values():
        if _key(choice) in early.judged:
            yield choice.number, early.judged[_key(choice)]


def _key(choice: JudgedChoice) -> tuple[int, Action]:
    return choice.number, choice.action


def _with_wanted(early: EarlyReport) -> EarlyReport:
    return early.replace(wanted=tuple(islice(_missing(early), AHEAD)))


def _missing(early: EarlyReport) -> Iterator[Job]:
    choices = list(early.choices.values())
    unknown = [choice for choice in choices if _key(choice) not in early.rough]
    if unknown:
        yield from (rough_job("early", early.game, choice) for choice in unknown)
        return
    costly = [choice for choice in choices if early.rough[_key(choice)] >= SILENT]
    costly.sort(key=lambda choice: (-early.rough[_key(choice)], -choice.number))
    for choice in costly[:COSTLIEST]:
        if _key(choice) not in early.judged:
            yield judging_job("early", early.game, choice)
