"""The report on a game: its messages and effects, the verdicts so far, and the names of choices."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.finding import Finding
from app.ui.core.messages import Message
from app.ui.core.model import Slice
from app.ui.core.registry import Effect

if TYPE_CHECKING:
    from app.bots.report import JudgedChoice, JudgedDraw, Luck
    from app.engine.session import Session
    from app.engine.state import Action
    from app.ui.core.jobs import Job


class Report(Message):
    """Open the report on the finished game on the table."""


class ReportRead(Message):
    """The stored report of a game was read; an empty text if there is none."""

    game: str
    text: str


class ReportEarly(Message):
    """Begin to judge the choices of a game that nears its end, once its picture is there."""


class Judged(Message):
    """The worker has judged a choice of a game, by its number in the record."""

    game: str
    number: int
    text: str


class Estimated(Message):
    """The worker has roughly estimated the cost of a choice in dollars."""

    game: str
    number: int
    text: str


class Weighed(Message):
    """The worker has computed the luck of a draw (`draw_name`)."""

    game: str
    draw: str
    text: str


class ReportFrom(Message):
    """Show the report for a seat."""

    seat: int


class ShowChoice(Message):
    """Show the position of a choice on the table, with the spots of both actions."""

    number: int


class ReadReport(Effect):
    """Read a game's stored report; send `ReportRead`."""

    game: str


class KeepReport(Effect):
    """Store the verdicts on a game. If storage is full, the next visit computes them again."""

    game: str
    text: str


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


def choice_name(game: str, number: int) -> str:
    """Return the name of a choice in an address: its number and its game."""
    return f"{number}-{game}"


def read_choice(name: str) -> tuple[str, int] | None:
    """Return the game and the number in a choice's name, or `None` for another text."""
    number, _, game = name.partition("-")
    return (game, int(number)) if game and number.isdecimal() and len(number) < 6 else None
