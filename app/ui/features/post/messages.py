"""Messages of games by post."""

from __future__ import annotations

from app.ui.core.messages import Message


class IAm(Message):
    """The person at this device plays a seat of the game that came, or of the one on the table."""

    seat: int


class TakeStory(Message):
    """Go on with the story of this device (`ours`), or with that of the link (`theirs`)."""

    whose: str


class OpenLetter(Message):
    """Open the game that came, although the one on the table is not saved."""


class SendTurn(Message):
    """Share the link to the game by post through the system, or copy it."""


class CopyTurn(Message):
    """Copy the link to the game by post."""


class PostCode(Message):
    """Show the link to the game by post as a QR code, or hide it."""


class SetOrder(Message):
    """Change a standing order of the own seat: the answer to a `claim` or a `swap`."""

    question: str
    answer: str


class AskSure(Message):
    """Ask again before a rare step (`who`, or `bot` and a seat); an empty text stops asking."""

    step: str


class TakeSeatBack(Message):
    """Play on in the own seat, for which a bot has played."""


class SeatBot(Message):
    """Let a bot play on for a seat."""

    seat: int
