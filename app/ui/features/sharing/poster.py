"""The poster of a city: a standalone drawing without the page's styles."""

from __future__ import annotations

import re
from typing import Final

from app.engine.state import State
from app.ui.core.html import Markup, el
from app.ui.core.pieces import ART
from app.ui.core.texts import money_words
from app.ui.features.saves.thumbnail import SEATS
from app.ui.table.input.camera import CELL
from app.ui.table.seating import Looks
from app.ui.words.names import seat_name

SIDE: Final = CELL
MARGIN: Final = 60
LINE: Final = 54
QUARTERS: Final = {"S": 0, "W": 90, "N": 180, "E": 270}
_OPEN: Final = re.compile("(<use [^>]*)>")
"""Unclosed `use` elements, which HTML allows and standalone SVG does not."""

PAPER, INK = "#f3ead9", "#2e2738"


def poster(state: State, looks: Looks) -> str:
    """Return a city with signs and money as SVG text.

    It refers to symbols of `assets/art` by their ids in the page; the caller must insert them.
    """
    cells = list(state.city)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    across = max((max(x for x, _ in cells) - left + 1) * SIDE, 4 * SIDE) + 2 * MARGIN
    city = (max(y for _, y in cells) - top + 1) * SIDE + 2 * MARGIN
    down = city + LINE * len(state.seats)
    drawn = str(
        el(
            "svg",
            el("rect", width=str(across), height=str(down), fill=PAPER),
            (
                el(
                    "g",
                    _building(site.building.id, site.facing),
                    _sign(looks, site.owner) if site.owner is not None else None,
                    transform=f"translate({(x - left) * SIDE + MARGIN},{(y - top) * SIDE + MARGIN})",
                )
                for (x, y), site in state.city.sites.items()
            ),
            (
                el(
                    "g",
                    el(
                        "use",
                        href=f"{ART}sign-{looks[n].shape}",
                        width="40",
                        height="40",
                        style=_colour(looks, n),
                    ),
                    _words(seat_name(state, n), 56, "start"),
                    _words(money_words(seat.money), across - 2 * MARGIN, "end"),
                    transform=f"translate({MARGIN},{city - MARGIN // 2 + n * LINE})",
                )
                for n, seat in enumerate(state.seats)
            ),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {across} {down}",
            width=str(across),
            height=str(down),
        )
    )
    return _OPEN.sub(r"\1/>", drawn)


def _building(tile: str, facing: str) -> Markup:
    middle = SIDE // 2
    turned = f"rotate({QUARTERS[facing]} {middle} {middle})"
    return el("use", href=ART + tile, width=str(SIDE), height=str(SIDE), transform=turned)


def _sign(looks: Looks, seat: int) -> Markup:
    return el(
        "use",
        href=f"{ART}sign-{looks[seat].shape}",
        x="6",
        y="6",
        width="46",
        height="46",
        style=_colour(looks, seat),
    )


def _colour(looks: Looks, seat: int) -> str:
    colour = SEATS[looks[seat].colour]
    return f"--seat:{colour};color:{colour}"


def _words(text: str, x: int, anchor: str) -> Markup:
    return el(
        "text",
        text,
        x=str(x),
        y="30",
        fill=INK,
        font_family="sans-serif",
        font_size="30",
        font_weight="bold",
        text_anchor=anchor,
    )
