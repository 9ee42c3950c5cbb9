"""A player's results: the first answer to each puzzle, the rating from them, and the runs.

The stored text has a version. Texts without one are older than version 2, when exact puzzles showed their
numbers: their answers stay, but do not count for the rating.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from typing import Final

from app.engine.values import Value
from app.saves.store import read_json

RATED_VERSION: Final = 2
"""The version of the stored text; answers from version 2 on are rated."""

POINTS: Final[Mapping[str, float]] = {"yes": 1.0, "near": 0.5, "no": 0.0}
"""The outcomes of answers, and their points."""

BEGINNING: Final = 1000.0
"""The rating before the first puzzle, that of the greedy bot."""

UNRATED: Final = "unrated"
"""The mark of a stored answer that the rating does not count."""

MAX_RESULTS: Final = 5_000
_MAX_TEXT: Final = 60 * MAX_RESULTS
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

    @property
    def rating(self) -> int:
        """The player's rating, on the Elo scale of the bots."""
        rating = BEGINNING
        for number, answer in enumerate(answer for answer in self.answers if answer.rated):
            expected = 1 / (1 + 10 ** ((answer.level - rating) / 400))
            rating += (FIRST_STEP if number < SETTLED else LATER_STEP) * (answer.points - expected)
        return round(rating)


def merged_answers(known: PuzzleResults, stored: PuzzleResults) -> PuzzleResults:
    """Return the merged results: the stored answers first, then those that only this page has.

    The stored run counts, unless it is missing or this page has more answers in the same run.
    """
    run = stored.run
    for answer in known.answers:
        stored = stored.having(answer)
    if known.run is not None and (run is None or _goes_further(known.run, run)):
        run = known.run
    return stored.replace(best_run=max(known.best_run, stored.best_run), run=run)


def _goes_further(run: Run, other: Run) -> bool:
    return run.puzzles == other.puzzles and run.answered > other.answered


def read_answers(text: str) -> PuzzleResults:
    """Parse stored results without damaged entries. Raises `ValueError` for another text."""
    data = read_json(text, _MAX_TEXT)
    results = PuzzleResults()
    entries = data.get("answers")
    version = data.get("version")
    rates = type(version) is int and version >= RATED_VERSION
    answers: dict[str, FirstAnswer] = {}
    for entry in entries if isinstance(entries, list) else ():
        match entry:
            case [str(puzzle), str(outcome), int(level), *unrated]:
                valid = outcome in POINTS and type(level) is int and level in _LEVELS
                if valid and unrated in ([], [UNRATED]) and _ID.fullmatch(puzzle):
                    answers.setdefault(puzzle, FirstAnswer(puzzle, outcome, level, rates and not unrated))
    best = data.get("best_run")
    best_run = best if type(best) is int and 0 <= best <= MAX_RESULTS else 0
    first = tuple(answers.values())[:MAX_RESULTS]
    return results.replace(answers=first, best_run=best_run, run=_read_run(data.get("run")))


def _read_run(entry: object) -> Run | None:
    """Read a run: its ids in one text, the number answered, and the misses; `None` for anything else."""
    match entry:
        case [str(ids), int(answered), int(misses)]:
            puzzles = tuple(ids.split())
            sound = type(answered) is int and type(misses) is int and all(map(_ID.fullmatch, puzzles))
            if sound and 0 <= misses <= answered <= len(puzzles) <= MAX_RESULTS:
                return Run(puzzles, answered, misses)
    return None


def merged_answer_texts(stored: str, before: str, after: str) -> str:
    """Return stored results with the changes between two others.

    A run that began or continued there is the latest.
    """
    was, now = read_answers(before), read_answers(after)
    merged = merged_answers(now, read_answers(stored))
    return answers_text(merged if now.run == was.run else merged.replace(run=now.run))


def answers_text(results: PuzzleResults) -> str:
    """Return the text that stores results."""
    answers = [
        [answer.puzzle, answer.outcome, answer.level, *([] if answer.rated else [UNRATED])]
        for answer in results.answers
    ]
    stored: dict[str, object] = {"version": RATED_VERSION, "answers": answers, "best_run": results.best_run}
    if results.run is not None:
        stored["run"] = [" ".join(results.run.puzzles), results.run.answered, results.run.misses]
    return json.dumps(stored, separators=(",", ":"))
