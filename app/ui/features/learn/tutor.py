"""The tutor: decides what a lesson says and points to next. The engine judges every attempt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from app.engine.forecast import move_gains, preview, worth_now
from app.engine.game import legal_actions
from app.engine.geometry import Cell, cell_text
from app.engine.state import Abandon, Action, Build, Move, Renovate, State, parse_action
from app.engine.values import Value
from app.ui.core.texts import say
from app.ui.features.learn.course import Course, Lesson, LessonStep, Miss
from app.ui.words.names import named

if TYPE_CHECKING:
    from app.ui.table.model import Table

PUPIL: Final = 0
"""The learner's seat."""


class Tutoring(Value):
    """The learner's progress in a lesson.

    `starts` are the numbers of actions at which the steps so far began. `answer` is the reply to the last
    attempt, shown instead of the step's text. `passed`: the step is done and waits for the learner to go on.
    `values` fill the texts of a passed step. `points` is the control to use next (see `pointer`).
    """

    course: Course
    lesson: Lesson
    starts: tuple[int, ...]
    answer: str = ""
    passed: bool = False
    values: Mapping[str, object] = MappingProxyType({})
    points: str = ""

    def answering(self, answer: str) -> Tutoring:
        """Return the tutoring with a reply to an attempt; an empty reply shows the step's text again."""
        return Tutoring(self.course, self.lesson, self.starts, answer, self.passed, self.values)

    def done(self, values: Mapping[str, object]) -> Tutoring:
        """Return the tutoring with its step passed and the values for its text."""
        return Tutoring(self.course, self.lesson, self.starts, passed=True, values=values)

    def pointing(self, points: str) -> Tutoring:
        """Return the tutoring with the control to point to."""
        return Tutoring(self.course, self.lesson, self.starts, self.answer, self.passed, self.values, points)

    def at(self, actions: int) -> Tutoring:
        """Return the tutoring at the next step, which begins after this many actions."""
        return Tutoring(self.course, self.lesson, (*self.starts, actions))

    def back(self, number: int) -> Tutoring:
        """Return the tutoring at an earlier step."""
        return Tutoring(self.course, self.lesson, self.starts[: number + 1])

    @property
    def number(self) -> int:
        """The number of the step, from 0."""
        return len(self.starts) - 1

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Return whether this is the last step."""
        return len(self.starts) == len(self.lesson.steps)

    @property
    def over(self) -> bool:
        """Return whether the lesson is done."""
        return self.last and self.waits

    @property
    def waits(self) -> bool:
        """Return whether the learner only has to go on."""
        return self.passed or self.step.kind == "read"


class HeldGhost(Value):
    """What the learner holds: a tile, perhaps over a cell in a facing, and the outcome of building it."""

    tile: str = ""
    cell: Cell | None = None
    facing: str = ""
    action: Action | None = None


def matches(patterns: Iterable[str], action: str) -> bool:
    """Return whether an action's text matches one of the patterns."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def figures(state: State, action: Action) -> dict[str, int]:
    """Return the numbers that texts may use.

    `dollars` is the worth of the new or abandoned building, or what a person adds there. `mine` and `theirs`
    are what the closed streets pay the learner and the others.
    """
    if action not in legal_actions(state):
        return {}
    match action:
        case Build() | Renovate():
            seen = preview(state, action)
            paid = [scoring.dollars for scoring in seen.enclosed]
            return {
                "dollars": seen.receipt.dollars,
                "mine": sum(dollars[PUPIL] for dollars in paid),
                "theirs": sum(sum(dollars) - dollars[PUPIL] for dollars in paid),
            }
        case Abandon(cell):
            return {"dollars": worth_now(state, cell)}
        case Move():
            return {"dollars": sum(move_gains(state, action))}
    return {}


def answer_to(tutoring: Tutoring, state: State, action: Action) -> str:
    """Return the reply to an attempt that is legal but not the solution."""
    step = tutoring.step
    numbers = figures(state, action)
    miss = miss_of(step, str(action))
    if miss is not None:
        return say(miss.say, **numbers)
    if isinstance(action, Build | Renovate) and (answer := answer_to_tile(step, state, action.tile)):
        return answer
    if not numbers:
        return say("lesson.answers.other")
    return say(f"lesson.answers.{'less' if step.find else 'elsewhere'}", **numbers)


def answer_to_tile(step: LessonStep, state: State, tile: str) -> str:
    """Return the reply to picking the wrong tile; empty if this one also works."""
    target = target_of(step)
    if not isinstance(target, Build | Renovate) or tile in ("", target.tile):
        return ""
    options = (each for each in legal_actions(state) if isinstance(each, Build | Renovate))
    if any(each.tile == tile and matches(step.meant, str(each)) for each in options):
        return ""
    return say("lesson.answers.other_tile", tile=named(state.rules.deck[target.tile]))


def answer_to_ghost(tutoring: Tutoring, state: State, held: HeldGhost) -> str:
    """Return the reply to a wrong ghost; empty while it only has to be turned."""
    step = tutoring.step
    if held.action is None:
        return ""
    target = target_of(step)
    there = isinstance(target, Build | Renovate) and (held.tile, held.cell) == (target.tile, target.cell)
    if there and step.aim and miss_of(step, str(held.action)) is None:
        return ""
    return answer_to(tutoring, state, held.action)


def answer_to_refusal(step: LessonStep, attempt: str, words: str) -> str:
    """Return the reply to a refused attempt; `words` are the refusal's own."""
    miss = miss_of(step, attempt)
    return say(miss.say, refusal=words) if miss is not None else words


def miss_of(step: LessonStep, attempt: str) -> Miss | None:
    """Return the listed mistake that an attempt matches, or `None`."""
    return next((miss for miss in step.misses if fnmatchcase(attempt, miss.attempt)), None)


def target_of(step: LessonStep) -> Action | None:
    """Return the step's solution, or `None` if the step is only read."""
    return parse_action(step.meant[0]) if step.meant else None


def words(tutoring: Tutoring, state: State, held: HeldGhost) -> str:
    """Return the current instruction: at most two sentences."""
    step = tutoring.step
    if tutoring.answer:
        return tutoring.answer
    if tutoring.passed:
        return say(step.done, **tutoring.values)
    target = target_of(step)
    text = step.say
    if isinstance(target, Build | Renovate) and held.tile == target.tile:
        text = step.place or text
        if held.cell is not None and held.action is not None and matches(step.meant, str(held.action)):
            text = step.held or text
        elif held.cell == target.cell:
            text = step.aim or text
    return say(text, **(figures(state, held.action) if held.action is not None else {}))


def pointer(tutoring: Tutoring, held: HeldGhost, legal: Iterable[str]) -> str:
    """Return the control to use next, as a stable hook's attribute and value, or an empty text.

    `legal` are the legal facings of the picked tile on its cell.
    """
    step = tutoring.step
    if tutoring.waits:
        return ""
    target = target_of(step)
    if not isinstance(target, Build | Renovate):
        return f"action {target}"
    if held.tile != target.tile:
        return f"tile {target.tile}"
    if step.kind != "try" and held.action is not None and matches(step.meant, str(held.action)):
        return f"action {held.action}"
    if step.find:
        return ""
    if held.cell != target.cell:
        return f"cell {cell_text(target.cell)}"
    if isinstance(target, Build) and target.double and held.facing == target.facing:
        return f"action {target}"
    facing = target.facing if isinstance(target, Build) else held.facing
    return "message turn" if facing in legal else f"message face {facing}"


def held_ghost(table: Table) -> HeldGhost:
    """Return the picked tile or ghost of the table."""
    draft = table.attention.draft
    return HeldGhost(draft.tile, draft.cell, draft.facing, draft.action) if draft is not None else HeldGhost()
