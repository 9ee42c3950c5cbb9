"""Following the table for the coach."""

from __future__ import annotations

from dataclasses import replace

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.coach.position import fits, warns_from


def follow_table(before: Model, message: Message, result: Update) -> Update:
    """Forget what belongs to another position or person; judge the build that is held, and warn of it."""
    model, effects = result
    if model.coach is not None and not fits(model.coach, model.table):
        model = replace(model, coach=None)
    if not (warns_from(model) or warns_from(before)):
        return model, effects
    from app.ui.features.coach import handlers  # imports the judge, which no other table needs

    return handlers.thought_again(before, message, (model, effects))
