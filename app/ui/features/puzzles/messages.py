"""The messages of the puzzles."""

from __future__ import annotations

from app.ui.core.messages import Message


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
