"""How a street pays, in three small pictures for newcomers."""

from __future__ import annotations

from typing import Final

from app.saves.marks import PLAIN
from app.ui.core.html import Child, Markup, el, group, region
from app.ui.core.pieces import drawing, mark, money
from app.ui.core.texts import say

PAYING_STREET: Final = ("central-station", "cinema", "art-gallery")
"""The buildings of the street, from west to east."""

WEST, EAST = "corner-cafe", "grand-hotel"
"""The buildings that close its ends."""

PAYS: Final = {"cinema": (0, 4), "art-gallery": (1, 7)}
"""The seat and the dollars that a building pays; `tests/ui/test_glimpse.py` compares them with the engine."""


def how_a_street_pays() -> Markup:
    """Show three steps: buildings share a street, others close it, and the street pays."""
    street = [_house(tile) for tile in PAYING_STREET]
    west, east = _house(WEST, "faces-e"), _house(EAST, "faces-w")
    return group(
        el("h2", say("glimpse.title"), id="glimpse-title"),
        el(
            "ol",
            _step(say("glimpse.build"), _plot(), street, _plot()),
            _step(say("glimpse.close"), west, street, east),
            _step(say("glimpse.pay"), west, [_house(tile, "", _pay(tile)) for tile in PAYING_STREET], east),
        ),
    )


def _step(sentence: str, *row: Child) -> Markup:
    return el("li", el("div", row, class_="row", aria_hidden="true"), el("p", sentence))


def _house(tile: str, class_: str = "", paid: Child = None) -> Markup:
    return el("span", drawing(tile, f"house {class_}".strip()), paid)


def _plot() -> Markup:
    return el("span")


def _pay(tile: str) -> Child:
    if tile not in PAYS:
        return None
    seat, dollars = PAYS[tile]
    return el("span", mark(PLAIN[seat]), money(dollars), class_="paid")


GLIMPSE: Final = region("street-pays", lambda model: (), how_a_street_pays)
"""The region of the pictures, which change only with the language."""
