"""The messages of the feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    pass
from app.ui.core.messages import Message


class Fetched(Message):
    """The page fetched a rarely needed file: its name and text."""

    name: str
    text: str


class NotFetched(Message):
    """The page could not fetch a rarely needed file."""

    name: str


class LessonOn(Message):
    """Leave a finished step of a lesson for the next one."""


class LessonAgain(Message):
    """Restart the lesson on the table."""


class FirstGame(Message):
    """Begin the first game, under an id."""

    game: str


class DismissHint(Message):
    """Dismiss the hint of the first game."""


class Seek(Message):
    """Search the rules for words."""

    words: str
