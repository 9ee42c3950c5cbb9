"""What happened: events as frozen data, in the order in which they happened.

They hold nothing hidden: a drawn tile is named by its back.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.geometry import Cell, Facing
from app.engine.receipts import Receipt


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """A seat's turn began; turns are counted from 1 over all seats."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Abandoned:
    """A seat abandoned its building and took back its signs."""

    seat: int
    cell: Cell
    tile: str
    signs: int


@dataclass(frozen=True, slots=True)
class TileLifted:
    """The Grifter's tile left the stack, and how the Grifter judges where to build it.

    `rule`, `worths` and `best` are those of `grifter.Judgement`.
    """

    tile: str
    rule: str
    worths: tuple[tuple[Cell, Facing, int], ...]
    best: tuple[tuple[Cell, Facing], ...]


@dataclass(frozen=True, slots=True)
class Built:
    """A seat built a tile; `newcomers` are the colours of the people placed on it from the supply."""

    seat: int
    tile: str
    cell: Cell
    facing: Facing
    double: bool
    newcomers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Renovated:
    """A seat built a tile on top of another, `covered`, which left the game."""

    seat: int
    tile: str
    cell: Cell
    covered: str
    newcomers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Joined:
    """`count` people of a colour with FOMO went from a cell to the new building on `to`."""

    colour: str
    count: int
    cell: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Displaced:
    """`count` people of a colour went, still with FOMO, from a covered building to Central Station."""

    colour: str
    count: int
    cell: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A street was enclosed and waits to be scored."""

    street: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """A seat took a business token."""

    seat: int
    kind: str


@dataclass(frozen=True, slots=True)
class Swapped:
    """The Entrepreneur scores a hand tile in place of the building on a cell."""

    seat: int
    tile: str
    cell: Cell


@dataclass(frozen=True, slots=True)
class StreetScored:
    """A street was scored; its signs, by seat and number, went back to their owners."""

    street: tuple[Cell, ...]
    receipts: tuple[Receipt, ...]
    signs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Moved:
    """A person of a colour was moved by a seat (for the Grifter: the player decided)."""

    seat: int
    colour: str
    cell: Cell
    to: Cell


@dataclass(frozen=True, slots=True)
class GotFomo:
    """`count` people of a colour had nowhere to go and stand on a cell with FOMO."""

    colour: str
    count: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew a tile; only its back is told."""

    seat: int
    back: str


@dataclass(frozen=True, slots=True)
class EndgameStackRevealed:
    """The Grifter's endgame stack was shuffled and turned face up."""


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over: the payments of end game scoring, and the winning seats."""

    receipts: tuple[Receipt, ...]
    winners: tuple[int, ...]


Event = (
    TurnBegan
    | Abandoned
    | TileLifted
    | Built
    | Renovated
    | Joined
    | Displaced
    | Enclosed
    | TokenTaken
    | Swapped
    | StreetScored
    | Moved
    | GotFomo
    | Drew
    | EndgameStackRevealed
    | GameEnded
)
