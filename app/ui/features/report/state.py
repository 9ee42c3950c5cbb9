"""The state of a game report: the verdicts so far, and the worker's current jobs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.finding import Finding
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.bots.luck import Luck
    from app.bots.report import JudgedChoice, JudgedDraw
    from app.engine.actions import Action
    from app.engine.session import Session
    from app.ui.core.job import Job


class KeyMoment(Value):
    """A choice worth mentioning: its number in the record, its turn, the choice, and the judgement."""

    number: int
    turn: int
    choice: JudgedChoice
    judgement: Finding


class ReportState(Value):
    """The report on a finished game so far.

    `choices` by number and `draws` by `draw_name` are everything to judge. `judged` and `luck` hold the
    results under the same keys. `reported` lists the choices with a reported loss, worst first, and `finds`
    those surely better than the expert's, best first. Both remain the same objects until one is added.
    `rough` are the roughly estimated losses of choices by number, in dollars; they only order the judging.
    `wanted` are the computations for the worker. `seat` is the seat whose report is shown. `kept`: the stored
    verdicts have been read.
    """

    game: str
    session: Session
    choices: Mapping[int, JudgedChoice]
    draws: Mapping[str, JudgedDraw]
    seat: int
    kept: bool = False
    judged: Mapping[int, Finding] = {}
    luck: Mapping[str, Luck] = {}
    reported: tuple[KeyMoment, ...] = ()
    finds: tuple[KeyMoment, ...] = ()
    rough: Mapping[int, float] = {}
    wanted: tuple[Job, ...] = ()


class EarlyReport(Value):
    """What the worker has found of a person's choices in a running game.

    `session` is the game after its latest choice, and `choices` are those to judge, by number. `rough` has
    their roughly estimated losses in dollars, and `judged` the worker's texts on the costliest, both by
    number and action, as a choice may be taken back. `wanted` are the next computations.
    """

    game: str
    session: Session
    choices: Mapping[int, JudgedChoice] = {}
    rough: Mapping[tuple[int, Action], float] = {}
    judged: Mapping[tuple[int, Action], str] = {}
    wanted: tuple[Job, ...] = ()


EARLY: Final[Slice[EarlyReport | None]] = Slice("early report", None)
"""What is known of a game's report before its end."""

REPORT: Final[Slice[ReportState | None]] = Slice("report", None)
"""The report on a finished game, once opened."""
