"""Follow the table for the coach."""

from __future__ import annotations

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.coach.position import fits, warns_from
from app.ui.features.coach.state import COACH
from app.ui.table.model import TABLE


def follow_table(before: Model, message: Message, result: Update) -> Update:
    """Drop findings about another position or person; judge the held build and warn before a costly one."""
    model, effects = result
    coaching = model[COACH]
    if coaching is not None and not fits(coaching, model[TABLE]):
        model = model.with_(COACH, None)
    if not (warns_from(model) or warns_from(before)):
        return model, effects
    from app.ui.features.coach import handlers  # imports the judge, which no other table needs

    return handlers.warn_or_judge(before, message, (model, effects))
