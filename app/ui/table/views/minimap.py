"""The mini-map: the whole city, small, while the view is close to the tile that is held."""

from __future__ import annotations

from collections.abc import Collection

from app.engine.city import City
from app.engine.geometry import Cell
from app.ui.core.html import NOTHING, Markup, el
from app.ui.table.input.camera import seen_cell


def minimap(city: City, places: Collection[Cell], held: Cell | None, close: bool, turned: bool) -> Markup:
    """Show where in the city the tile is held, and its places; taps go through it to what lies below."""
    if not close:
        return NOTHING
    seen = {cell: seen_cell(cell, turned) for cell in (*city, *places)}
    (left, right), (top, bottom) = ((min(along), max(along)) for along in zip(*seen.values(), strict=True))
    aside = held is not None and seen_cell(held, turned)[0] * 2 < left + right
    return el(
        "svg",
        (_square(seen[cell], "map-tile") for cell in city),
        (_square(seen[cell], "map-held" if cell == held else "map-place") for cell in places),
        viewBox=f"{left} {top} {right - left + 1} {bottom - top + 1}",
        class_="mini-city aside" if aside else "mini-city",
        aria_hidden="true",
    )


def _square(cell: Cell, class_: str) -> Markup:
    return el("rect", x=cell[0], y=cell[1], width=1, height=1, class_=class_)
