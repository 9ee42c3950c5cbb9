"""The state of the coach: its findings about one position, and what it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.settings import Setting
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.ui.core.finding import Finding
    from app.ui.core.job import Job

HintStep = Literal["where", "tile", "place", "building", "why"]


class Coaching(Value):
    """The coach's findings about a position, for the seat whose hand is open.

    `position` is the number of actions of `game` before it, and `seen` the seat's observation as text.
    `steps` counts the steps of the hint so far, `advice` is its finding. `judged` holds findings on held
    builds by action text. The coach now warns of the build `warned`, and has warned of those in `heard`.
    `made` is a finished build of a practice game; the coach shows its verdict once it is known.
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
        """Whether the coach has anything to show."""
        return bool(self.steps or self.warned or self.made in self.judged)


COACH_SETTING: Final = Setting("coach", ("alone", "always", "off"))
"""Whether the coach may speak: with one person at the device, always, or never."""

THINK_AGAIN_SETTING: Final = Setting("think_again", ("never", "8", "4"))
"""The smallest loss for which the coach warns before a build, in dollars."""

COACH: Final[Slice[Coaching | None]] = Slice("coach", None)
"""The coach's findings about the position on the table."""
