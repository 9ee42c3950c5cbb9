"""The messages of the feature."""

from __future__ import annotations

from app.ui.core.messages import Message


class BeginBox(Message):
    """Begin the game with the real box that the form describes."""

    once = True


class SetBegun(Message):
    """Choose whether the game on the table has already begun."""

    on: bool


class CatchUp(Message):
    """Begin or end catching up with turns that were already played."""

    on: bool


class AnswerAll(Message):
    """Let the page answer all open questions of a turn that was already played."""


class TypeAgain(Message):
    """Restart the lesson."""


class NameDraws(Message):
    """Choose whether a solo player names each tile on drawing it."""

    on: bool


class NameFirst(Message):
    """Name the first tile that the search has found."""


class NameTile(Message):
    """Name a tile: the one to build, the Grifter's, the one drawn, or the one to score."""

    tile: str


class TellBack(Message):
    """Answer the tray's question about a back."""

    back: str


class ScoreNone(Message):
    """Score no tile from hand."""


class ChooseAction(Message):
    """Open an action to correct it, counted from 1; 0 closes it."""

    number: int


class CorrectAction(Message):
    """Replace an action by another one, given as text."""

    number: int
    action: str


class CorrectBack(Message):
    """Replace the back of a tile in the Hacker's hand, by the index of its question."""

    index: int
    back: str


class CorrectLifted(Message):
    """Replace the tile that the Grifter lifted in an action."""

    number: int
    tile: str


class CorrectTile(Message):
    """Replace the tile that was built in an action."""

    number: int
    tile: str


class ForgetTile(Message):
    """Take back the name of a tile in hand."""

    tile: str


class GoBackTo(Message):
    """Take back an action and all later ones."""

    number: int


class SetMoney(Message):
    """Correct a seat's money."""

    seat: int
    dollars: str


class ConfirmMoney(Message):
    """Set the unlikely amount of money that the page asks about, or keep the money as it is."""

    yes: bool


class FlipMoney(Message):
    """Change the sign of a seat's money; the keypads of phones have no minus."""

    seat: int


class CorrectName(Message):
    """Correct the name of a seat."""

    seat: int
    name: str


class CorrectCard(Message):
    """Correct the card of a seat."""

    seat: int
    card: str


class CorrectFirst(Message):
    """Correct which seat began."""

    seat: int


class GoOnShort(Message):
    """Make the refused correction all the same, and go on from the turn in its way."""


class EndHere(Message):
    """End the game here, because the table stops early."""
