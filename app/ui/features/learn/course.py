"""The course: `assets/lessons/lessons.toml` as frozen data.

A lesson is a position (a record) and steps. A step may ask for an action (`do`), for a ghost to be held in
some way (`look`), for something that the rules refuse (`try`), or only to be read. Actions are patterns of
action texts (`build library * E`); the first one of a step is written out and is the way that is meant.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from typing import Any, Final, Literal

from app.engine.deck import Deck
from app.engine.geometry import Cell, parse_cell
from app.engine.record import decode
from app.engine.session import Session, replay
from app.engine.values import Value
from app.ui.core.texts import knows, say

StepKind = Literal["read", "do", "look", "try"]
STEP_KINDS: Final[tuple[StepKind, ...]] = ("do", "look", "try")


class Miss(Value):
    """An attempt that is not the meant one: its pattern, the text said, and what the engine must answer."""

    attempt: str
    say: str
    dollars: int | None
    refusal: str


class LessonStep(Value):
    """One thing to do, to look at, to try or to read, and the texts said on the way, by their keys.

    `say` at first, `place` once the tile is up, `aim` when it must be turned, `held` when the ghost stands as
    meant, `done` afterwards (the learner then goes on). `plays` are actions of the others before it. With
    `find` the place is not shown. `light` are cells to look at. `dollars`, `refusal` and `money` are what the
    meant way must lead to.
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
    """A lesson: number from 1, key of its title, rules that it teaches, record of its position, steps.

    No two lessons teach the same rule; the first one of a lesson stands for it.
    """

    number: int
    title: str
    rules: tuple[str, ...]
    extra: bool
    record: str
    steps: tuple[LessonStep, ...]

    @property
    def id(self) -> str:
        """What the lesson is remembered by."""
        return self.rules[0]


class Course(Value):
    """All lessons in order."""

    lessons: tuple[Lesson, ...]

    def lesson(self, about: str) -> Lesson | None:
        """Return a lesson by its number or by a rule that it teaches, or `None`."""
        for lesson in self.lessons:
            if about == str(lesson.number) or about in lesson.rules:
                return lesson
        return None


def read_course(text: str) -> Course:
    """Read the course from its file."""
    data = tomllib.loads(text)
    return Course(
        tuple(_lesson(number, entry, data["base"]) for number, entry in enumerate(data["lesson"], 1))
    )


def position(base: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    """Return the record of a position: what all have in common, with its own keys."""
    start = base["solo" if own.get("mode") == "solo" else "multiplayer"]
    record = {"difficulty": None, "seed": None, **start, **own}  # TOML has no word for nothing
    seats = [{"consultant": None, **seat} for seat in record["seats"]]
    return json.dumps({**record, "seats": seats})


def _called(name: str) -> str:
    """Return what somebody in a position is called in the language in use."""
    key = f"person.{name.lower()}"
    return say(key) if knows(key) else name


def opened(record: str, deck: Deck) -> Session:
    """Return the session of a position; raises `ValueError` if its record is no legal one."""
    told = json.loads(record)
    seats = [{**seat, "name": _called(seat["name"])} for seat in told["seats"]]
    replayed = replay(decode(json.dumps({**told, "seats": seats}), deck))
    if replayed.error is not None:
        raise ValueError(str(replayed.error))
    return replayed.session


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
    meant = entry.get(kind, ())
    return LessonStep(
        kind=kind,
        meant=(meant,) if isinstance(meant, str) else tuple(meant),
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
    """Return the key of a text, or nothing if there is no such text."""
    return key if knows(key) else ""
