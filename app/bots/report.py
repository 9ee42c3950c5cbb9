"""The report on a game: the judged choices and draws, and the result for each seat.

Each choice and draw is a separate task (`tasks.py`). A report can therefore be made in any order,
interrupted, and resumed with the existing texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from ..engine.actions import Action
from ..engine.city import City
from ..engine.game import observe
from ..engine.geometry import Cell
from ..engine.session import Session
from ..engine.state import State
from .luck import revealed
from .reasons import Reason
from .verdict import Verdict, is_judged


class JudgedChoice(NamedTuple):
    """A judged choice: its number in the record from 1, the seat, its observation, and the action."""

    number: int
    seat: int
    observation: State
    action: Action


class JudgedDraw(NamedTuple):
    """A tile revealed to a seat by the choice with a number, and the seat's observation afterwards."""

    number: int
    seat: int
    observation: State
    tile: str


class SeatReport(NamedTuple):
    """The cost of a seat's choices: dollars lost, judged choices, and those as good as the best.

    `loss` includes losses too small to report individually.
    """

    seat: int
    loss: float
    judged: int
    as_good: int


class GameReport(NamedTuple):
    """A report on the judged choices: a line for each player, and the reported choices, worst first."""

    seats: tuple[SeatReport, ...]
    reported: tuple[tuple[int, Verdict], ...]


class Card(NamedTuple):
    """Reported choices of a seat with the same first reason on the same street, in the order of play.

    `street` is the first cell of the street at the end of the game, or a cell where nobody built. `numbers`
    and `turns` are those of the choices. `dollars` are the least and the most that the reasons are about,
    `loss` is the largest loss.
    """

    kind: str
    street: Cell
    numbers: tuple[int, ...]
    turns: tuple[int, ...]
    dollars: tuple[int, int]
    loss: float


def judged_choices(session: Session) -> Iterator[JudgedChoice]:
    """Yield the judged choices of a game in order; the Grifter makes no choices."""
    for number, (state, played) in enumerate(zip(session.states, session.history, strict=False), 1):
        if is_judged(state.decision):
            yield JudgedChoice(number, played.seat, observe(state, played.seat), played.action)


def judged_draws(session: Session) -> Iterator[JudgedDraw]:
    """Yield the tiles revealed in a game after the first hands, in order.

    A drawn tile is revealed to the seat that draws it. In solo, a tile is revealed as soon as it is face up
    on the stack, for the player as well as the Grifter.
    """
    solo = session.start.rules.solo
    for number, (state, after) in enumerate(zip(session.states, session.states[1:], strict=False), 1):
        if after.over:
            return
        for seat in range(1 if solo else len(state.seats)):
            seen = observe(after, seat)
            for tile in revealed(observe(state, seat), seen, seat):
                yield JudgedDraw(number, seat, seen, tile)


def report_on(session: Session, verdicts: Mapping[int, Verdict]) -> GameReport:
    """Return the report on a game from the available verdicts, by the numbers of the choices."""
    judged: dict[int, list[Verdict]] = {}
    reported = []
    for choice in judged_choices(session):
        verdict = verdicts.get(choice.number)
        if verdict is not None:
            judged.setdefault(choice.seat, []).append(verdict)
            if verdict.reported:
                reported.append((choice.number, verdict))
    seats = tuple(_seat_report(seat, judged.get(seat, [])) for seat in _players(session.start))
    return GameReport(seats, tuple(sorted(reported, key=lambda each: (-each[1].loss, each[0]))))


def cards(
    session: Session, seat: int, reported: Mapping[int, tuple[Verdict, Sequence[Reason]]]
) -> list[Card]:
    """Return a seat's reported choices, by number, as one card for each mistake, worst first."""
    groups: dict[tuple[str, Cell], list[int]] = {}
    for number, (verdict, reasons) in sorted(reported.items()):
        if session.history[number - 1].seat == seat:
            key = (reasons[0].kind, street_of(session.state.city, verdict, reasons[0]))
            groups.setdefault(key, []).append(number)
    result = []
    for (kind, street), numbers in groups.items():
        dollars = [reported[number][1][0].amount for number in numbers]
        result.append(
            Card(
                kind,
                street,
                tuple(numbers),
                tuple(session.history[number - 1].turn for number in numbers),
                (min(dollars), max(dollars)),
                max(reported[number][0].loss for number in numbers),
            )
        )
    return sorted(result, key=lambda card: (-card.loss, card.numbers))


def street_of(city: City, verdict: Verdict, reason: Reason) -> Cell:
    """Return the subject of a reason in the final city: the first cell of a street, or an empty cell.

    Streets only grow and join, so reasons at different times about the same street agree.
    """
    action = verdict.best if reason.tile or not reason.other else verdict.played
    cell = reason.street[0] if reason.street else getattr(action, "cell", (0, 0))
    return city.streets[cell].first if cell in city else cell


def _players(state: State) -> range:
    return range(1 if state.rules.solo else len(state.seats))


def _seat_report(seat: int, verdicts: list[Verdict]) -> SeatReport:
    as_good = sum(verdict.played in verdict.as_good for verdict in verdicts)
    return SeatReport(seat, max(0.0, sum(verdict.loss for verdict in verdicts)), len(verdicts), as_good)
