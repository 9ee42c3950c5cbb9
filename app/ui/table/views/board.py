"""Parts of the drawn city that several views share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from app.engine.geometry import Cell, cell_text
from app.ui.core.html import Child, Markup
from app.ui.core.pieces import button
from app.ui.table.input.camera import CELL
from app.ui.table.messages import Light

FACTS: Final = tuple(f"facts-{part}" for part in range(6))
"""The regions of the scoring facts. They are split because one layout for a new scale would take too long."""


def lights(cells: Iterable[Cell], *children: Child) -> Markup:
    """Return the attributes of an element that highlights cells of the city when tapped."""
    message = Light(" ".join(map(cell_text, cells)))
    return button(message, *children, class_="lights")


def cell_size() -> str:
    """Return the style that gives the drawn city its cell size."""
    return f"--cell:{CELL}px"
