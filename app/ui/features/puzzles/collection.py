"""The collection of puzzles: `assets/puzzles/puzzles.json` as frozen data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date as calendar_date
from hashlib import sha256
from typing import Any, Final, NamedTuple

from app.bots.reasons import Reason
from app.bots.verdict_text import read_reason
from app.engine.actions import Action
from app.engine.record import decode
from app.engine.session import Session, replay
from app.engine.standard import standard_deck
from app.engine.values import Value
from app.ui.core.texts import say
from app.ui.features.puzzles.exact import EXACT_KINDS, FORMER_KINDS, ExactKind
from app.ui.features.puzzles.packing import unpack_action, unpack_record

JUDGED_THEMES: Final = ("waiting", "closing", "ending", "stopping", "choosing", "placing")
"""The themes of judged positions, by the reason for the answer."""

THEMES: Final = (*JUDGED_THEMES, *EXACT_KINDS)
"""All themes, in the order of the page."""

FIRST_PUZZLE_DAY: Final = calendar_date(2026, 1, 1)
"""The first date with a puzzle: day 0."""

SEATED: Final = ("ana", "ben", "cleo")
"""The names of the seats, in order."""


class Comparison(NamedTuple):
    """How many dollars more the answer brings than a wrong action, and the reasons."""

    action: str
    loss: float
    reasons: tuple[Reason, ...]


class Puzzle(Value):
    """A position in which one choice is best.

    `level` is the difficulty, on the scale of players' ratings. `answers` are the best actions, `near` others
    at most $2 behind. `comparisons` give the cost of wrong actions; puzzles with an exact answer have none,
    because the engine computes it. `day` numbers the date on which it is the puzzle of the day.
    """

    id: str
    theme: str
    level: int
    seat: int
    packed: str
    tiles: tuple[str, ...]
    answers: tuple[str, ...]
    near: tuple[str, ...]
    comparisons: tuple[Comparison, ...]
    day: int

    @property
    def exact(self) -> ExactKind | None:
        """The kind of question, if the answer is exact."""
        return next((kind for kind in (*EXACT_KINDS, *FORMER_KINDS) if kind == self.theme), None)

    def session(self) -> Session:
        """Return the session at the position; raises `ValueError` if its record is illegal."""
        names = [say(f"person.{name}") for name in SEATED]
        record = unpack_record(self.packed, self.tiles, names, self.seat)
        replayed = replay(decode(json.dumps(record), standard_deck()))
        if replayed.error is not None:
            raise ValueError(f"puzzle {self.id}: {replayed.error}")
        return replayed.session

    def options(self) -> tuple[Action, ...]:
        """Return the legal actions."""
        decision = self.session().state.decision
        assert decision is not None
        return tuple(decision.options)

    def outcome(self, action: str) -> str:
        """Return how good an action is: `yes`, `near` or `no`."""
        return "yes" if action in self.answers else "near" if action in self.near else "no"

    def listed(self, action: str) -> Comparison | None:
        """Return the comparison of a wrong action with the answer, if the file has one."""
        return next((each for each in self.comparisons if each.action == action), None)


class Collection(Value):
    """All puzzles, easiest first within each theme.

    `former` puzzles are in no set and no run, but their dates and links still lead to them.
    """

    puzzles: tuple[Puzzle, ...]
    former: tuple[Puzzle, ...] = ()

    def __len__(self) -> int:
        return len(self.puzzles)

    @property
    def all(self) -> tuple[Puzzle, ...]:
        """All puzzles, also former ones."""
        return (*self.puzzles, *self.former)

    def named(self, id: str) -> Puzzle | None:
        """Return the puzzle with an id, or `None`."""
        return next((puzzle for puzzle in self.all if puzzle.id == id), None)

    def themed(self, theme: str) -> tuple[Puzzle, ...]:
        """Return the puzzles of a theme."""
        return tuple(puzzle for puzzle in self.puzzles if puzzle.theme == theme)

    def of_day(self, date: str) -> Puzzle:
        """Return the puzzle of a date, as in `2026-11-26`: its own, or else one of an earlier date.

        For a date without one, rendezvous hashing chooses: each earlier puzzle gets a number for the date,
        and the highest wins. Adding or removing a puzzle therefore changes only its own dates.
        """
        number = day_number(calendar_date.fromisoformat(date))
        own = next((puzzle for puzzle in self.all if puzzle.day == number), None)
        if own is not None:
            return own
        earlier = [puzzle for puzzle in self.puzzles if puzzle.day < number]
        if not earlier:
            return min(self.puzzles, key=lambda puzzle: puzzle.day)
        return max(earlier, key=lambda puzzle: sha256(f"{date}/{puzzle.id}".encode()).digest())


def day_number(date: calendar_date) -> int:
    """Return the number of a date: 0 is the first with a puzzle."""
    return (date - FIRST_PUZZLE_DAY).days


def read_collection(text: str) -> Collection:
    """Parse the file of puzzles."""
    data = json.loads(text)
    tiles = tuple(data["tiles"])
    puzzles, former = (tuple(_puzzle(entry, tiles) for entry in data[part]) for part in ("puzzles", "former"))
    return Collection(puzzles, former)


def _puzzle(entry: Sequence[Any], tiles: tuple[str, ...]) -> Puzzle:
    id, theme, level, seat, packed, answers, near, comparisons, day = entry
    return Puzzle(
        id,
        theme,
        level,
        seat,
        packed,
        tiles,
        tuple(unpack_action(answer, tiles) for answer in answers),
        tuple(unpack_action(answer, tiles) for answer in near),
        tuple(
            Comparison(unpack_action(action, tiles), loss, tuple(map(read_reason, reasons)))
            for action, loss, reasons in comparisons
        ),
        day,
    )
