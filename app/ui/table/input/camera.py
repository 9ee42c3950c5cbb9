"""The camera: a translation and a scale from the city's grid to the board on the page."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import floor
from typing import Final

from app.engine.geometry import Cell, Facing

CELL: Final = 160
"""The side of a cell in pixels at scale 1; the styles read it as `--cell`."""

SMALLEST_SCALE: Final = 0.15
"""The smallest scale: a cell is then 24 pixels wide, the minimum for a tap target."""

FINGER: Final = 44
"""The width in pixels of a finger's target, if its surroundings mean nothing else."""

HANDLE: Final = 30
"""The pixels by which the handles of a ghost stand out of its cell."""

LARGEST_SCALE: Final = 2.0
CLOSEST_FIT: Final = 1.15

SIMPLE: Final = 44
"""Below this many pixels a cell shows a simple tile, and the map turns by itself to enlarge it."""

AIM: Final = 40
"""The least width in pixels of a cell that answers a question; on smaller ones a tap first goes close."""

WORTH_TURNING: Final = 1.25
"""The enlargement of small cells from which the map turns."""

_TURNED: Final[dict[Facing, Facing]] = {"N": "E", "E": "S", "S": "W", "W": "N"}
_TURNED_BACK: Final[dict[Facing, Facing]] = {seen: facing for facing, seen in _TURNED.items()}


def seen_cell(cell: Cell, turned: bool) -> Cell:
    """Return the column and row of a cell on the screen; on a `turned` map north is on the right."""
    return (-cell[1], cell[0]) if turned else cell


def seen_facing(facing: Facing, turned: bool) -> Facing:
    """Return the side of the screen that a facing points to: `N` is up."""
    return _TURNED[facing] if turned else facing


def meant_facing(seen: Facing, turned: bool) -> Facing:
    """Return the facing that points to a side of the screen."""
    return _TURNED_BACK[seen] if turned else seen


def reading_order(cell: Cell, turned: bool) -> tuple[int, int]:
    """Return the sort key of cells: row by row as on the screen."""
    column, row = seen_cell(cell, turned)
    return row, column


@dataclass(frozen=True, slots=True)
class Camera:
    """The position of cell `0,0` in pixels and the scale; `follows`: refit when the city grows.

    `turned`: the map is turned clockwise by a quarter. Only the display turns; cells and facings
    stay the same.
    """

    x: float = 0.0
    y: float = 0.0
    scale: float = 1.0
    width: float = 0.0
    height: float = 0.0
    follows: bool = True
    turned: bool = False

    def moved(self, dx: float, dy: float) -> Camera:
        """Return the camera after dragging the city by some pixels."""
        return replace(self, x=self.x + dx, y=self.y + dy, follows=False)

    def resized(self, width: float, height: float) -> Camera:
        """Return the camera on a board of this size; a rotated board keeps its centre."""
        rotated = bool(self.width) and width != self.width and height != self.height
        dx, dy = ((width - self.width) / 2, (height - self.height) / 2) if rotated else (0.0, 0.0)
        return replace(self, x=self.x + dx, y=self.y + dy, width=width, height=height)

    def zoomed(self, x: float, y: float, factor: float) -> Camera:
        """Return the camera scaled by a factor around a point of the board."""
        scale = min(max(self.scale * factor, SMALLEST_SCALE), LARGEST_SCALE)
        factor = scale / self.scale
        return replace(
            self, x=x - (x - self.x) * factor, y=y - (y - self.y) * factor, scale=scale, follows=False
        )

    def fitted(self, cells: Iterable[Cell], margin: float = 0.05, *, edge: float = 0.0) -> Camera:
        """Return the camera that fits these cells, with a margin in cells and an edge in pixels."""
        cells = [seen_cell(cell, self.turned) for cell in cells]
        if not cells or not self.width or not self.height:
            return replace(self, follows=True)
        left = min(x for x, _ in cells) - margin
        top = min(y for _, y in cells) - margin
        across = max(x for x, _ in cells) + 1 + margin - left
        down = max(y for _, y in cells) + 1 + margin - top
        wide, high = self.width - 2 * edge, self.height - 2 * edge
        scale = min(wide / (across * CELL), high / (down * CELL), CLOSEST_FIT)
        scale = max(scale, SMALLEST_SCALE)
        return replace(
            self,
            x=self.width / 2 - (left + across / 2) * CELL * scale,
            y=self.height / 2 - (top + down / 2) * CELL * scale,
            scale=scale,
            follows=True,
        )

    def cell_at(self, x: float, y: float) -> Cell | None:
        """Return the cell at a point of the board, in pixels, or `None` outside."""
        if not (0 <= x < self.width and 0 <= y < self.height):
            return None
        side = CELL * self.scale
        column, row = floor((x - self.x) / side), floor((y - self.y) / side)
        return (row, -column) if self.turned else (column, row)

    def nearest(self, x: float, y: float, cells: Iterable[Cell]) -> Cell | None:
        """Return the candidate cell that a finger means; each target is at least `FINGER` wide."""
        side, reach = CELL * self.scale, FINGER / 2
        near = [
            cell
            for cell in cells
            for column, row in (seen_cell(cell, self.turned),)
            if abs(self.x + (column + 0.5) * side - x) <= reach
            and abs(self.y + (row + 0.5) * side - y) <= reach
        ]
        return near[0] if len(near) == 1 else None

    def square(self, cell: Cell) -> tuple[float, float, float]:
        """Return the left and top edge of a cell on the board and its side, in pixels."""
        side = CELL * self.scale
        column, row = seen_cell(cell, self.turned)
        return self.x + column * side, self.y + row * side, side

    def showing(self, cell: Cell, *, edge: float = 0.0) -> Camera:
        """Return the camera moved only as far as needed to show a cell completely, `edge` pixels inside."""
        left, top, side = self.square(cell)
        dx = _into(left - edge, side + 2 * edge, self.width)
        dy = _into(top - edge, side + 2 * edge, self.height)
        return self.moved(dx, dy) if (dx or dy) and self.width else self

    def worth_turning(self, cells: Iterable[Cell]) -> bool:
        """Return whether these cells are small, and much larger on the map turned to its other side."""
        cells = list(cells)
        here, other = self.fitted(cells), replace(self, turned=not self.turned).fitted(cells)
        return here.scale * CELL < SIMPLE and other.scale >= WORTH_TURNING * here.scale


def _into(start: float, length: float, room: float) -> float:
    if length > room:
        return (room - length) / 2 - start
    if start < 0:
        return -start
    return min(0.0, room - start - length)
