"""Cells, facings, and how neighbouring tiles meet (rules.md §1)."""

from __future__ import annotations

from typing import Final, Literal

Cell = tuple[int, int]
"""A grid position: `x` grows to the right, `y` downwards; Central Station is at `(0, 0)`."""

Facing = Literal["N", "E", "S", "W"]
"""The side of a tile with its road, the *base*."""

Joint = Literal["forbidden", "street", "corner", "opposed", "apart"]
"""How two neighbours meet at their shared side; see `joint`."""

FACINGS: Final[tuple[Facing, ...]] = ("E", "N", "S", "W")
"""All facings, in text order."""

OFFSET: Final[dict[Facing, Cell]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE: Final[dict[Facing, Facing]] = {"N": "S", "E": "W", "S": "N", "W": "E"}


def facing_named(text: str) -> Facing | None:
    """Return the facing with the given name, or `None`."""
    return next((facing for facing in FACINGS if facing == text), None)


def beside(cell: Cell, direction: Facing) -> Cell:
    """Return the neighbour of a cell in a direction."""
    dx, dy = OFFSET[direction]
    return (cell[0] + dx, cell[1] + dy)


def neighbours(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """Return the four cells that share a side with a cell."""
    x, y = cell
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))


def surroundings(cell: Cell) -> tuple[Cell, ...]:
    """Return the eight cells around a cell, orthogonally and diagonally, row by row."""
    x, y = cell
    return tuple((x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


def side(facing: Facing, direction: Facing) -> Literal["long", "short", "top"]:
    """Return what a tile shows on a side: its road's long side, a short end of it, or no road (`top`)."""
    if facing == direction:
        return "long"
    if OPPOSITE[facing] == direction:
        return "top"
    return "short"


def _joint(facing: Facing, direction: Facing, neighbour: Facing) -> Joint:
    here, there = side(facing, direction), side(neighbour, OPPOSITE[direction])
    if "top" in (here, there):
        return "apart"
    if here == there == "long":
        return "forbidden"
    if here != there:
        return "corner"
    return "street" if facing == neighbour else "opposed"


_JOINTS: Final[dict[tuple[Facing, Facing, Facing], Joint]] = {
    (facing, direction, neighbour): _joint(facing, direction, neighbour)
    for facing in FACINGS
    for direction in FACINGS
    for neighbour in FACINGS
}


def joint(facing: Facing, direction: Facing, neighbour: Facing) -> Joint:
    """Return how a tile and its neighbour in a direction meet (the table of rules.md §1).

    `forbidden`: two long sides; `street`: two short ends of the same street; `corner`: a long side
    meets a short end; `opposed`: short ends of tiles upside down to each other, which end each
    other's street; `apart`: at least one of them shows its top. Only `street` and `corner` connect.
    """
    return _JOINTS[facing, direction, neighbour]


def cell_text(cell: Cell) -> str:
    """Return the text of a cell as in a record, `x,y`."""
    return f"{cell[0]},{cell[1]}"


def parse_cell(text: str) -> Cell:
    """Parse a cell written as `x,y`; raises `ValueError` on any other spelling."""
    x, comma, y = text.partition(",")
    try:
        cell = (int(x), int(y))
    except ValueError:
        cell = None
    if cell is None or not comma or cell_text(cell) != text:
        raise ValueError(f"not a cell: {text[:40]!r}")
    return cell
