"""The tutor: what is said and shown next to whoever follows a lesson; it asks the engine about everything."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from types import MappingProxyType
from typing import Final

from app.engine.actions import Abandon, Action, Build, Move, Renovate, parse_action
from app.engine.forecast import move_gains, preview, worth_now
from app.engine.game import legal_actions
from app.engine.geometry import Cell, cell_text
from app.engine.state import State
from app.engine.values import Value
from app.ui.core.texts import say
from app.ui.features.learn.course import Course, Lesson, LessonStep, Miss
from app.ui.words.names import named

PUPIL: Final = 0
"""The seat of whoever learns."""


class Tutoring(Value):
    """How far somebody is in a lesson.

    `starts` are the numbers of actions played when each step so far began. `answer` is what is said to what
    was tried last, in place of the step's own words. `passed`: the step is done, and waits to be left.
    `values` fill the texts of a step that is passed; `points` is the control that is meant (see `pointer`).
    """

    course: Course
    lesson: Lesson
    starts: tuple[int, ...]
    answer: str = ""
    passed: bool = False
    values: Mapping[str, object] = MappingProxyType({})
    points: str = ""

    def answering(self, answer: str) -> Tutoring:
        """Return the tutoring with an answer to what was tried; an empty one lets the step speak again."""
        return Tutoring(self.course, self.lesson, self.starts, answer, self.passed, self.values)

    def done(self, values: Mapping[str, object]) -> Tutoring:
        """Return the tutoring with its step passed, and with what fills the texts then."""
        return Tutoring(self.course, self.lesson, self.starts, passed=True, values=values)

    def pointing(self, points: str) -> Tutoring:
        """Return the tutoring with the control that is meant next."""
        return Tutoring(self.course, self.lesson, self.starts, self.answer, self.passed, self.values, points)

    def at(self, actions: int) -> Tutoring:
        """Return the tutoring at its next step, which begins after so many actions."""
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
        """The step that the learner is at."""
        return self.lesson.steps[self.number]

    @property
    def last(self) -> bool:
        """Return whether there is no further step."""
        return len(self.starts) == len(self.lesson.steps)

    @property
    def over(self) -> bool:
        """Return whether the lesson has been done."""
        return self.last and self.waits

    @property
    def waits(self) -> bool:
        """Return whether nothing is to be done but to go on."""
        return self.passed or self.step.kind == "read"


class HeldGhost(Value):
    """What the learner holds: a tile, perhaps over a cell in a facing; what building it there would be."""

    tile: str = ""
    cell: Cell | None = None
    facing: str = ""
    action: Action | None = None


def matches(patterns: Iterable[str], action: str) -> bool:
    """Return whether an action's text is one of those meant."""
    return any(fnmatchcase(action, pattern) for pattern in patterns)


def figures(state: State, action: Action) -> dict[str, int]:
    """Return the numbers that a text may name.

    `dollars` is the new building's worth, the worth of a building given up, or what a person adds there;
    `mine` and `theirs` what the streets enclosed pay the learner and the others.
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
    """Answer an attempt that is legal, but not what is meant."""
    step = tutoring.step
    numbers = figures(state, action)
    miss = missed(step, str(action))
    if miss is not None:
        return say(miss.say, **numbers)
    if isinstance(action, Build | Renovate) and (answer := answer_to_tile(step, state, action.tile)):
        return answer
    if not numbers:
        return say("lesson.answers.other")
    return say(f"lesson.answers.{'less' if step.find else 'elsewhere'}", **numbers)


def answer_to_tile(step: LessonStep, state: State, tile: str) -> str:
    """Answer a tile that is picked up though the step needs another; nothing if this one will do, too."""
    target = aimed(step)
    if not isinstance(target, Build | Renovate) or tile in ("", target.tile):
        return ""
    options = (each for each in legal_actions(state) if isinstance(each, Build | Renovate))
    if any(each.tile == tile and matches(step.meant, str(each)) for each in options):
        return ""
    return say("lesson.answers.other_tile", tile=named(state.rules.deck[target.tile]))


def answer_to_ghost(tutoring: Tutoring, state: State, held: HeldGhost) -> str:
    """Answer a ghost that is not what is meant; nothing while it only has to be turned."""
    step = tutoring.step
    if held.action is None:
        return ""
    target = aimed(step)
    there = isinstance(target, Build | Renovate) and (held.tile, held.cell) == (target.tile, target.cell)
    if there and step.aim and missed(step, str(held.action)) is None:
        return ""
    return answer_to(tutoring, state, held.action)


def answer_to_refusal(step: LessonStep, attempt: str, words: str) -> str:
    """Answer an attempt that the rules refuse; `words` are the refusal's own."""
    miss = missed(step, attempt)
    return say(miss.say, refusal=words) if miss is not None else words


def missed(step: LessonStep, attempt: str) -> Miss | None:
    """Return the near miss that an attempt is, or `None`."""
    return next((miss for miss in step.misses if fnmatchcase(attempt, miss.attempt)), None)


def aimed(step: LessonStep) -> Action | None:
    """Return the action that a step means, the first of them, or `None` if it is only read."""
    return parse_action(step.meant[0]) if step.meant else None


def words(tutoring: Tutoring, state: State, held: HeldGhost) -> str:
    """Say what is to be done now: at most two sentences."""
    step = tutoring.step
    if tutoring.answer:
        return tutoring.answer
    if tutoring.passed:
        return say(step.done, **tutoring.values)
    target = aimed(step)
    text = step.say
    if isinstance(target, Build | Renovate) and held.tile == target.tile:
        text = step.place or text
        if held.cell is not None and held.action is not None and matches(step.meant, str(held.action)):
            text = step.held or text
        elif held.cell == target.cell:
            text = step.aim or text
    return say(text, **(figures(state, held.action) if held.action is not None else {}))


def pointer(tutoring: Tutoring, held: HeldGhost, legal: Iterable[str]) -> str:
    """Return the control that is meant next: an attribute of the stable hooks and its value, or nothing.

    `legal` are the facings in which the tile held may stand on its cell.
    """
    step = tutoring.step
    if tutoring.waits:
        return ""
    target = aimed(step)
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
