"""Rivals: messages, the course of the rival's game, and the challenge in sight."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from app.engine.values import Value
from app.saves.codec import Field, Schema
from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.core.stored import StoredValue

if TYPE_CHECKING:
    from app.engine.state import State
    from app.saves.rivals import Challenge, Rival
    from app.saves.save import Block


class RivalFollowed(Message):
    """The course of the rival's game is known: its text (`app.bots.same_tiles.courses`)."""

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


MAX_DUELS: Final = 300
"""The most results; the oldest goes."""

_LONGEST: Final = 60


class Duel(Value):
    """A result against a friend: the friend's name, and the money of the player and the friend."""

    name: str
    mine: int
    theirs: int


Duels = Mapping[str, Duel]
"""Results by deal and friend, oldest first."""

DUELS: Final[Slice[Duels]] = Slice("duels", {})


def with_duel(model: Model, key: str, duel: Duel) -> Model:
    """Return the model with a result, unless the deal has one against that friend: the first one counts."""
    duels = model[DUELS]
    if key in duels:
        return model
    return model.with_(DUELS, dict([*duels.items(), (key, duel)][-MAX_DUELS:]))


def _read(plain: Any) -> Duels:
    duels = {}
    for key, entry in plain.items():
        match entry:
            case [str(name), int(mine), int(theirs)] if len(name) <= _LONGEST and len(key) <= _LONGEST:
                duels[key] = Duel(name, mine, theirs)
    return duels


def _write(duels: Duels) -> dict[str, list[str | int]]:
    return {key: [duel.name, duel.mine, duel.theirs] for key, duel in duels.items()}


RIVALS: Final = Schema(60_000, (Field("duels", _read, {}, write=_write),))
"""The stored results."""

STORED: Final = StoredValue(
    RIVALS,
    lambda model, text: model.with_(DUELS, RIVALS.read(text)["duels"]),
    lambda model: RIVALS.write(duels=model[DUELS]),
)
