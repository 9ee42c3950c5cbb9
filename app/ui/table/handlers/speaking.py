"""Speaking: what is asked is said once, and so is every notice; what happened is said where it is settled."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update


def announce(before: Model, message: Message, result: Update) -> Update:
    """Say what is asked when it is asked anew, and a notice that has come, after all else that is said."""
    model, effects = result
    added = []
    question = _question(model)
    if question and question != _question(before):
        from app.ui.words.questions import spoken_question  # the first page asks nothing

        table = model.table
        added.append(spoken_question(table, model.helps, model.settings.speech) if table is not None else "")
    notice = model.notice
    if notice is not None and notice != before.notice and notice.text not in model.spoken:
        added.append(notice.text)
    if not any(added):
        return result
    said = [model.spoken] if model.spoken != before.spoken else []
    spoken = "\n".join([*said, *added])
    return replace(model, spoken=before.spoken).saying(spoken), effects


def _question(model: Model) -> object:
    """Return what makes a question another one; nothing while nothing is asked of who sits here."""
    table = model.table_in_sight
    if table is None or table.viewing.awaiting is not None or table.viewing.follows:
        return None
    decision = table.session.state.decision
    if decision is None or table.session.state.seats[decision.seat].kind != "human":
        return None
    return table.id, len(table.session.history), decision.kind, decision.seat
