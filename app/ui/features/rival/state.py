"""Rivals: messages, the course of the rival's game, and the challenge in sight."""

from __future__ import annotations

from bisect import bisect
from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Slice

if TYPE_CHECKING:
    from app.engine.state import State
    from app.saves.rivals import Challenge, Rival
    from app.saves.save import Block


class RivalFollowed(Message):
    """The course of the rival's game is known: its text (`app.bots.rival.courses`)."""

    game: str
    course: str


class TakeChallenge(Message):
    """Begin a game with the tiles of the challenge in sight, against its player."""

    once = True


class ChallengeFriend(Message):
    """Share the challenge with the game on the table, or the answer to the rival's."""


class PlayAgainst(Message):
    """Begin the deal on the table again, against its game (`own`) or against the `expert`'s."""

    kind: str
    once = True


class CloseRival(Message):
    """Hide the rival of the game on the table."""


class Moment(Value):
    """The rival's game at the beginning of a turn: money, and the city's blocks, each with its tile."""

    turn: int
    money: int
    grifter: int
    city: tuple[tuple[Block, str], ...]


class RivalState(Value):
    """The rival of a game: its id, its start as text for the worker, and the course of the rival's game.

    The course is `None` until it is known; `whole` says whether it leads to the end of a game.
    """

    game: str = ""
    rival: Rival | None = None
    start: str = ""
    course: tuple[Moment, ...] | None = None
    whole: bool = False
    closed: bool = False

    def at(self, state: State) -> Moment | None:
        """Return the rival's moment for a state of the player's game: the beginning of the same turn.

        After the end it is the rival's end, and so it is if the rival's game ended earlier.
        """
        if not self.course:
            return None
        if state.over:
            return self.course[-1]
        return self.course[max(bisect(self.course, state.turn, key=lambda moment: moment.turn), 1) - 1]


RIVAL: Final[Slice[RivalState]] = Slice("rival", RivalState())


class Arrived(Value):
    """The challenge of an address: `None` if it is damaged; the digest of its deal."""

    about: str
    challenge: Challenge | None = None
    digest: str = ""


CHALLENGE: Final[Slice[Arrived | None]] = Slice("challenge", None)
