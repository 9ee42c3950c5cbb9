"""The steps of a game still to be done, as plain data: what `State.agenda` holds.

`turn.py` says what each does and which of them ask somebody.
"""

from __future__ import annotations

from .geometry import Cell, Facing
from .values import Value


class BeginTurn(Value):
    """Begin the turn of a seat."""

    seat: int


class GetReady(Value):
    """See that a seat can build: a legal place is left, and it has an unused sign or abandons."""

    seat: int


class ChooseAbandon(Value):
    """Ask which building a seat abandons."""

    seat: int


class FinishAbandon(Value):
    """Take back the signs of the building that a seat abandons and move its people."""

    seat: int
    cell: Cell


class ChooseBuild(Value):
    """Ask what a seat builds, and where."""

    seat: int


class LiftTile(Value):
    """Lift the tile that the Grifter builds."""

    seat: int


class PlaceGrifter(Value):
    """Ask at which of the tied best placements the Grifter builds its tile."""

    seat: int
    tile: str
    best: tuple[tuple[Cell, Facing], ...]


class ScoreStreets(Value):
    """Score the enclosed streets that begin on these cells, asking which one is next."""

    seat: int
    firsts: tuple[Cell, ...]


class ChooseClaim(Value):
    """Ask from which of its buildings in a street a seat claims tokens."""

    seat: int
    cells: tuple[Cell, ...]


class TakeTokens(Value):
    """Take a token for each icon, left to right, asking where an icon leaves the choice."""

    seat: int
    icons: tuple[str, ...]


class ChooseSwap(Value):
    """Ask the Entrepreneur which hand tile to score in place of a building in a street."""

    seat: int
    first: Cell


class PayStreet(Value):
    """Pay for the buildings of a street and take its signs off; `tile` scores in place of `cell`'s."""

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
    """Ask where the next of the lifted people of a colour, each by the cell it came from, goes."""

    seat: int
    colour: int
    origins: tuple[Cell, ...]
    barred: Cell | None = None


class EndTurn(Value):
    """Draw, and pass the turn on or end the game."""

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
