"""What happened: events as frozen data, in the order in which they happened.

They hold nothing hidden: a drawn tile is named by its back.
"""

from __future__ import annotations

from .geometry import Cell, Facing
from .receipts import Receipt
from .values import Value


class TurnBegan(Value):
    """A seat's turn began; turns are counted from 1 over all seats."""

    seat: int
    turn: int


class Abandoned(Value):
    """A seat abandoned its building and took back its signs."""

    seat: int
    cell: Cell
    tile: str
    signs: int


class TileLifted(Value):
    """The Grifter's tile left the stack, and how the Grifter judges where to build it.

    `rule`, `worths` and `best` are those of `grifter.Judgement`.
    """

    tile: str
    rule: str
    worths: tuple[tuple[Cell, Facing, int], ...]
    best: tuple[tuple[Cell, Facing], ...]


class Built(Value):
    """A seat built a tile; `newcomers` are the colours of the people placed on it from the supply."""

    seat: int
    tile: str
    cell: Cell
    facing: Facing
    double: bool
    newcomers: tuple[str, ...]


class Renovated(Value):
    """A seat built a tile on top of another, `covered`, which left the game."""

    seat: int
    tile: str
    cell: Cell
    covered: str
    newcomers: tuple[str, ...]


class Joined(Value):
    """`count` people of a colour with FOMO went from a cell to the new building on `to`."""

    colour: str
    count: int
    cell: Cell
    to: Cell


class Displaced(Value):
    """`count` people of a colour went, still with FOMO, from a covered building to Central Station."""

    colour: str
    count: int
    cell: Cell
    to: Cell


class Enclosed(Value):
    """A street was enclosed and waits to be scored."""

    street: tuple[Cell, ...]


class TokenTaken(Value):
    """A seat took a business token."""

    seat: int
    kind: str


class Swapped(Value):
    """The Entrepreneur scores a hand tile in place of the building on a cell."""

    seat: int
    tile: str
    cell: Cell


class StreetScored(Value):
    """A street was scored; its signs, by seat and number, went back to their owners."""

    street: tuple[Cell, ...]
    receipts: tuple[Receipt, ...]
    signs: tuple[tuple[int, int], ...]


class Moved(Value):
    """A person of a colour was moved by a seat (for the Grifter: the player decided)."""

    seat: int
    colour: str
    cell: Cell
    to: Cell


class GotFomo(Value):
    """`count` people of a colour had nowhere to go and stand on a cell with FOMO."""

    colour: str
    count: int
    cell: Cell


class Drew(Value):
    """A seat drew a tile; only its back is told."""

    seat: int
    back: str


class EndgameStackRevealed(Value):
    """The Grifter's endgame stack was shuffled and turned face up."""


class GameEnded(Value):
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
