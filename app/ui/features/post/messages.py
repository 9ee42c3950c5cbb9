"""Messages of games by post."""

from __future__ import annotations

from app.ui.core.messages import Message


class IAm(Message):
    """The person at this device plays a seat of the game that arrived, or of the one on the table."""

    seat: int


class ChooseVersion(Message):
    """Continue this device's version of the game (`ours`) or the link's (`theirs`)."""

    whose: str


class OpenLetter(Message):
    """Open the game that arrived, although the one on the table is unsaved."""


class SendTurn(Message):
    """Share the link to the game by post through the system, or copy it."""


class CopyTurn(Message):
    """Copy the link to the game by post."""


class PostCode(Message):
    """Show the link to the game by post as a QR code, or hide it."""


class SetOrder(Message):
    """Change a standing order of this device's seat: the answer to a `claim` or a `swap`."""

    question: str
    answer: str


class AskSure(Message):
    """Ask to confirm a rare step (`who`, or `bot` and a seat); an empty text withdraws the question."""

    step: str


class TakeSeatBack(Message):
    """Take the seat of this device back from a bot."""


class SeatBot(Message):
    """Let a bot play a seat."""

    seat: int
