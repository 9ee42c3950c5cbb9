"""The judgement of an answer, as a background job."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.features.again.origin import ChoiceToTry
from app.ui.table.model import table_in_sight


def answers(model: Model) -> Iterator[Job]:
    """Yield the judgement of the answer."""
    table = table_in_sight(model)
    if table is None or not isinstance(table.origin, ChoiceToTry):
        return
    wanted = table.origin.attempt.wanted
    if wanted is not None:
        yield wanted
