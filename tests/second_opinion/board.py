"""The referee's city: a dict from cell to building, and functions that walk over it.

Nothing is cached: every call walks the streets and cells again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Cell = tuple[int, int]
Tile = dict[str, Any]

COLOURS = ("tourist", "hipster", "parent", "shopper")
STEP: dict[str, Cell] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
LONGEST_STREET = 5


def nobody() -> dict[str, int]:
    return dict.fromkeys(COLOURS, 0)


@dataclass
class Building:
    """A tile in the city with its sign(s) and people: `people` lie, `fomo` stand."""

    tile: Tile
    facing: str
    owner: int | None = None
    signs: int = 0
    abandoned: bool = False
    people: dict[str, int] = field(default_factory=nobody)
    fomo: dict[str, int] = field(default_factory=nobody)

    def copy(self) -> Building:
        return Building(
            self.tile, self.facing, self.owner, self.signs, self.abandoned, dict(self.people), dict(self.fomo)
        )


City = dict[Cell, Building]
Street = list[Cell]


def cell_text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_from(text: str) -> Cell:
    x, y = text.split(",")
    return int(x), int(y)


def beside(cell: Cell, side: str) -> Cell:
    return cell[0] + STEP[side][0], cell[1] + STEP[side][1]


def shows(facing: str, side: str) -> str:
    """Return what a tile with this facing shows on one of its four sides."""
    if side == facing:
        return "long side"
    if side == OPPOSITE[facing]:
        return "top"
    return "short end"


def across(facing: str, side: str, neighbour_facing: str) -> str:
    """Return the result of a shared side: "forbidden", "connected" or "nothing" (the table of section 1)."""
    mine, theirs = shows(facing, side), shows(neighbour_facing, OPPOSITE[side])
    if mine == theirs == "long side":
        return "forbidden"
    if mine == "top" or theirs == "top":
        return "nothing"
    if mine == theirs == "short end":
        return "connected" if facing == neighbour_facing else "nothing"
    return "connected"


def road_sides(facing: str) -> tuple[str, str]:
    """Return the sides with the short ends of the road, left or upper one first."""
    return ("W", "E") if facing in "NS" else ("N", "S")


def street_of(city: City, cell: Cell) -> Street:
    """Return the street of the tile on this cell from its first (leftmost or topmost) cell."""
    facing = city[cell].facing
    street = [cell]
    for side in road_sides(facing):
        here = beside(cell, side)
        while here in city and city[here].facing == facing:
            street.append(here)
            here = beside(here, side)
    return sorted(street)


def streets(city: City) -> list[Street]:
    found: list[Street] = []
    for cell in city:
        street = street_of(city, cell)
        if street not in found:
            found.append(street)
    return sorted(found)


def ends(city: City, street: Street) -> tuple[Cell, Cell]:
    """Return the cells beyond the street's ends, occupied or not."""
    first, last = road_sides(city[street[0]].facing)
    return beside(street[0], first), beside(street[-1], last)


def is_enclosed(city: City, street: Street) -> bool:
    return all(cell in city for cell in ends(city, street))


def enclosed_streets(city: City) -> list[Street]:
    return [street for street in streets(city) if is_enclosed(city, street)]


def in_enclosed_street(city: City, cell: Cell) -> bool:
    return is_enclosed(city, street_of(city, cell))


def encloses_something(city: City, cell: Cell) -> bool:
    """Return whether the tile on this cell encloses at least one street."""
    return any(cell in ends(city, street) for street in enclosed_streets(city))


def pointing_in(city: City, street: Street) -> list[Cell]:
    """Return the buildings beyond the street's ends whose base faces the street."""
    return [cell for cell in ends(city, street) if cell in city and beside(cell, city[cell].facing) in street]


def around(cell: Cell) -> list[Cell]:
    x, y = cell
    return [(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if (dx, dy) != (0, 0)]


def placement_problem(city: City, cell: Cell, facing: str) -> str | None:
    """Return why a tile may not be built there, or `None` if it may (section 1)."""
    if cell in city:
        return "the cell is not empty"
    connected = False
    for side in STEP:
        neighbour = city.get(beside(cell, side))
        if neighbour is None:
            continue
        result = across(facing, side, neighbour.facing)
        if result == "forbidden":
            return f"two long sides would touch ({side})"
        connected = connected or result == "connected"
    if not connected:
        return "no neighbour's road connects"
    with_tile = dict(city)
    with_tile[cell] = Building({}, facing)
    if len(street_of(with_tile, cell)) > LONGEST_STREET:
        return f"the street would have more than {LONGEST_STREET} buildings"
    return None


def legal_placements(city: City) -> list[tuple[Cell, str]]:
    """Return every legal cell and facing, by trying each empty cell beside a tile with each facing."""
    candidates = {beside(cell, side) for cell in city for side in STEP} - city.keys()
    return [
        (cell, facing)
        for cell in sorted(candidates)
        for facing in "NESW"
        if placement_problem(city, cell, facing) is None
    ]
