"""The state of games by post: this device's seats, and the game that arrived with a link."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.saves.store import merged_entries, read_json
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.post import Post

MAX_SEATS: Final = 500
"""The most games whose seats the page remembers; the oldest go first."""

_MAX_TEXT: Final = 60 * MAX_SEATS
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
    entries = read_json(text, _MAX_TEXT).get("seats")
    if not isinstance(entries, dict):
        raise ValueError("no seats")
    return {
        name: seat
        for name, seat in list(entries.items())[-MAX_SEATS:]
        if _GAME.fullmatch(name) and type(seat) is int and 0 <= seat < 5
    }


def merged_seats(stored: str, before: str, after: str) -> str:
    """Return stored seats with the changes between two others."""
    return seats_text(merged_entries(*map(read_seats, (stored, before, after))))


def seats_text(seats: Mapping[str, int]) -> str:
    """Return the text that stores the seats."""
    return json.dumps({"seats": dict(list(seats.items())[-MAX_SEATS:])}, separators=(",", ":"))


POST: Final[Slice[PostState]] = Slice("post", PostState())
"""The state of games by post."""
