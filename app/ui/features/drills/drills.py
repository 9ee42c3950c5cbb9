"""Drills: questions about positions made from a seed, which the engine answers, on a small board."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from app.engine.city import placement_problem
from app.engine.deck_file import standard_deck
from app.engine.faults import Refusal
from app.engine.forecast import preview, worths
from app.engine.game import legal_actions
from app.engine.geometry import FACINGS, surroundings
from app.engine.receipts import Receipt
from app.engine.rng import Rng
from app.engine.session import begin
from app.engine.setup import SeatChoice, Setup, deal
from app.engine.state import Build, State
from app.engine.values import Value
from app.ui.core.html import Child, Markup, el, group, region
from app.ui.core.messages import Message
from app.ui.core.model import TRAIN, Model, Route, Slice, draw_word
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.registry import Navigate, Update, handles
from app.ui.core.texts import money_words, say
from app.ui.features.rules.pictures import board, paid_for
from app.ui.table.model import unfinished_game
from app.ui.words.sentences import refusal_words


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


def drill(shown: Drill | None, game: Route | None) -> Markup:
    """Show the drill's question, or its result."""
    if shown is None:
        return el("main", page_head(say("drills.title"), game, TRAIN), class_="page drill")
    return el(
        "main",
        page_head(_title(shown), game, TRAIN),
        _score(shown)
        if shown.over
        else _question(shown, drill_question(shown.kind, shown.seed, shown.number)),
        class_="page drill",
    )


def _title(shown: Drill) -> str:
    return say("drills.legal.title") if shown.kind == "legal" else say("drills.worth.title")


def _question(shown: Drill, question: Question) -> list[Markup]:
    ask = say("drills.legal.ask") if shown.kind == "legal" else say("drills.worth.ask")
    answered = bool(shown.chosen)
    refusal = question.refusal if answered else None
    return [
        el("p", say("drills.of", count=shown.number + 1, total=QUESTION_COUNT), class_="quiet"),
        el("div", board(question.state, question.ghost, refusal, secret=not answered), class_="opens"),
        el("h2", ask),
        el("div", (_answer(shown, question, answer) for answer in question.answers), class_="choices"),
        el("div", _reason(shown, question) if answered else None, class_="outcome", role="status"),
    ]


def _answer(shown: Drill, question: Question, answer: str) -> Markup:
    if shown.kind == "legal":
        text = say("drills.legal.yes") if answer == YES else say("drills.legal.no")
    else:
        text = money_words(int(answer))
    mark = ""
    if shown.chosen:
        mark = " right" if answer == question.right else " wrong" if answer == shown.chosen else ""
    return button(AnswerDrill(answer), text, class_=f"button large{mark}", disabled=bool(shown.chosen))


def _reason(shown: Drill, question: Question) -> Child:
    verdict = say("drills.right") if shown.right[-1] else say("drills.wrong")
    why = refusal_words(question.state, question.refusal) if question.refusal is not None else ""
    if shown.kind == "legal" and question.refusal is None:
        why = say("drills.legal.fits")
    return [
        el(
            "p",
            icon("ui-check" if shown.right[-1] else "ui-close"),
            el("strong", verdict),
            " ",
            why,
            class_="told",
        ),
        paid_for(question.state, question.receipt) if question.receipt is not None else None,
        button(DrillOn(), say("learn.on"), icon("ui-forward"), class_="button primary large"),
    ]


def _score(shown: Drill) -> list[Markup]:
    return [
        el("h2", say("drills.score", count=sum(shown.right), total=QUESTION_COUNT)),
        button(BeginDrill(shown.kind), icon("ui-turn"), say("drills.again"), class_="button primary large"),
        link(TRAIN, say("train.title"), class_="button large"),
    ]


SCREEN: Final = page(lambda model: (model[DRILL], unfinished_game(model)), drill)


def _drills() -> Markup:
    return group(
        el("header", el("h2", say("drills.title"))),
        el(
            "div",
            (
                link(
                    Route("drill", kind),
                    icon("ui-help"),
                    el("strong", say(f"drills.{kind}.title")),
                    class_="button train-card",
                )
                for kind in DRILLS
            ),
            class_="train-pair",
        ),
        el("p", say("drills.text"), class_="quiet"),
    )


DRILLS_TO_TRAIN: Final = region("train-drills", lambda model: (), _drills)
"""The region of the drills."""


@handles(BeginDrill)
def begin_drill(model: Model, message: BeginDrill) -> Update:
    """Begin a drill."""
    kind = next((kind for kind in DRILLS if kind == message.kind), None)
    if kind is None:
        return model, ()
    model, seed = draw_word(model)
    return model.with_(DRILL, Drill(kind, seed)), ()


def visit_drill(model: Model) -> Update:
    """Begin or resume the drill in the address."""
    route = model.route
    if route.about not in DRILLS:
        return model, (Navigate(str(TRAIN), replacing=True),)
    drill = model[DRILL]
    if drill is not None and drill.kind == route.about:
        return model, ()
    return begin_drill(model, BeginDrill(route.about))


@handles(AnswerDrill)
def answer_drill(model: Model, message: AnswerDrill) -> Update:
    """Record an answer."""
    drill = model[DRILL]
    if drill is None:
        return model, ()
    return model.with_(DRILL, with_answer(drill, message.answer)), ()


@handles(DrillOn)
def drill_on(model: Model, message: DrillOn) -> Update:
    """Show the next question."""
    shown = model[DRILL]
    if shown is None:
        return model, ()
    return model.with_(DRILL, Drill(shown.kind, shown.seed, shown.right)), ()
