"""The pending steps of a game in `State.agenda`, and the events that happened, as frozen data.

`turn.py` defines what each step does and which of them need a decision. Events are in the order in which they
happened. They contain no hidden information: a drawn tile is given by its back.
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
    """The Grifter's tile left the stack; the other fields hold the judgement of its placements.

    `rule`, `worths` and `best` are those of `grifter.Judgement`.
    """

    tile: str
    rule: str
    worths: tuple[tuple[Cell, Facing, int], ...]
    best: tuple[tuple[Cell, Facing], ...]


class Built(Value):
    """A seat built a tile; `newcomers` are the colours of the people who arrived from the supply."""

    seat: int
    tile: str
    cell: Cell
    facing: Facing
    double: bool
    newcomers: tuple[str, ...]


class Renovated(Value):
    """A seat built a tile on top of the tile `covered`, which left the game."""

    seat: int
    tile: str
    cell: Cell
    covered: str
    newcomers: tuple[str, ...]


class Joined(Value):
    """`count` people of a colour with FOMO rushed from a cell to the new building on `to`."""

    colour: str
    count: int
    cell: Cell
    to: Cell


class Displaced(Value):
    """`count` people of a colour moved, now with FOMO, from a covered building to Central Station."""

    colour: str
    count: int
    cell: Cell
    to: Cell


class Enclosed(Value):
    """A street was enclosed and is waiting to be scored."""

    street: tuple[Cell, ...]


class TokenTaken(Value):
    """A seat took a business token."""

    seat: int
    kind: str


class Swapped(Value):
    """The Entrepreneur scores a hand tile instead of the building on a cell."""

    seat: int
    tile: str
    cell: Cell


class StreetScored(Value):
    """A street was scored; its signs, as pairs of seat and number, returned to their owners."""

    street: tuple[Cell, ...]
    receipts: tuple[Receipt, ...]
    signs: tuple[tuple[int, int], ...]


class Moved(Value):
    """A seat moved a person of a colour (for the Grifter, the player decides)."""

    seat: int
    colour: str
    cell: Cell
    to: Cell


class GotFomo(Value):
    """`count` people of a colour had no destination and stand on a cell with FOMO."""

    colour: str
    count: int
    cell: Cell


class Drew(Value):
    """A seat drew a tile; the event reveals only its back."""

    seat: int
    back: str


class EndgameStackRevealed(Value):
    """The Grifter's endgame stack was shuffled and turned face up."""


class GameEnded(Value):
    """The game ended; the receipts of end game scoring and the winning seats."""

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


class BeginTurn(Value):
    """Begin a seat's turn."""

    seat: int


class GetReady(Value):
    """Make sure a seat can build: a legal placement exists, and a sign is unused or becomes so."""

    seat: int


class ChooseAbandon(Value):
    """Ask which building a seat abandons."""

    seat: int


class FinishAbandon(Value):
    """Take back the signs of the seat's abandoned building and move its people."""

    seat: int
    cell: Cell


class ChooseBuild(Value):
    """Ask which tile a seat builds and where."""

    seat: int


class LiftTile(Value):
    """Lift the tile for the Grifter to build."""

    seat: int


class PlaceGrifter(Value):
    """Ask at which of the tied best placements the Grifter builds his tile."""

    seat: int
    tile: str
    best: tuple[tuple[Cell, Facing], ...]


class ScoreStreets(Value):
    """Score the enclosed streets that begin on these cells; ask which one is next."""

    seat: int
    firsts: tuple[Cell, ...]


class ChooseClaim(Value):
    """Ask which of its buildings in a street a seat claims tokens with."""

    seat: int
    cells: tuple[Cell, ...]


class TakeTokens(Value):
    """Take a token for each icon, left to right; ask where an icon allows several."""

    seat: int
    icons: tuple[str, ...]


class ChooseSwap(Value):
    """Ask the Entrepreneur which hand tile to score instead of a building in a street."""

    seat: int
    first: Cell


class PayStreet(Value):
    """Pay for the buildings of a street and return its signs; `tile` scores instead of the one on `cell`."""

    seat: int
    first: Cell
    tile: str | None = None
    cell: Cell | None = None


class LiftPeople(Value):
    """Lift all people of a colour from some cells, or leave them standing with FOMO."""

    seat: int
    colour: int
    cells: tuple[Cell, ...]
    barred: Cell | None = None


class PlacePerson(Value):
    """Ask for the destination of the next lifted person; `origins` are the cells of all still lifted."""

    seat: int
    colour: int
    origins: tuple[Cell, ...]
    barred: Cell | None = None


class EndTurn(Value):
    """Draw, then pass the turn or end the game."""

    seat: int


Step = (
    BeginTurn
    | GetReady
    | ChooseAbandon
    | FinishAbandon
    | ChooseBuild
    | LiftTile
    | PlaceGrifter
    | ScoreStreets
    | ChooseClaim
    | TakeTokens
    | ChooseSwap
    | PayStreet
    | LiftPeople
    | PlacePerson
    | EndTurn
)
