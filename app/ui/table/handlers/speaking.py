"""Announcements: each question and notice is announced once; events are announced with their change."""

from __future__ import annotations

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.table.model import TABLE, helps, table_in_sight


def announce(before: Model, message: Message, result: Update) -> Update:
    """Announce a new question, and then a new notice, after everything else."""
    model, effects = result
    added = []
    question = _question(model)
    if question and question != _question(before):
        from app.ui.table.questions import spoken_question  # late: the first page has no questions

        table = model[TABLE]
        added.append(spoken_question(table, helps(model), model.settings.speech) if table is not None else "")
    notice = model.notice
    if notice is not None and notice != before.notice and notice.text not in model.spoken:
        added.append(notice.text)
    if not any(added):
        return result
    return model.saying_also(before, *added), effects


def _question(model: Model) -> object:
    """Return a value that differs for each new question, or `None` if the viewer has none."""
    table = table_in_sight(model)
    if table is None or table.viewing.awaiting is not None or table.viewing.follows or not table.origin.asks:
        return None
    decision = table.session.state.decision
    if decision is None or decision.seat not in table.session.state.people:
        return None
    return table.id, len(table.session.history), decision.kind, decision.seat
