"""Follow the answers to a choice to try again."""

from __future__ import annotations

from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.again.origin import ChoiceToTry
from app.ui.features.report.messages import ReportRead
from app.ui.table.model import TABLE


def respond_to_answer(before: Model, message: Message, result: Update) -> Update:
    """Respond to an answer, or put a choice on the table once its report is read."""
    model, effects = result
    if model.route.screen != "again":
        return result
    from app.ui.features.again import handlers  # imports the judge, which other tables do not need

    if isinstance(message, ReportRead):
        model, more = handlers.visit_choice(model)
        return model, (*effects, *more)
    table = model[TABLE]
    if table is not None and isinstance(table.origin, ChoiceToTry):
        return handlers.respond(before, message, result)
    return result
