"""The state of a choice to try again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from app.engine.values import Value

if TYPE_CHECKING:
    from app.engine.actions import Action
    from app.ui.core.finding import Finding
    from app.ui.core.job import Job

RetryOutcome = Literal["", "same", "weighing", "right", "worse", "shown"]
"""The result of the last answer: none yet, the original choice, being judged, as good as the best, or worse;
`shown` after the player asked for the better action."""


class Retry(Value):
    """A choice being tried again.

    `number` is that of the choice in the record of `game`, `turn` its turn, `best` the finding of its report.
    `answer` is the last answer, `judged` its finding once known, and `wanted` the computation that
    judges it. `others` are the choices of the same game to try, in order.
    """

    game: str
    number: int
    turn: int
    best: Finding
    others: tuple[int, ...]
    outcome: RetryOutcome = ""
    answer: Action | None = None
    judged: Finding | None = None
    wanted: Job | None = None

    @property
    def over(self) -> bool:
        """Whether the player found the better action or had it shown."""
        return self.outcome in ("right", "shown")

    @property
    def following(self) -> int | None:
        """The number of the next choice of the game, or `None` after the last one."""
        later = [number for number in self.others if number > self.number]
        return min(later, default=None)
