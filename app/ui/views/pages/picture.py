"""A small picture of a city: a block for each building in its people's colour, with the owner's dot."""

from __future__ import annotations

from typing import Final

from app.saves.save import Block
from app.ui.html import Markup, el
from app.ui.seating import Looks

SIDE: Final = 24
ROADS: Final = {"S": 0, "W": 90, "N": 180, "E": 270}
"""Degrees by which a block is turned, so that its road lies on its facing."""

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
"""Outlines of a house by the back of its tile."""

SEATS: Final = ("#c23a2e", "#2f55b5", "#17724f", "#7b3f9e", "#f0bc2b")
"""The seats' colours as in `assets/styles/tokens.css`: a picture of its own cannot ask the page."""


def picture(city: tuple[Block, ...], looks: Looks, label: str) -> Markup:
    """Draw a city within the page."""
    drawn = _blocks(city, looks)
    return el("svg", drawn, viewBox=_box(city), class_="picture", role="img", aria_label=label)


def standalone(city: tuple[Block, ...], looks: Looks) -> Markup:
    """Draw a city as a file of its own: the page shows it as an image while it starts."""
    return el("svg", _blocks(city, looks), viewBox=_box(city), xmlns="http://www.w3.org/2000/svg")


def _box(city: tuple[Block, ...]) -> str:
    columns = [block.cell[0] for block in city] or [0]
    rows = [block.cell[1] for block in city] or [0]
    left, top = min(columns), min(rows)
    across, down = max(columns) - left + 1, max(rows) - top + 1
    margin = SIDE // 3
    corner = (left * SIDE - margin, top * SIDE - margin)
    size = (across * SIDE + 2 * margin, down * SIDE + 2 * margin)
    return " ".join(map(str, (*corner, *size)))


def _blocks(city: tuple[Block, ...], looks: Looks) -> list[Markup]:
    return [_block(block, looks) for block in city]


def _block(block: Block, looks: Looks) -> Markup:
    x, y = block.cell
    owned = block.owner is not None and block.owner < len(looks)
    return el(
        "g",
        el("rect", x=0, y=0, width=24, height=24, fill=SKY[block.back]),
        el("polygon", points=HOUSE[block.back], fill=WALL[block.back]),
        el("rect", x=0, y=19, width=24, height=5, fill="#625f6d"),
        el("line", x1=1, y1=21.5, x2=23, y2=21.5, stroke="#f5e4ad", stroke_dasharray="5 4"),
        _dot(SEATS[looks[block.owner].colour]) if owned and block.owner is not None else None,
        transform=f"translate({x * SIDE} {y * SIDE}) rotate({ROADS[block.facing]} 12 12)",
    )


def _dot(colour: str) -> Markup:
    return el("circle", cx=12, cy=12, r=4, fill=colour, stroke="#fffbf2", stroke_width=2)
