"""Follow the table for the coach, and its computations as background jobs."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.core.jobs import Job
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.features.coach.state import COACH, fits, warns_from
from app.ui.table.model import TABLE, table_in_sight


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


def computations(model: Model) -> Iterator[Job]:
    """Yield the computations about the position on the table; a requested hint is urgent."""
    coaching = model[COACH]
    if coaching is None or not fits(coaching, table_in_sight(model)):
        return
    yield from coaching.wanted
