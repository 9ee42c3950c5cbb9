"""The mini-map: the whole city in small, while the view is close to the held tile."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from app.engine.city import City
from app.engine.geometry import Cell
from app.ui.core.html import NOTHING, Markup, el
from app.ui.table.input.camera import HANDLE, Camera, seen_cell

Corner = Literal["", "left", "right", "left-low", "right-low", "nowhere"]
"""A corner of the board, or `nowhere` if none is free; an empty text while there is no map."""

ROOM: Final = 96
"""Pixels along the edges of the board that the map takes, with a margin."""

TOP_CORNERS: Final[tuple[Corner, Corner]] = ("left", "right")
LOW_CORNERS: Final[tuple[Corner, Corner]] = ("left-low", "right-low")


def free_corner(camera: Camera, places: Collection[Cell], held: Cell | None) -> Corner:
    """Return a corner of the board without a legal spot and the ghost, an upper one far from the ghost first.

    On a turned map the compass is in the lower right one.
    """
    squares = [(*camera.square(cell), HANDLE if cell == held else 0) for cell in places]
    on_the_left = held is not None and camera.square(held)[0] < camera.width / 2
    far_first = -1 if on_the_left else 1
    for corner in (*TOP_CORNERS[::far_first], *LOW_CORNERS[::far_first]):
        if camera.turned and corner == "right-low":
            continue
        x = camera.width - ROOM if corner.startswith("right") else 0.0
        y = camera.height - ROOM if corner.endswith("low") else 0.0
        if not any(
            left - edge < x + ROOM
            and left + side + edge > x
            and top - edge < y + ROOM
            and top + side + edge > y
            for left, top, side, edge in squares
        ):
            return corner
    return "nowhere"


def minimap(city: City, places: Collection[Cell], held: Cell | None, corner: Corner, turned: bool) -> Markup:
    """Show a small map with the held tile and its legal spots. It ignores taps."""
    if not corner:
        return NOTHING
    seen = {cell: seen_cell(cell, turned) for cell in (*city, *places)}
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*seen.values(), strict=True))
    return el(
        "svg",
        (_square(seen[cell], "map-tile") for cell in city),
        (_square(seen[cell], "map-held" if cell == held else "map-place") for cell in places),
        viewBox=f"{left} {top} {right - left + 1} {bottom - top + 1}",
        class_=f"mini-city map-{corner}",
        aria_hidden="true",
    )


def _square(cell: Cell, class_: str) -> Markup:
    return el("rect", x=cell[0], y=cell[1], width=1, height=1, class_=class_)
