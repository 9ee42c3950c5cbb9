"""Messages of the new-game form."""

from __future__ import annotations

from app.ui.core.messages import Message


class SeatPlayer(Message):
    """Seat a player of the results book, with their last name and looks."""

    player: str


class SetGame(Message):
    """Change an entry of the new-game form."""

    entry: str
    value: str


class SetPlace(Message):
    """Change an entry of a place in the new-game form."""

    place: int
    entry: str
    value: str


class AddPlace(Message):
    """Add a place to the new game."""


class AddBot(Message):
    """Add a place for a bot to the new game."""


class RemovePlace(Message):
    """Remove a place from the new game."""

    place: int


class Begin(Message):
    """Begin the game that the form describes; if the form has problems, show them instead."""

    once = True


class NewSeed(Message):
    """Draw another seed for the form."""


class LastTime(Message):
    """Begin a game with the choices of the last one."""

    once = True
