"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class BeginDaily(Message):
    """Begin a game of a date's deal; `today`: only if that date is still today."""

    date: str
    today: bool
