"""Messages about the players of the results book, and about the book as a whole."""

from __future__ import annotations

from app.ui.core.messages import Message


class JoinPlayer(Message):
    """A player is the same person as another."""

    player: str
    person: str


class SeparatePlayer(Message):
    """A player who was joined to another is a person apart."""

    player: str


class ForgetPlayer(Message):
    """Take a player's name out of the book."""

    player: str


class RecallPlayer(Message):
    """Bring back the name that was forgotten last."""


class EraseResults(Message):
    """Erase the book."""


class RestoreResults(Message):
    """Bring the erased book back."""


class Climb(Message):
    """Play a rung of the ladder."""

    rung: int


class BeginRung(Message):
    """Begin a game on a rung under an id."""

    rung: int
    game: str


class OpenMoment(Message):
    """Open a saved game after a number of actions."""

    game: str
    position: int
