"""Messages of the new-game form about players of the results book."""

from __future__ import annotations

from app.ui.core.messages import Message


class SeatPlayer(Message):
    """Seat a player of the results book, with the last name and looks."""

    player: str
