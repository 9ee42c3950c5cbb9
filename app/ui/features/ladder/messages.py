"""Messages of the ladder."""

from __future__ import annotations

from app.ui.core.messages import Message


class Climb(Message):
    """Play a rung of the ladder."""

    rung: int


class BeginRung(Message):
    """Begin a game on a rung under an id."""

    rung: int
    game: str
