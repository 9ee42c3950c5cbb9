"""Parts of the drawn city that several views share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from app.engine.geometry import Cell, cell_text
from app.saves.marks import Looks
from app.ui.core.html import Child, Markup, el
from app.ui.core.pieces import button, mark, money
from app.ui.table.input.camera import CELL, SIMPLE
from app.ui.table.messages import Light

FACTS: Final = tuple(f"facts-{part}" for part in range(6))
"""The regions of the scoring facts. They are split because one layout for a new scale would take too long."""

SCALED: Final = (*FACTS, "places", "marks", "options", "ghost", "glance")
"""The regions drawn at a constant size on the screen."""

LEVELS: Final = ((0.34, "far"), (0.56, "middle"))
"""Levels of detail, each up to a scale: at first only scoring facts fit. Above the last, names fit too."""


def lights(cells: Iterable[Cell], *children: Child, class_: str = "lights") -> Markup:
    """Return a button that highlights cells of the city."""
    return button(Light(" ".join(map(cell_text, cells))), *children, class_=class_)


def pays(looks: Looks, dollars: Sequence[int]) -> list[Markup]:
    """Show what each seat would be paid."""
    return [
        el("span", mark(looks[seat]), money(paid), class_="pays") for seat, paid in enumerate(dollars) if paid
    ]


def detail_level(scale: float) -> str:
    """Return the level of detail at a scale."""
    return next((level for limit, level in LEVELS if scale <= limit), "near")


def drawing_level(scale: float) -> str:
    """Return how buildings are drawn at a scale."""
    return "simple" if scale * CELL < SIMPLE else "full"


def cell_size() -> str:
    """Return the style that gives the drawn city its cell size."""
    return f"--cell:{CELL}px"
