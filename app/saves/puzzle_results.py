"""A player's results: the first answer to each puzzle, the rating from them, and the runs.

The stored text has a version. Texts without one are older than version 2, when exact puzzles showed their
numbers: their answers stay, but do not count for the rating.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Final

from app.engine.values import Value
from app.saves.codec import APART, Entries, Field, Schema, furthest, highest, kept

RATED_VERSION: Final = 2
"""The version of the stored text; answers from version 2 on are rated."""

POINTS: Final[Mapping[str, float]] = {"yes": 1.0, "near": 0.5, "no": 0.0}
"""The outcomes of answers, and their points."""

BEGINNING: Final = 1000.0
"""The rating before the first puzzle, that of the greedy bot."""

UNRATED: Final = "unrated"
"""The mark of a stored answer that the rating does not count."""

MAX_RESULTS: Final = 5_000
_ID: Final = re.compile(r"[a-z0-9]{1,12}", re.ASCII)
_LEVELS: Final = range(100, 4_000)

FIRST_STEP, LATER_STEP = 48.0, 20.0
"""The largest change of the rating by one answer, at first and after `SETTLED` answers."""

SETTLED: Final = 20

MISSES: Final = 3
"""The misses that end a run."""


class FirstAnswer(Value):
    """The first answer to a puzzle: its id, the outcome, the puzzle's level, and whether it is rated."""

    puzzle: str
    outcome: str
    level: int
    rated: bool = True

    @property
    def points(self) -> float:
        """The points for the rating: 1 for the best answer, 0.5 for a nearly best one."""
        return POINTS[self.outcome]


class Run(Value):
    """A run: its puzzles in order of difficulty, the number answered, and the misses among them."""

    puzzles: tuple[str, ...]
    answered: int = 0
    misses: int = 0

    @property
    def solved(self) -> int:
        """The number of puzzles solved."""
        return self.answered - self.misses

    @property
    def over(self) -> bool:
        """Whether the run has used up its misses or its puzzles."""
        return self.misses >= MISSES or self.answered >= len(self.puzzles)

    @property
    def next(self) -> str:
        """The puzzle to answer next, or an empty text."""
        return "" if self.over else self.puzzles[self.answered]

    def among(self, ids: Collection[str]) -> Run:
        """Return the run without upcoming puzzles that no longer exist."""
        coming = (id for id in self.puzzles[self.answered :] if id in ids)
        return self.replace(puzzles=(*self.puzzles[: self.answered], *coming))


class PuzzleResults(Value):
    """The first answers in order, the most puzzles solved in a run, and the latest run."""

    answers: tuple[FirstAnswer, ...] = ()
    best_run: int = 0
    run: Run | None = None

    def outcome(self, puzzle: str) -> str:
        """Return the outcome of the first answer to a puzzle, or an empty text."""
        return next((answer.outcome for answer in self.answers if answer.puzzle == puzzle), "")

    def having(self, answer: FirstAnswer) -> PuzzleResults:
        """Return the results with an answer, unless the puzzle has one."""
        if self.outcome(answer.puzzle):
            return self
        return self.replace(answers=(*self.answers, answer))

    def changing(self, changed: FirstAnswer) -> PuzzleResults:
        """Return the results with another outcome of an answer."""
        answers = (changed if answer.puzzle == changed.puzzle else answer for answer in self.answers)
        return self.replace(answers=tuple(answers))

    @property
    def rating(self) -> int:
        """The player's rating, on the Elo scale of the bots."""
        rating = BEGINNING
        for number, answer in enumerate(answer for answer in self.answers if answer.rated):
            expected = 1 / (1 + 10 ** ((answer.level - rating) / 400))
            rating += (FIRST_STEP if number < SETTLED else LATER_STEP) * (answer.points - expected)
        return round(rating)


def read_answers(text: str) -> PuzzleResults:
    """Parse stored results without damaged entries. Raises `ValueError` for another text."""
    stored = RESULTS.read(text)
    return PuzzleResults(stored["answers"], stored["best_run"], stored["run"])


def answers_text(results: PuzzleResults) -> str:
    """Return the text that stores results."""
    return RESULTS.write(results, version=RATED_VERSION)


def merged_answers(known: PuzzleResults, stored: PuzzleResults) -> PuzzleResults:
    """Return the merged results: the stored answers first, then those that only this page has."""
    return read_answers(RESULTS.merge(answers_text(stored), None, answers_text(known)))


# --- The stored form ---


def _marked(data: dict[str, Any]) -> dict[str, Any]:
    """Mark the answers of texts that are older than ratings."""
    version = data.get("version", 1)
    if type(version) is not int or version >= RATED_VERSION:
        return data
    answers = data.get("answers")
    entries = [entry for entry in answers if isinstance(entry, list)] if isinstance(answers, list) else []
    return {**data, "version": RATED_VERSION, "answers": [[*entry[:3], UNRATED] for entry in entries]}


def _read_answers(plain: Any) -> tuple[FirstAnswer, ...]:
    answers: dict[str, FirstAnswer] = {}
    for entry in plain:
        match entry:
            case [str(puzzle), str(outcome), int(level), *marks]:
                if outcome in POINTS and type(level) is int and level in _LEVELS and _ID.fullmatch(puzzle):
                    answers.setdefault(puzzle, FirstAnswer(puzzle, outcome, level, UNRATED not in marks))
    return tuple(answers.values())[:MAX_RESULTS]


def _write_answers(answers: tuple[FirstAnswer, ...]) -> list[Any]:
    return [[each.puzzle, each.outcome, each.level, *([] if each.rated else [UNRATED])] for each in answers]


def _by_puzzle(plain: Any) -> Mapping[str, Any]:
    entries: dict[str, Any] = {}
    for entry in plain:
        if isinstance(entry, list) and entry:
            entries.setdefault(str(entry[0]), entry)
    return entries


_ANSWERS: Final = Entries(_by_puzzle, lambda entries: list(entries.values()), kept)


def _merge_answers(stored: Any, before: Any, after: Any) -> Any:
    """Keep all answers, the stored ones first, and outcomes that changed; nobody takes an answer back."""
    merged = _ANSWERS(stored, APART, after)
    if before is APART or before is None:
        return merged
    was, now, every = _by_puzzle(before), _by_puzzle(after or []), {**_by_puzzle(merged)}
    for puzzle, entry in now.items():
        if puzzle in was and was[puzzle][1:2] != entry[1:2]:
            every[puzzle] = [*entry[:2], *every[puzzle][2:]]
    return [*every.values()]


def _read_best(plain: Any) -> int:
    if type(plain) is not int or not 0 <= plain <= MAX_RESULTS:
        raise ValueError("no number")
    return plain


def _read_run(plain: Any) -> Run:
    """Read a run: its ids in one text, the number answered, and the misses."""
    match plain:
        case [str(ids), int(answered), int(misses), *_]:
            puzzles = tuple(ids.split())
            sound = type(answered) is int and type(misses) is int and all(map(_ID.fullmatch, puzzles))
            if sound and 0 <= misses <= answered <= len(puzzles) <= MAX_RESULTS:
                return Run(puzzles, answered, misses)
    raise ValueError("no run")


def _write_run(run: Run | None) -> Any:
    return [" ".join(run.puzzles), run.answered, run.misses] if run is not None else None


def _merge_run(stored: Any, before: Any, after: Any) -> Any:
    """Return the run that has just begun or continued, else the stored one, unless the other goes further."""
    if before is not APART and after != before:
        return after
    if stored is None or after is None:
        return after if stored is None else stored
    return after if after[0] == stored[0] and after[1] > stored[1] else stored


RESULTS: Final = Schema(
    60 * MAX_RESULTS,
    (
        Field("version", int, RATED_VERSION, furthest),
        Field("answers", _read_answers, (), _merge_answers, _write_answers),
        Field("best_run", _read_best, 0, highest),
        Field("run", _read_run, None, _merge_run, _write_run),
    ),
    former=_marked,
    compact=True,
)
"""The stored results."""
