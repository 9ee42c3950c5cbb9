"""Following a game that nears its end, to prepare its report."""

from __future__ import annotations

from typing import Final

from app.ui.core.effects import After
from app.ui.core.jobs import SPARE_MEMORY
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.report.messages import ReportEarly
from app.ui.features.report.state import EARLY, EarlyReport
from app.ui.table.model import TABLE, one_person_nears_end

_AFTER_THE_PICTURE: Final = 1
"""Delay of the early report in milliseconds, so the board first shows the action."""


def follow_choices(before: Model, message: Message, result: Update) -> Update:
    """Update the early report after an action."""
    model, effects = result
    table, early = model[TABLE], model[EARLY]
    if table is None or not model[SPARE_MEMORY] or not one_person_nears_end(model):
        return result
    if early is not None and early.session is table.session:
        return result
    if early is None or early.game != table.id:
        early = EarlyReport(table.id, table.session)
    early = early.replace(session=table.session, choices={}, wanted=())
    return model.with_(EARLY, early), (*effects, After(_AFTER_THE_PICTURE, ReportEarly()))
