"""The coach: its messages, its findings about a position, and the conditions under which it speaks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.geometry import cell_text
from app.engine.state import Build, Renovate, State
from app.engine.values import Value
from app.saves.marks import marks_of
from app.ui.core.messages import Message
from app.ui.core.model import Model, Setting, Settings, Slice
from app.ui.table.model import TABLE, Table, table_in_sight

if TYPE_CHECKING:
    from app.ui.core.finding import Finding
    from app.ui.core.jobs import Job
    from app.ui.table.model import BuildDraft


class AskCoach(Message):
    """Ask for a hint, or for its next step."""


class Advised(Message):
    """The worker has found the best action of a position: the number of actions before it, and the text."""

    game: str
    position: int
    text: str


class Checked(Message):
    """The worker has judged a held or finished build in a position."""

    game: str
    position: int
    text: str


class ShowBest(Message):
    """Show the better action, after a warning."""


class DismissCoach(Message):
    """Close the coach's strip."""


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


COACHED: Final = ("build", "abandon")
"""The decisions that the coach helps with; the others cost only cents."""

PRACTICE: Final = 4
"""In a practice game the coach warns of losses of at least this many dollars."""


def coached_table(model: Model) -> Table | None:
    """Return the table if the coach may speak now to the person whose hand is open, about their turn.

    Never in a daily deal, on the journey or in a game by post. Where several people share the device, only if
    they want it.
    """
    table = table_in_sight(model)
    if table is None or not _may_coach(model.settings, table):
        return None
    decision = table.question
    if decision is None or decision.kind not in COACHED or len(decision.options) < 2:
        return None
    return table if table.viewing.viewer == decision.seat else None


def _may_coach(settings: Settings, table: Table) -> bool:
    session = table.session
    if not table.origin.played or table.viewing.follows or not marks_of(session).judged:
        return False
    alone = len(table.session.state.people) == 1
    return settings[COACH_SETTING] == "always" or (settings[COACH_SETTING] == "alone" and alone)


def warns_from(model: Model) -> int:
    """Return the least loss before which the coach warns, in dollars; 0 for never."""
    table = table_in_sight(model)
    if table is None or not _may_coach(model.settings, table):
        return 0
    if model.settings[THINK_AGAIN_SETTING] != "never":
        return int(model.settings[THINK_AGAIN_SETTING])
    return PRACTICE if table.session.practice else 0


def fits(coaching: Coaching, table: Table | None) -> bool:
    """Return whether the coach's findings belong to the position and the person at the table.

    The verdict on a finished build stays valid until the seat chooses again.
    """
    if table is None or table.id != coaching.game or table.viewing.viewer != coaching.seat:
        return False
    if table.viewing.awaiting is not None or table.replay.position is not None:
        return False
    later = len(table.session.history) - coaching.position
    return later == 0 or (bool(coaching.made) and later > 0)


def may_warn(model: Model) -> bool:
    """Return whether the coach may warn before a build: the player wants it, or plays a practice game."""
    table = model[TABLE]
    return table is not None and (model.settings[THINK_AGAIN_SETTING] != "never" or table.session.practice)


def may_hint(model: Model) -> bool:
    """Return whether the coach may give a hint now."""
    return coached_table(model) is not None


def advice_parts(model: Model, table: Table) -> tuple[State, Coaching, BuildDraft | None] | None:
    """Return the position, the coaching to show and the picked tile, or `None` while the coach is silent."""
    coach = model[COACH]
    return (
        (table.shown, coach, table.drafted)
        if coach is not None and coach.says and fits(coach, table)
        else None
    )


def advised_control(model: Model) -> str:
    """Return the control that a hint points to, as the attribute and value of a stable hook."""
    coach, table = model[COACH], model[TABLE]
    if coach is None or coach.advice is None or not fits(coach, table):
        return ""
    match coach.advice.verdict.best:
        case Build(tile, cell) | Renovate(tile, cell):
            spot = "held" if table is not None and table.attention.held == cell else "cell"
            return ("", "", f"tile {tile}", f"{spot} {cell_text(cell)}", "")[coach.steps]
    return ""
