"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class BeginDaily(Message):
    """Begin a game of the deal of a date; `today`: only if that is still today."""

    date: str
    today: bool
