"""The messages of a hand on a phone."""

from __future__ import annotations

from app.ui.core.messages import Message


class HoldUp(Message):
    """Look at the tile in a slot, counted from 0, or stop looking."""

    slot: int


class BuiltIt(Message):
    """Note that the player built the tile in a slot at the table."""

    slot: int


class TypeWord(Message):
    """The field for the turn word changed to this text."""

    word: str


class AddLetter(Message):
    """Add a letter to the turn word."""

    letter: str


class RubOut(Message):
    """Remove the last letter of the turn word."""


class TryWord(Message):
    """Try the turn word."""


class Oops(Message):
    """Put the last tile noted as built back into the hand."""


class PutAway(Message):
    """Forget the hand, and go to the first page."""


class UseCode(Message):
    """Show the hand of an older code, although this phone opened a newer one before."""
