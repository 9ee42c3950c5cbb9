"""Drills: questions about positions made from a seed; the engine computes the answers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from app.engine.actions import Build
from app.engine.city import placement_problem
from app.engine.deck_file import standard_deck
from app.engine.forecast import preview, worths
from app.engine.game import legal_actions
from app.engine.geometry import FACINGS, surroundings
from app.engine.receipts import Receipt
from app.engine.refusals import Refusal
from app.engine.rng import Rng
from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import State
from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Slice


class BeginDrill(Message):
    """Begin a drill (`legal` or `worth`)."""

    once = True

    kind: str


class AnswerDrill(Message):
    """Answer the drill's question."""

    answer: str


class DrillOn(Message):
    """Go on to the next question."""


DrillKind = Literal["legal", "worth"]
DRILLS: Final[tuple[DrillKind, ...]] = ("legal", "worth")
QUESTION_COUNT: Final = 20
ANSWERS_OFFERED: Final = 4
BUILT: Final = (3, 8)
"""The least and most buildings of a position besides the two starting ones."""

YES, NO = "yes", "no"
NAMES: Final = ("Ana", "Ben")


class Drill(Value):
    """A drill in progress: its kind, the seed of its questions, and whether each answer was right.

    `chosen` is the answer to the question shown, or empty.
    """

    kind: DrillKind
    seed: str
    right: tuple[bool, ...] = ()
    chosen: str = ""

    @property
    def number(self) -> int:
        """The number of the question shown, from 0."""
        return len(self.right) - bool(self.chosen)

    @property
    def over(self) -> bool:
        """Return whether the player has answered all questions and moved past the last."""
        return len(self.right) == QUESTION_COUNT and not self.chosen


class Question(Value):
    """A position, its ghost, the possible answers, the right one, and the engine's reason."""

    state: State
    ghost: Build
    answers: tuple[str, ...]
    right: str
    refusal: Refusal | None
    receipt: Receipt | None


@lru_cache(maxsize=4)  # each answer renders the same question again
def drill_question(kind: DrillKind, seed: str, number: int) -> Question:
    """Return a question of a drill; the same seed and number always give the same question."""
    rng = Rng(f"drill/{kind}/{seed}/{number}")
    state = _position(rng)
    return _legal(state, rng) if kind == "legal" else _worth(state, rng)


def _position(rng: Rng) -> State:
    """Return an early position with a build decision, reached by random play."""
    seats = tuple(SeatChoice(name, "human", None) for name in NAMES)
    session = begin(deal(Setup(seats, seed=f"{rng.next():x}", first=0), standard_deck()))
    wanted = BUILT[0] + rng.below(BUILT[1] - BUILT[0] + 1)
    while True:
        state = session.state
        builds = len(state.city) - 2
        if state.decision is not None and state.decision.kind == "build" and builds >= wanted:
            return state
        options = legal_actions(state)
        session = session.act(options[rng.below(len(options))])


def _legal(state: State, rng: Rng) -> Question:
    """Ask whether a placement is legal; half of them are illegal because of their roads."""
    city = state.city
    tile = _tile(state, rng)
    cells = sorted({near for cell in city for near in surroundings(cell)} - set(city))
    wanted = rng.below(2) == 0
    while True:
        ghost = Build(tile, cells[rng.below(len(cells))], FACINGS[rng.below(len(FACINGS))])
        refusal = placement_problem(city, ghost.cell, ghost.facing)
        if refusal is None if wanted else refusal is not None and refusal.problem != "corner-only":
            return Question(state, ghost, (YES, NO), YES if wanted else NO, refusal, None)


def _worth(state: State, rng: Rng) -> Question:
    """Ask what a building would earn in its street; the wrong answers are close to the right one."""
    tile = _tile(state, rng)
    spots = sorted(worths(state, tile).items(), key=lambda entry: (-entry[1], entry[0]))
    (cell, facing), dollars = spots[rng.below(max(1, len(spots) // 3))]
    near = [dollars + step for step in rng.shuffled((-4, -3, -2, -1, 1, 2, 3, 4)) if dollars + step >= 0]
    answers = tuple(map(str, sorted([dollars, *near[: ANSWERS_OFFERED - 1]])))
    ghost = Build(tile, cell, facing)
    return Question(state, ghost, answers, str(dollars), None, preview(state, ghost).receipt)


def _tile(state: State, rng: Rng) -> str:
    hand = state.seats[state.current].hand
    return hand[rng.below(len(hand))]


def with_answer(drill: Drill, answer: str) -> Drill:
    """Return the drill with an answer to its question; an answered question does not change."""
    question = drill_question(drill.kind, drill.seed, drill.number)
    if drill.chosen or drill.over or answer not in question.answers:
        return drill
    return Drill(drill.kind, drill.seed, (*drill.right, answer == question.right), answer)


DRILL: Final[Slice[Drill | None]] = Slice("drill", None)
"""The drill in progress."""
