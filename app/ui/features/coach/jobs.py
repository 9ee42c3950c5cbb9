"""The coach's computations, as background jobs."""

from __future__ import annotations

from collections.abc import Iterator

from app.ui.core.job import Job
from app.ui.core.model import Model
from app.ui.features.coach.position import fits
from app.ui.features.coach.state import COACH
from app.ui.table.model import table_in_sight


def computations(model: Model) -> Iterator[Job]:
    """Yield the computations about the position on the table; a requested hint is urgent."""
    coaching = model[COACH]
    if coaching is None or not fits(coaching, table_in_sight(model)):
        return
    yield from coaching.wanted
