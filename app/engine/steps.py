"""The steps of a game still to be done, as plain data: what `State.agenda` holds.

`turn.py` says what each does and which of them ask somebody.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.geometry import Cell, Facing


@dataclass(frozen=True, slots=True)
class BeginTurn:
    """Begin the turn of a seat."""

    seat: int


@dataclass(frozen=True, slots=True)
class GetReady:
    """See that a seat can build: a legal place is left, and it has an unused sign or abandons."""

    seat: int


@dataclass(frozen=True, slots=True)
class ChooseAbandon:
    """Ask which building a seat abandons."""

    seat: int


@dataclass(frozen=True, slots=True)
class FinishAbandon:
    """Take back the signs of the building that a seat abandons and move its people."""

    seat: int
    cell: Cell


@dataclass(frozen=True, slots=True)
class ChooseBuild:
    """Ask what a seat builds, and where."""

    seat: int


@dataclass(frozen=True, slots=True)
class LiftTile:
    """Lift the tile that the Grifter builds."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlaceGrifter:
    """Ask at which of the tied best placements the Grifter builds its tile."""

    seat: int
    tile: str
    best: tuple[tuple[Cell, Facing], ...]


@dataclass(frozen=True, slots=True)
class ScoreStreets:
    """Score the enclosed streets that begin on these cells, asking which one is next."""

    seat: int
    firsts: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class ChooseClaim:
    """Ask from which of its buildings in a street a seat claims tokens."""

    seat: int
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class TakeTokens:
    """Take a token for each icon, left to right, asking where an icon leaves the choice."""

    seat: int
    icons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ChooseSwap:
    """Ask the Entrepreneur which hand tile to score in place of a building in a street."""

    seat: int
    first: Cell


@dataclass(frozen=True, slots=True)
class PayStreet:
    """Pay for the buildings of a street and take its signs off; `tile` scores in place of `cell`'s."""

    seat: int
    first: Cell
    tile: str | None = None
    cell: Cell | None = None


@dataclass(frozen=True, slots=True)
class LiftPeople:
    """Lift all people of a colour from some cells, or leave them standing with FOMO."""

    seat: int
    colour: int
    cells: tuple[Cell, ...]
    barred: Cell | None = None


@dataclass(frozen=True, slots=True)
class PlacePerson:
    """Ask where the next of the lifted people of a colour, each by the cell it came from, goes."""

    seat: int
    colour: int
    origins: tuple[Cell, ...]
    barred: Cell | None = None


@dataclass(frozen=True, slots=True)
class EndTurn:
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
