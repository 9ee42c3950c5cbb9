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

Kind = Literal["read", "do", "look", "try"]
KINDS: Final[tuple[Kind, ...]] = ("do", "look", "try")


class Miss(Value):
    """An attempt that is not the meant one: its pattern, what is said, and what the engine must answer."""

    attempt: str
    say: str
    dollars: int | None
    refusal: str


class Step(Value):
    """One thing to do, to look at, to try or to read, and what is said on the way.

    `say` at first, `place` once the tile is up, `aim` when it must be turned, `held` when the ghost stands as
    meant, `done` afterwards (the learner then goes on). `plays` are actions of the others before it. With
    `find` the place is not shown. `light` are cells to look at. `dollars`, `refusal` and `money` are what the
    meant way must lead to.
    """

    kind: Kind
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
    """A lesson: its number from 1, its title, the rules that it teaches, its position's record, its steps.

    No two lessons teach the same rule; the first one of a lesson stands for it.
    """

    number: int
    title: str
    rules: tuple[str, ...]
    extra: bool
    record: str
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        """What the lesson is remembered by."""
        return self.rules[0]


class Course(Value):
    """All lessons in order, and the answers to what no lesson thought of."""

    lessons: tuple[Lesson, ...]
    answers: Mapping[str, str]

    def lesson(self, about: str) -> Lesson | None:
        """Return a lesson by its number or by a rule that it teaches, or `None`."""
        for lesson in self.lessons:
            if about == str(lesson.number) or about in lesson.rules:
                return lesson
        return None


def read_course(text: str) -> Course:
    """Read the course from its file."""
    data = tomllib.loads(text)
    lessons = tuple(_lesson(number, entry, data["base"]) for number, entry in enumerate(data["lesson"], 1))
    return Course(lessons, data["answers"])


def position(base: Mapping[str, Any], own: Mapping[str, Any]) -> str:
    """Return the record of a position: what all have in common, with its own keys."""
    start = base["solo" if own.get("mode") == "solo" else "multiplayer"]
    record = {"difficulty": None, "seed": None, **start, **own}  # TOML has no word for nothing
    seats = [{"consultant": None, **seat} for seat in record["seats"]]
    return json.dumps({**record, "seats": seats})


def opened(record: str, deck: Deck) -> Session:
    """Return the session of a position; raises `ValueError` if its record is no legal one."""
    replayed = replay(decode(record, deck))
    if replayed.error is not None:
        raise ValueError(str(replayed.error))
    return replayed.session


def _lesson(number: int, entry: Mapping[str, Any], base: Mapping[str, Any]) -> Lesson:
    return Lesson(
        number,
        entry["title"],
        tuple(entry["rules"]),
        entry.get("extra", False),
        position(base, entry["position"]),
        tuple(_step(step) for step in entry["step"]),
    )


def _step(entry: Mapping[str, Any]) -> Step:
    kind: Kind = next((kind for kind in KINDS if kind in entry), "read")
    meant = entry.get(kind, ())
    return Step(
        kind=kind,
        meant=(meant,) if isinstance(meant, str) else tuple(meant),
        say=entry["say"],
        place=entry.get("place", ""),
        aim=entry.get("aim", ""),
        held=entry.get("held", ""),
        done=entry.get("done", ""),
        find=entry.get("find", False),
        plays=tuple(entry.get("plays", ())),
        light=tuple(parse_cell(cell) for cell in entry.get("light", ())),
        misses=tuple(_miss(miss) for miss in entry.get("miss", ())),
        dollars=entry.get("dollars"),
        refusal=entry.get("refusal", ""),
        money=tuple(entry.get("money", ())),
    )


def _miss(entry: Mapping[str, Any]) -> Miss:
    return Miss(entry["attempt"], entry["say"], entry.get("dollars"), entry.get("refusal", ""))
