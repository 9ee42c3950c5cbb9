"""The course: `assets/lessons/lessons.toml` as frozen data.

A lesson is a position (a record) and steps. The learner does an action (`do`), places a ghost (`look`), tries
something illegal (`try`), or only reads. Actions are patterns of action texts (`build library * E`). The
first pattern of a step is a complete action: the solution.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from typing import Any, Final, Literal

from app.engine.geometry import Cell, parse_cell
from app.engine.values import Value
from app.ui.core.model import Slice
from app.ui.core.texts import knows
from app.ui.table.positions import position

StepKind = Literal["read", "do", "look", "try"]
STEP_KINDS: Final[tuple[StepKind, ...]] = ("do", "look", "try")


class Miss(Value):
    """A wrong attempt: its pattern, the tutor's reply, and the engine's expected verdict."""

    attempt: str
    say: str
    dollars: int | None
    refusal: str


class LessonStep(Value):
    """A step of a lesson, with the keys of its texts.

    The tutor shows `say` at first, `place` once the learner has picked the tile, `aim` while the tile needs
    turning, `held` when the ghost is right, and `done` afterwards. `plays` are the others' actions before the
    step. `find` hides the spot. `light` are cells to highlight. `dollars`, `refusal` and `money` are the
    expected results of the solution.
    """

    kind: StepKind
    meant: tuple[str, ...]
    say: str
    place: str
    aim: str
    held: str
    done: str
    find: bool
    plays: tuple[str, ...]
    light: tuple[Cell, ...]
    misses: tuple[Miss, ...]
    dollars: int | None
    refusal: str
    money: tuple[int, ...]


class Lesson(Value):
    """A lesson: its number from 1, title key, rules, record of its position, and steps.

    No two lessons teach the same rule. The first rule is the lesson's id.
    """

    number: int
    title: str
    rules: tuple[str, ...]
    extra: bool
    record: str
    steps: tuple[LessonStep, ...]

    @property
    def id(self) -> str:
        """The id under which progress is stored."""
        return self.rules[0]


class Course(Value):
    """All lessons in order."""

    lessons: tuple[Lesson, ...]

    def lesson(self, about: str) -> Lesson | None:
        """Return a lesson by its number or by a rule it teaches, or `None`."""
        for lesson in self.lessons:
            if about == str(lesson.number) or about in lesson.rules:
                return lesson
        return None

    def following(self, done: Collection[str]) -> Lesson | None:
        """Return the first lesson that is not done, or `None`."""
        return next((lesson for lesson in self.lessons if lesson.id not in done), None)


def read_course(text: str) -> Course:
    """Parse the course file."""
    data = tomllib.loads(text)
    return Course(
        tuple(_lesson(number, entry, data["base"]) for number, entry in enumerate(data["lesson"], 1))
    )


def _lesson(number: int, entry: Mapping[str, Any], base: Mapping[str, Any]) -> Lesson:
    id = entry["rules"][0]
    return Lesson(
        number,
        f"lesson.{id}.title",
        tuple(entry["rules"]),
        entry.get("extra", False),
        position(base, entry["position"]),
        tuple(_step(id, n, step) for n, step in enumerate(entry["step"], 1)),
    )


def _step(lesson: str, number: int, entry: Mapping[str, Any]) -> LessonStep:
    kind: StepKind = next((kind for kind in STEP_KINDS if kind in entry), "read")
    actions = entry.get(kind, ())
    return LessonStep(
        kind=kind,
        meant=(actions,) if isinstance(actions, str) else tuple(actions),
        say=_key(f"lesson.{lesson}.{number}.say"),
        place=_key(f"lesson.{lesson}.{number}.place"),
        aim=_key(f"lesson.{lesson}.{number}.aim"),
        held=_key(f"lesson.{lesson}.{number}.held"),
        done=_key(f"lesson.{lesson}.{number}.done"),
        find=entry.get("find", False),
        plays=tuple(entry.get("plays", ())),
        light=tuple(parse_cell(cell) for cell in entry.get("light", ())),
        misses=tuple(
            Miss(
                miss["attempt"],
                f"lesson.{lesson}.{number}.miss.{n}",
                miss.get("dollars"),
                miss.get("refusal", ""),
            )
            for n, miss in enumerate(entry.get("miss", ()), 1)
        ),
        dollars=entry.get("dollars"),
        refusal=entry.get("refusal", ""),
        money=tuple(entry.get("money", ())),
    )


def _key(key: str) -> str:
    """Return the key of a text, or an empty text if there is none."""
    return key if knows(key) else ""


COURSE: Final[Slice[Course | None]] = Slice("course", None)
"""The lessons, once loaded."""
