"""Messages of the ladder."""

from __future__ import annotations

from app.ui.core.messages import Message


class Climb(Message):
    """Begin a game on a rung of the ladder."""

    once = True

    rung: int
