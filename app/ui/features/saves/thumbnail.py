"""Thumbnails of cities: a block for each building in its people's colour, with the owner's dot."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from app.saves.marks import Looks
from app.saves.save import Block
from app.ui.core.html import Markup, el

BLOCK_SIDE: Final = 24
TURNS: Final = {"S": 0, "W": 1, "N": 2, "E": 3}
"""Clockwise quarter turns of a block, so that its road lies on its facing."""

SKY: Final = {
    "tourist": "#cfe7f5",
    "hipster": "#fae0bf",
    "parent": "#dfedca",
    "shopper": "#fadbe4",
    "wild": "#e6e1f1",
    None: "#f6e6c8",
}
WALL: Final = {
    "tourist": "#2f78ad",
    "hipster": "#b85512",
    "parent": "#537d24",
    "shopper": "#c23f7f",
    "wild": "#575471",
    None: "#a4704a",
}
HOUSE: Final = {
    "tourist": "4,17 4,7 9,7 9,3 15,3 15,7 20,7 20,17",
    "hipster": "4,17 4,8 10,4 10,8 16,4 16,8 20,8 20,17",
    "parent": "4,17 4,10 12,3 20,10 20,17",
    "shopper": "3,17 3,9 5,6 19,6 21,9 21,17",
    "wild": "6,17 6,5 12,2 18,5 18,17",
    None: "3,17 3,9 8,9 12,4 16,9 21,9 21,17",
}
"""The outlines of houses by back."""

SEATS: Final = ("#c23a2e", "#2f55b5", "#17724f", "#7b3f9e", "#f0bc2b")
"""The seats' colours as in `assets/styles/tokens.css`; a separate picture cannot read the page's styles."""


ROAD: Final = ("#625f6d", ("0,19", "24,19", "24,24", "0,24"))
DASHES: Final = tuple((f"{x},21", f"{x + 5},21", f"{x + 5},22", f"{x},22") for x in (1, 10, 18))
DASH: Final = "#f5e4ad"
RIM: Final = "#fffbf2"

Shapes = tuple[tuple[str, str], ...]
"""Colours (`#rrggbb`), each with path data for all shapes of that colour."""


def thumbnail(city: tuple[Block, ...], looks: Looks, label: str) -> Markup:
    """Draw a city as an SVG within the page."""
    drawn = [el("path", fill=fill, d=path) for fill, path in shapes(city, looks)]
    return el("svg", drawn, viewBox=box(city), class_="picture", role="img", aria_label=label)


def plan(city: tuple[Block, ...], looks: Looks) -> str:
    """Return a city as the data that `assets/first/pictures.js` draws during the start."""
    return json.dumps({"box": box(city), "shapes": shapes(city, looks)}, separators=(",", ":"))


def box(city: tuple[Block, ...]) -> str:
    """Return the bounding box of a city: left, top, width, height."""
    columns = [block.cell[0] for block in city] or [0]
    rows = [block.cell[1] for block in city] or [0]
    left, top = min(columns), min(rows)
    across, down = max(columns) - left + 1, max(rows) - top + 1
    margin = BLOCK_SIDE // 3
    corner = (left * BLOCK_SIDE - margin, top * BLOCK_SIDE - margin)
    size = (across * BLOCK_SIDE + 2 * margin, down * BLOCK_SIDE + 2 * margin)
    return " ".join(map(str, (*corner, *size)))


def shapes(city: tuple[Block, ...], looks: Looks) -> Shapes:
    """Return the shapes of a city by colour; one path per colour keeps long lists light."""
    ground: dict[str, list[str]] = {}
    houses: dict[str, list[str]] = {}
    roads: dict[str, list[str]] = {ROAD[0]: [], DASH: []}
    rims: dict[str, list[str]] = {}
    dots: dict[str, list[str]] = {}
    for block in city:
        left, top = block.cell[0] * BLOCK_SIDE, block.cell[1] * BLOCK_SIDE
        ground.setdefault(SKY[block.back], []).append(
            f"M{left},{top}h{BLOCK_SIDE}v{BLOCK_SIDE}h-{BLOCK_SIDE}z"
        )
        houses.setdefault(WALL[block.back], []).append(_outline(HOUSE[block.back].split(), block))
        roads[ROAD[0]].append(_outline(ROAD[1], block))
        roads[DASH] += [_outline(dash, block) for dash in DASHES]
        if block.owner is not None and block.owner < len(looks):
            rims.setdefault(RIM, []).append(_disc(left, top, 5))
            dots.setdefault(SEATS[looks[block.owner].colour], []).append(_disc(left, top, 3))
    layers = (ground, houses, roads, rims, dots)
    return tuple((fill, "".join(paths)) for layer in layers for fill, paths in layer.items() if paths)


def _outline(points: Sequence[str], block: Block) -> str:
    return f"M{'L'.join(_turn(point, block) for point in points)}z"


def _turn(point: str, block: Block) -> str:
    x, y = (int(number) - BLOCK_SIDE // 2 for number in point.split(","))
    for _ in range(TURNS[block.facing]):
        x, y = -y, x
    left, top = (number * BLOCK_SIDE + BLOCK_SIDE // 2 for number in block.cell)
    return f"{left + x},{top + y}"


def _disc(left: int, top: int, radius: int) -> str:
    across = 2 * radius
    return (
        f"M{left + BLOCK_SIDE // 2 - radius},{top + BLOCK_SIDE // 2}"
        f"a{radius},{radius} 0 1 0 {across},0a{radius},{radius} 0 1 0 -{across},0z"
    )
