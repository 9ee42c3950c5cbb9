"""Puzzles in the model: messages, results, the puzzles that come next, and the origin of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.rng import Rng
from app.engine.values import Value
from app.saves.puzzle_results import RESULTS, PuzzleResults, Run, answers_text, merged_answers, read_answers
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route, Slice
from app.ui.core.stored import StoredValue
from app.ui.features.puzzles import RATING_SETTING
from app.ui.table.model import Table
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.puzzles.collection import Collection, Comparison, Puzzle, Valued


class PuzzlesFetched(Message):
    """The collection has arrived."""

    text: str


class PuzzlesNotFetched(Message):
    """The collection could not be loaded."""


class FetchPuzzlesAgain(Message):
    """Try to load the collection once more."""


class AnswerCompared(Message):
    """The worker has compared a wrong answer to a puzzle with the best one."""

    puzzle: str
    text: str


class ShowAnswer(Message):
    """Show the answer on the board."""


class NextPuzzle(Message):
    """Go on to the next puzzle."""


class SharePuzzle(Message):
    """Share the link to the puzzle on the table."""


class BeginRun(Message):
    """Begin a run."""

    once = True


RUN_STEP: Final = 4
"""Puzzles of similar levels in a run, before the next harder ones."""

SIMILAR: Final = 200
"""The range of similar levels."""


class Puzzles(Value):
    """The collection, the player's results, and the set in play.

    `theme` is the set that the player works through; empty for all. `failed`: the collection could not be
    loaded.
    """

    collection: Collection | None = None
    results: PuzzleResults = PuzzleResults()
    theme: str = ""
    failed: bool = False

    @property
    def run(self) -> Run | None:
        """The latest run."""
        return self.results.run

    def runs_through(self, puzzle: str) -> bool:
        """Return whether a puzzle belongs to the run: it is the next one, or the last one answered.

        After a reload before *Next*, the last one is on the table again.
        """
        run = self.run
        if run is None or run.over:
            return False
        latest = run.puzzles[run.answered - 1] if run.answered else ""
        return puzzle == run.next or (puzzle == latest and not self.theme)


class Solving(Value):
    """A puzzle on the table.

    `start` is the number of actions before the choice. `answer` is the last answer and `outcome` its quality;
    both are empty at first. `value` is its exact value, if it has one, and `short` how many dollars it is
    below the best. `shown`: the player asked for the answer. `compared` is the comparison of the last wrong
    answer, listed by the puzzle or made by the worker. `counts`: the last answer is the one that counts.
    `running`: it belongs to a run. `before` is the rating before it.
    """

    puzzle: Puzzle
    start: int
    answer: str = ""
    outcome: str = ""
    value: Valued | None = None
    short: int = 0
    shown: bool = False
    compared: Comparison | None = None
    counts: bool = False
    running: bool = False
    before: int = 0

    @property
    def solved(self) -> str:
        """The result: `yes`, `near` or `no`; empty before the first answer."""
        return "no" if self.shown else self.outcome

    @property
    def uncompared(self) -> bool:
        """Whether the last answer is wrong and still lacks a comparison."""
        return self.puzzle.exact is None and self.solved == "no" and not self.shown and self.compared is None

    @property
    def as_good(self) -> bool:
        """Whether the worker found the last answer to be as good as the best one that the puzzle lists."""
        return self.outcome == "yes" and self.answer not in self.puzzle.answers

    @property
    def settled(self) -> bool:
        """Whether the answer is on the board: the player found it or asked for it."""
        return self.shown or self.outcome in ("yes", "near")


def run_of(collection: Collection, seed: str, results: PuzzleResults) -> Run:
    """Return a new run: a few puzzles of each level, then harder ones, and all of the hardest.

    New puzzles come first, then missed ones, then those solved longest ago, and last those of the last run.
    """
    answers = {answer.puzzle: (1 + (answer.outcome != "no"), at) for at, answer in enumerate(results.answers)}
    latest = results.run.puzzles[: results.run.answered] if results.run is not None else ()
    mixed = Rng(f"run/{seed}").shuffled(collection.puzzles)
    mixed.sort(key=lambda puzzle: (puzzle.id in latest, *answers.get(puzzle.id, (0, 0))))
    bands = sorted({puzzle.level // SIMILAR for puzzle in mixed})
    chosen: list[Puzzle] = []
    for band in bands:
        these = [puzzle for puzzle in mixed if puzzle.level // SIMILAR == band]
        chosen += these if band == bands[-1] else these[:RUN_STEP]
    return Run(tuple(puzzle.id for puzzle in sorted(chosen, key=lambda puzzle: puzzle.level)))


def next_puzzle_id(puzzles: Puzzles, solving: Solving) -> str:
    """Return the puzzle after the current one, or an empty text if its run is over.

    In a run it is the next one; in a theme the next unsolved one; otherwise the unsolved one whose level is
    closest to the player's rating. Once everything is solved, puzzles repeat in order.
    """
    collection, results = puzzles.collection, puzzles.results
    if collection is None:
        return ""
    if solving.running:
        return puzzles.run.next if puzzles.run is not None else ""
    these = collection.themed(puzzles.theme) if puzzles.theme else collection.puzzles
    ids = [puzzle.id for puzzle in these]
    at = ids.index(solving.puzzle.id) if solving.puzzle.id in ids else -1
    ordered = [*these[at + 1 :], *these[: max(at, 0)]]
    solved = {answer.puzzle for answer in results.answers}
    new = [puzzle for puzzle in ordered if puzzle.id not in solved]
    if not new:
        return ordered[0].id if ordered else ""
    if puzzles.theme:
        return new[0].id
    rating = results.rating
    return min(new, key=lambda puzzle: abs(puzzle.level - rating)).id


PUZZLES: Final[Slice[Puzzles | None]] = Slice("puzzles", None)
"""The puzzles and their answers; `None` before the first."""


def puzzles_of(model: Model) -> Puzzles:
    """Return the state of the puzzles, empty before the first one."""
    return model[PUZZLES] or Puzzles()


PUZZLES_A_LAMP: Final = 10
"""The solved puzzles for each lamp on the street."""


def lamps(model: Model) -> int:
    """Return the number of lamps on the street: one for ten solved puzzles."""
    return sum(answer.outcome == "yes" for answer in puzzles_of(model).results.answers) // PUZZLES_A_LAMP


def has_answered(model: Model) -> bool:
    """Return whether the player has answered a puzzle."""
    return bool(puzzles_of(model).results.answers)


class PuzzlePosition(Origin):
    """A puzzle, and the player's answer to it."""

    asks = False

    kind = "puzzle"
    guided = True

    solving: Solving

    def route(self, table: str) -> Route:
        """Return the address of the puzzle."""
        return Route("puzzle", self.solving.puzzle.id)

    @property
    def parent(self) -> Route:
        """The page of puzzles."""
        return Route("puzzles")

    @property
    def start(self) -> int:
        """How many actions lead to the puzzle's position."""
        return self.solving.start

    def rests(self, actions: int) -> bool:
        """Return whether the answer is on the board; undo returns to the position, to explore it."""
        return self.solving.settled and actions > self.solving.start

    @property
    def secret(self) -> bool:
        """Whether the question is for dollars and still open."""
        return self.solving.puzzle.exact is not None and not self.solving.settled


def puzzle_parts(model: Model, table: Table) -> tuple[Table, Solving, Puzzles, bool] | None:
    """Return what the strip of a puzzle depends on, or `None` without a puzzle."""
    puzzles = model[PUZZLES]
    if not isinstance(table.origin, PuzzlePosition) or puzzles is None:
        return None
    return table, table.origin.solving, puzzles, model.settings[RATING_SETTING] == "on"


def _with_answers(model: Model, text: str) -> Model:
    """Add the stored answers to those of the model."""
    puzzles = puzzles_of(model)
    results = merged_answers(puzzles.results, read_answers(text))
    return model if results == puzzles.results else model.with_(PUZZLES, puzzles.replace(results=results))


STORED: Final = StoredValue(RESULTS, _with_answers, lambda model: answers_text(puzzles_of(model).results))
