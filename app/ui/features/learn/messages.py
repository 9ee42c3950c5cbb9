"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class LessonsFetched(Message):
    """The page fetched the lessons."""

    text: str


class LessonOn(Message):
    """Leave a finished step of a lesson for the next one."""


class LessonAgain(Message):
    """Restart the lesson on the table."""


class FirstGame(Message):
    """Begin the first game."""

    once = True


class DismissHint(Message):
    """Dismiss the hint of the first game."""
