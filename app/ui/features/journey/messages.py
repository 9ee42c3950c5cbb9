"""Messages of the journey."""

from __future__ import annotations

from app.ui.core.messages import Message


class PlayStop(Message):
    """Begin a game on a stop of the journey."""

    once = True

    stop: int
