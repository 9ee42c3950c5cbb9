"""The poster of a city: a standalone drawing without the page's styles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from app.engine.city import Site
from app.engine.deck import COLOURS
from app.engine.state import State
from app.saves.marks import Looks
from app.ui.core.html import Markup, el
from app.ui.core.pieces import ART
from app.ui.core.texts import money_words, say
from app.ui.features.saves.thumbnail import SEATS
from app.ui.table.input.camera import CELL
from app.ui.words.names import seat_name

CELL_SIDE: Final = CELL
MARGIN: Final = 60
TITLE_ROOM: Final = 100
"""Pixels above the city, for the title and the date."""
SEAT_LINE: Final = 54
MONEY: Final = 170
"""Pixels for the mark and the money of a seat; its name follows."""
QUARTERS: Final = {"S": 0, "W": 90, "N": 180, "E": 270}
_OPEN: Final = re.compile("(<use [^>]*)>")
"""Unclosed `use` elements, which HTML allows and standalone SVG does not."""

PAPER, INK = "#f3ead9", "#2e2738"


def poster(state: State, looks: Looks) -> str:
    """Draw a city with its signs and people, its title, and everybody's money, as the text of an SVG.

    It uses the symbols of `assets/art` by their ids in the page. The page inserts them, writes today's date
    into the empty text, and sets all texts in its own font.
    """
    cells = list(state.city)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    across = max((max(x for x, _ in cells) - left + 1) * CELL_SIDE, 4 * CELL_SIDE) + 2 * MARGIN
    city = TITLE_ROOM + (max(y for _, y in cells) - top + 1) * CELL_SIDE + 2 * MARGIN
    down = city + SEAT_LINE * len(state.seats)
    ranking = sorted(range(len(state.seats)), key=lambda seat: -state.seats[seat].money)
    drawn = str(
        el(
            "svg",
            el("rect", width=str(across), height=str(down), fill=PAPER),
            _words(say("home.title"), MARGIN, MARGIN + 40, 64),
            _words("", across - MARGIN, MARGIN + 40, 30, anchor="end"),
            (
                _site(
                    site, looks, (x - left) * CELL_SIDE + MARGIN, (y - top) * CELL_SIDE + MARGIN + TITLE_ROOM
                )
                for (x, y), site in state.city.sites.items()
            ),
            (
                _seat(state, looks, seat, city - MARGIN // 2 + place * SEAT_LINE)
                for place, seat in enumerate(ranking)
            ),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {across} {down}",
            width=str(across),
            height=str(down),
        )
    )
    return _OPEN.sub(r"\1/>", drawn)


def _seat(state: State, looks: Looks, seat: int, y: int) -> Iterator[Markup]:
    """Draw a seat's mark, its money and its name, side by side."""
    yield _use(f"sign-{looks[seat].shape}", MARGIN, y, 40, style=_colour(looks, seat))
    yield _words(money_words(state.seats[seat].money), MARGIN + MONEY, y + 30, 30, anchor="end")
    yield _words(seat_name(state, seat), MARGIN + MONEY + 24, y + 30, 30)


def _site(site: Site, looks: Looks, x: int, y: int) -> Iterator[Markup]:
    """Draw a building at its cell, with its sign and its people upright on it."""
    turned = f"rotate({QUARTERS[site.facing]} {x + CELL_SIDE // 2} {y + CELL_SIDE // 2})"
    yield _use(site.building.id, x, y, CELL_SIDE, transform=turned)
    if site.owner is not None:
        yield _use(f"sign-{looks[site.owner].shape}", x + 6, y + 6, 46, style=_colour(looks, site.owner))
    groups = [(f"person-{colour}-lying", n) for colour, n in zip(COLOURS, site.people, strict=True) if n]
    groups += [(f"person-{colour}", n) for colour, n in zip(COLOURS, site.fomo, strict=True) if n]
    for place, (name, people) in enumerate(reversed(groups)):
        yield _people(name, people, x + CELL_SIDE - 84, y + CELL_SIDE - 46 - 40 * place)


def _people(name: str, count: int, x: int, y: int) -> Markup:
    return el(
        "g",
        el("rect", x=str(x), y=str(y), width="80", height="38", rx="10", fill=PAPER, opacity="0.85"),
        _use(name, x + 4, y + 2, 34),
        _words(f"×{count}", x + 40, y + 28, 26),
    )


def _use(name: str, x: int, y: int, side: int, **attributes: str) -> Markup:
    place = {"x": str(x), "y": str(y), "width": str(side), "height": str(side)}
    return el("use", href=ART + name, **place, **attributes)


def _colour(looks: Looks, seat: int) -> str:
    colour = SEATS[looks[seat].colour]
    return f"--seat:{colour};color:{colour}"


def _words(text: str, x: int, y: int, size: int, **attributes: str) -> Markup:
    anchor = attributes.pop("anchor", "start")
    return el(
        "text",
        text,
        x=str(x),
        y=str(y),
        fill=INK,
        font_family="sans-serif",
        font_size=str(size),
        font_weight="800",
        text_anchor=anchor,
        **attributes,
    )
