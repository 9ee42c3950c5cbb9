"""Messages of the coach."""

from __future__ import annotations

from app.ui.core.messages import Message


class AskCoach(Message):
    """Ask for a hint, or for its next step."""


class Advised(Message):
    """The worker has found the best action of a position: the number of actions before it, and the text."""

    game: str
    position: int
    text: str


class Checked(Message):
    """The worker has judged a held or finished build in a position."""

    game: str
    position: int
    text: str


class ShowBest(Message):
    """Show the better action, after a warning."""


class DismissCoach(Message):
    """Close the coach's strip."""
