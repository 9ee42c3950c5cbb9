"""Games by post: messages, this device's seats, and the game that arrived with a link."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Literal

from app.engine.values import Value
from app.saves.codec import Field, Schema
from app.ui.core.messages import Message
from app.ui.core.model import Model, Slice
from app.ui.core.stored import StoredValue

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.post import Post


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


MAX_SEATS: Final = 500
"""The most games whose seats the page remembers; the oldest go first."""

_GAME: Final = re.compile(r"[a-z0-9]{4,16}", re.ASCII)

Trouble = Literal["", "damaged", "newer", "altered", "foreign"]
"""The problems of a link; each has a text in `post.trouble_…`."""

Relation = Literal["", "new", "same", "longer", "shorter", "fork", "foreign"]
"""How the game that arrived relates to the saved one: `new` without one, empty before the comparison."""


class Letter(Value):
    """A game that arrived with a link or a file.

    `known` is the saved copy, and `relation` how the two relate. They share `shared` actions.
    """

    session: Session | None = None
    trouble: Trouble = ""
    known: Session | None = None
    relation: Relation = ""
    shared: int = 0


class PostState(Value):
    """The state of games by post: this device's seat in each, by the game's name."""

    seats: Mapping[str, int] = MappingProxyType({})
    letter: Letter | None = None
    sure: str = ""
    """The rare step that waits for confirmation: `who`, or `bot` and a seat."""


def own_seat(state: PostState, post: Post) -> int | None:
    """Return the seat of this device in a game, or `None` if unknown or not in the game."""
    seat = state.seats.get(post.id)
    return seat if seat in post.seats else None


def read_seats(text: str) -> Mapping[str, int]:
    """Parse the stored seats without damaged entries. Raises `ValueError` for another text."""
    seats: Mapping[str, int] = OWN_SEATS.read(text)["seats"]
    return seats


def seats_text(seats: Mapping[str, int]) -> str:
    """Return the text that stores the seats."""
    return OWN_SEATS.write(seats=dict(list(seats.items())[-MAX_SEATS:]))


def _seats(plain: Any) -> Mapping[str, int]:
    return {
        name: seat
        for name, seat in list(plain.items())[-MAX_SEATS:]
        if _GAME.fullmatch(name) and type(seat) is int and 0 <= seat < 5
    }


OWN_SEATS: Final = Schema(60 * MAX_SEATS, (Field("seats", _seats),), compact=True)
"""The stored seats of this device."""

POST: Final[Slice[PostState]] = Slice("post", PostState())
"""The state of games by post."""


def _with_seats(model: Model, text: str) -> Model:
    """Add the stored seats to those of the model, which storage may have had no room for."""
    seats = {**model[POST].seats, **read_seats(text)}
    return model.with_(POST, model[POST].replace(seats=seats))


STORED: Final = StoredValue(OWN_SEATS, _with_seats, lambda model: seats_text(model[POST].seats))
