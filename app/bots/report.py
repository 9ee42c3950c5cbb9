"""The report on a game: the judged choices and draws, and the result for each seat.

Each choice and draw is a separate task (`tasks.py`). A report can therefore be made in any order,
interrupted, and resumed with the existing texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import fsum, sqrt
from typing import Final, NamedTuple

from ..engine.city import City
from ..engine.game import observe
from ..engine.geometry import Cell
from ..engine.rng import Rng
from ..engine.session import Session
from ..engine.state import Action, Draft, Seat, State
from . import quick
from .reasons import Reason
from .search import evaluators_after, play_builds
from .unseen import Unseen
from .verdict import EXACT, Verdict, is_judged

DEALS: Final = 12
"""The number of deals for each exchanged tile."""

BUILDS_AFTER: Final = 4
"""Builds that a playout plays on."""

OTHERS: Final = 8
"""The most tiles tried instead of a tile; in solo, where no back is known, there may be more candidates."""


class Luck(NamedTuple):
    """A tile's worth for a seat minus the mean of the possible tiles, in dollars of margin.

    `margin` is the half-width of the 95 % interval, `others` the number of tiles compared.
    """

    tile: str
    dollars: float
    margin: float
    others: int


def revealed(before: State, after: State, seat: int) -> tuple[str, ...]:
    """Return the tiles revealed to a seat between two observations: drawn, or in solo turned face up."""
    return tuple(sorted(_known(after, seat) - _known(before, seat)))


def _known(state: State, seat: int) -> set[str]:
    """Return the tiles in a seat's hand, and in solo the visible one of a stack."""
    tiles = {*state.seats[seat].hand}
    if state.rules.solo:
        tiles.update((state.stack or state.grifter_stack)[:1])
    return tiles


def luck(observation: State, seat: int, tile: str) -> Luck:
    """Return the luck of a seat when a tile was revealed; see `lucks`."""
    *_, total = lucks(observation, seat, tile)
    assert total is not None
    return total


def lucks(observation: State, seat: int, tile: str) -> Iterator[Luck | None]:
    """Yield `None` after each playout, and finally the luck of a seat when a tile was revealed.

    The observation is the seat's after seeing the tile. In a finished game there is no luck.
    """
    if observation.over:
        yield Luck(tile, 0.0, 0.0, 0)
        return
    unseen = Unseen(observation)
    back = None if observation.rules.solo else observation.rules.deck[tile].back
    rng = Rng(f"luck/{observation.turn}/{len(observation.city)}/{seat}/{tile}")
    others = sorted(rng.shuffled(unseen.tiles(back))[:OTHERS])
    evaluators = evaluators_after(observation, seat)
    gains: list[float] = []
    for number in range(DEALS if others else 0):
        dealt, evaluator_of = unseen.deal(rng), evaluators[number % 2]
        values = []
        for other in (tile, *others):
            draft = Draft(exchanged(dealt, tile, other))
            play_builds(draft, BUILDS_AFTER, evaluator_of)
            values.append(round(quick.standing_of(draft, seat, evaluator_of), EXACT))
            yield None
        gains.append(values[0] - fsum(values) / len(values))
    yield Luck(tile, *_mean_and_margin(gains), len(others))


def exchanged(state: State, one: str, other: str) -> State:
    """Return a state with two tiles exchanged; one of them may be out of the game."""
    places = {one: other, other: one}

    def swap(tiles: Sequence[str]) -> tuple[str, ...]:
        return tuple([places.get(tile, tile) for tile in tiles])

    def holding(seat: Seat) -> Seat:
        return seat._replace(hand=tuple(sorted(swap(seat.hand))), shown=swap(seat.shown))

    return replace(
        state,
        seats=tuple(map(holding, state.seats)),
        stack=swap(state.stack),
        grifter_stack=swap(state.grifter_stack),
        lifted=None if state.lifted is None else swap([state.lifted])[0],
    )


def _mean_and_margin(values: Sequence[float]) -> tuple[float, float]:
    if len(values) < 2:
        return 0.0, 0.0
    mean = fsum(values) / len(values)
    spread = fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, 1.96 * sqrt(spread / len(values))


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
