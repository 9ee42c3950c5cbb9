"""The pending steps of a game, as plain data in `State.agenda`.

`turn.py` defines what each step does and which of them need a decision.
"""

from __future__ import annotations

from .geometry import Cell, Facing
from .values import Value


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
