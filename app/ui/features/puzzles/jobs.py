"""The comparison of a wrong answer with the best one, as a background job."""

from __future__ import annotations

from collections.abc import Iterator

from app.engine.game import observe
from app.engine.observation import encode_state
from app.ui.core.job import AWAITED, Job
from app.ui.core.model import Model
from app.ui.features.puzzles.messages import AnswerCompared
from app.ui.features.puzzles.origin import PuzzlePosition
from app.ui.table.model import table_in_sight


def mistakes_to_compare(model: Model) -> Iterator[Job]:
    """Yield the comparison of a wrong answer with the best one, unless the engine or puzzle provides it."""
    table = table_in_sight(model)
    if table is None or not isinstance(table.origin, PuzzlePosition):
        return
    solving = table.origin.solving
    if not solving.uncompared:
        return
    seen = observe(table.session.state_at(solving.start), solving.puzzle.seat)
    yield Job(
        f"puzzle {solving.puzzle.id} {solving.answer}",
        "compare-choices",
        (encode_state(seen), solving.puzzle.answers[0], solving.answer),
        f"{AnswerCompared.verb} {solving.puzzle.id}",
        priority=AWAITED,
    )
