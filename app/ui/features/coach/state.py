"""The state of the coach: what it knows of one position, and what it says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.ui.core.finding import Finding
    from app.ui.core.job import Job

HintStep = Literal["where", "tile", "place", "building", "why"]


class Coaching(Value):
    """What the coach knows of a position, for the seat whose hand is open.

    `position` is the number of actions of `game` before it, and `seen` the text of the seat's observation.
    `steps` counts the steps of the hint so far, `advice` is the finding behind it. `judged` holds findings on
    builds that were held, by their text. `warned` is the build that the coach warns of, and `heard` are those
    it has warned of. `made` is a build of a practice game whose verdict is told when it is known.
    """

    game: str
    position: int
    seat: int
    seen: str
    steps: int = 0
    advice: Finding | None = None
    judged: Mapping[str, Finding] = {}
    warned: str = ""
    heard: tuple[str, ...] = ()
    made: str = ""
    wanted: tuple[Job, ...] = ()

    @property
    def says(self) -> bool:
        """Whether the coach has something to say."""
        return bool(self.steps or self.warned or self.made in self.judged)


COACH: Final[Slice[Coaching | None]] = Slice("coach", None)
"""What the coach knows of the position on the table, and says."""
