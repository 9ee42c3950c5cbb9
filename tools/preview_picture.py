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
from app.ui.core.html import group
from app.ui.features.sharing.poster import city_drawing
from environment import ROOT
from languages import SOURCE
from scenes import game
from texts import ensure_texts

ART: Final = ("buildings", "icons")
SIDE: Final = 160
ACROSS: Final = 6
"""Cells from side to side: buildings stay recognisable in the small previews of messengers."""


def document(width: int, height: int) -> str:
    """Return an HTML page of this size in pixels with the picture."""
    texts.use(json.loads((ensure_texts() / f"{SOURCE}.json").read_text(encoding="utf-8")))
    state = game(5, business=True).state
    city = state.city
    left, top = fullest(set(city), ACROSS, round(ACROSS * height / width))
    seen = f"{left * SIDE} {top * SIDE} {ACROSS * SIDE} {ACROSS * SIDE * height / width}"
    drawn = re.sub("<text.*?</text>", "", str(group(city_drawing(city.sites, PLAIN, 0, 0, SIDE))))
    # The edge would cut off counts of people.
    drawn = f'<svg viewBox="{seen}">{drawn}</svg>'
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
