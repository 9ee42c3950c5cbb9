"""Messages of the new-game form."""

from __future__ import annotations

from app.ui.core.messages import Message


class SeatPlayer(Message):
    """Seat a player of the results book, with the last name and looks."""

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
    """Begin the game described by the form, under an id; if the form has problems, show them instead."""

    game: str


class LastTime(Message):
    """Begin a game with the choices of the last one; the seed is also its id."""

    seed: str


class Rematch(Message):
    """Begin another game with the same people and options; its new seed is also its id."""

    seed: str


class SameDeal(Message):
    """Begin the game on the table again with the same deal, under a new id."""

    game: str
