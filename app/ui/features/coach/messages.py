"""Messages of the coach."""

from __future__ import annotations

from app.ui.core.messages import Message


class AskCoach(Message):
    """Ask for a hint, or for the next step of it."""


class Advised(Message):
    """The worker has found the best action of a position: the number of actions before it, and the text."""

    game: str
    position: int
    text: str


class Checked(Message):
    """The worker has judged a build that is held or was made in a position."""

    game: str
    position: int
    text: str


class ShowBest(Message):
    """Show the better action, after a warning."""


class DismissCoach(Message):
    """Close what the coach says."""
