"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class BeginDaily(Message):
    """Begin a game of a date's deal under an id."""

    date: str
    game: str


class BeginToday(Message):
    """Begin a game of the deal of a date under an id, if that is still today."""

    date: str
    game: str
