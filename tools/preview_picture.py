"""The picture of a link preview: the middle of a finished city, drawn from our own art."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from itertools import product
from typing import Final

from app.engine.geometry import Cell
from app.saves.marks import PLAIN
from app.ui.core import texts
from app.ui.features.sharing.poster import CELL_SIDE, MARGIN, TITLE_ROOM, poster
from environment import ROOT
from languages import SOURCE
from scenes import game
from texts import ensure_texts

ART: Final = ("buildings", "icons")
ACROSS: Final = 6
"""Cells from side to side: buildings stay recognisable in the small previews of messengers."""


def document(width: int, height: int) -> str:
    """Return an HTML page of this size in pixels with the picture."""
    texts.use(json.loads((ensure_texts() / f"{SOURCE}.json").read_text(encoding="utf-8")))
    state = game(5, business=True).state
    city = state.city
    left, top = fullest(set(city), ACROSS, round(ACROSS * height / width))
    x = (left - min(x for x, _ in city)) * CELL_SIDE + MARGIN
    y = (top - min(y for _, y in city)) * CELL_SIDE + MARGIN + TITLE_ROOM
    seen = f'viewBox="{x} {y} {ACROSS * CELL_SIDE} {ACROSS * CELL_SIDE * height / width}"'
    drawn = re.sub('viewBox="[^"]*"', seen, poster(state, PLAIN), count=1)
    drawn = re.sub("<text.*?</text>", "", drawn)  # the edge would cut off counts of people
    art = "".join((ROOT / f"assets/art/{name}.svg").read_text(encoding="utf-8") for name in ART)
    symbols = re.sub(r'<symbol id="', '<symbol id="art-', art)
    return (
        "<!doctype html><style>body{margin:0} body>svg{display:block;width:100vw;height:100vh}</style>"
        f"<div hidden>{symbols}</div>{drawn}"
    )


def fullest(city: Collection[Cell], across: int, down: int) -> Cell:
    """Return the upper left cell of the window of this size with the most buildings."""

    def buildings(corner: Cell) -> int:
        cells = product(range(corner[0], corner[0] + across), range(corner[1], corner[1] + down))
        return sum(cell in city for cell in cells)

    return max(sorted(city), key=buildings)
