"""Posters of a city, tall for a phone and wide for a link: drawings in the colours of the theme.

The page shows a poster, and `app/browser/drawing.py` makes a picture of it: it copies the symbols, replaces
the colours of the theme, sets the texts in the page's font, and writes today's date into the empty text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from app.engine.city import COLOURS, Site
from app.engine.geometry import Cell
from app.engine.session import Session
from app.engine.state import State
from app.saves.marks import Looks
from app.ui.core.feature import contributions, load
from app.ui.core.html import Markup, el, group
from app.ui.core.model import Model
from app.ui.core.pieces import ART
from app.ui.core.texts import money_words, say
from app.ui.features.sharing.messages import Shape
from app.ui.table.model import Table
from app.ui.table.places import OtherCity, SecondCity
from app.ui.words.dates import full_date_words
from app.ui.words.log import best_moments
from app.ui.words.names import given_seat_name

SIZES: Final[Mapping[str, tuple[int, int]]] = {"tall": (1080, 1350), "wide": (1200, 630)}
"""The sizes of the shapes, in pixels."""

EDGE: Final = 48
GAP: Final = 24
CAPTION: Final = 40
COLUMN: Final = 360
"""The width of the texts of a wide poster."""

LARGEST: Final = 220
"""The most pixels of a cell."""

QUARTERS: Final = {"S": 0, "W": 90, "N": 180, "E": 270}
_OPEN: Final = re.compile("(<use [^>]*)>")
"""Unclosed `use` elements, which HTML allows and standalone SVG does not."""

SEATS: Final = ("var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)")
PAPER, PANEL, INK, QUIET = "var(--bg)", "var(--surface)", "var(--ink)", "var(--ink-2)"


class Box(NamedTuple):
    """A rectangle on a poster."""

    x: float
    y: float
    across: float
    down: float

    def inner(self, margin: float) -> Box:
        """Return the rectangle without a margin."""
        return Box(self.x + margin, self.y + margin, self.across - 2 * margin, self.down - 2 * margin)


class Poster(NamedTuple):
    """The contents of a poster: the city with its seats' looks, the best street, and another city."""

    state: State
    looks: Looks
    street: str = ""
    date: str = ""
    """Today in words, or empty if the page does not know it yet."""
    other: OtherCity | None = None


def poster_of(model: Model, table: Table) -> Poster:
    """Return the contents of the poster of the game on the table."""
    others = (load(part.find)(model, table) for part in contributions(SecondCity) if part.while_(model))
    return Poster(
        table.shown,
        table.viewing.looks,
        best_street(table.session),
        full_date_words(model.today) if model.today else "",
        next((other for other in others if other is not None), None),
    )


def best_street(session: Session) -> str:
    """Return the words about the richest street of a game, or an empty text."""
    streets = (moment.entry.receipts for moment in best_moments(session) if moment.kind == "street")
    receipts = next(streets, ())
    return say("share.best_street", dollars=sum(each.dollars for each in receipts)) if receipts else ""


def poster_text(contents: Poster, shape: Shape) -> str:
    """Return a poster as the text of an SVG."""
    return _OPEN.sub(r"\1/>", str(poster(contents, shape)))


def poster(contents: Poster, shape: Shape) -> Markup:
    """Draw a poster."""
    across, down = SIZES[shape]
    return el(
        "svg",
        el("rect", width=across, height=down, fill=PAPER),
        _tall(contents) if shape == "tall" else _wide(contents),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {across} {down}",
        width=across,
        height=down,
        class_="poster",
        role="img",
        aria_label=say("share.picture"),
        data_poster=shape,
    )


def _tall(contents: Poster) -> Markup:
    across, down = SIZES["tall"]
    lines = [*_lines(contents, Box(EDGE, 0, across - 2 * EDGE, 0), 52)]
    footer = sum(height for height, _ in lines) + EDGE
    panel = Box(EDGE, 140, across - 2 * EDGE, down - 140 - GAP - footer)
    return group(
        _words(say("home.title"), EDGE, 100, 68),
        _words(contents.date, across - EDGE, 96, 32, anchor="end", fill=QUIET),
        _cities(contents, panel),
        _stacked(lines, down - footer),
    )


def _wide(contents: Poster) -> Markup:
    across, down = SIZES["wide"]
    left = across - COLUMN - EDGE
    lines = [*_lines(contents, Box(left, 0, COLUMN, 0), 34)]
    return group(
        _cities(contents, Box(EDGE, EDGE, left - 2 * EDGE, down - 2 * EDGE)),
        _words(say("home.title"), left, 100, 56),
        _words(contents.date, left, 142, 26, fill=QUIET),
        _stacked(lines, down - EDGE - sum(height for height, _ in lines)),
    )


def _stacked(lines: Sequence[tuple[float, Line]], y: float) -> Iterator[Markup]:
    for height, line in lines:
        y += height
        yield group(line(y))


class Line:
    """A line of a poster: it draws itself above a height."""

    def __init__(self, box: Box, size: float, text: str, money: int | None = None, sign: str = "") -> None:
        self.box = box
        self.size = size
        self.text = text
        self.money = money
        self.sign = sign

    def __call__(self, y: float) -> Iterator[Markup]:
        """Draw the line: its sign, its text, and its money at the other end."""
        x, dollars = self.box.x, money_words(self.money) if self.money is not None else ""
        room = self.box.across - _width(dollars, self.size)
        if self.sign:
            shape, _, colour = self.sign.partition(" ")
            yield _use(f"sign-{shape}", x, y - self.size, self.size * 1.1, style=_colour(colour))
            x, room = x + self.size * 1.4, room - self.size * 1.8
        yield _words(self.text, x, y, _fitted(self.text, self.size, room), fill=INK if dollars else QUIET)
        if dollars:
            yield _words(dollars, self.box.x + self.box.across, y, self.size, anchor="end")


def _lines(contents: Poster, box: Box, size: float) -> Iterator[tuple[float, Line]]:
    """Yield the lines, each with its height: everybody's money, richest first, and the best street."""
    state, other = contents.state, contents.other
    people = range(len(state.seats)) if other is None else [0]
    players = [
        (
            state.seats[seat].money,
            given_seat_name(state.seats[seat]),
            f"{contents.looks[seat].shape} {contents.looks[seat].colour}",
        )
        for seat in people
    ]
    if other is not None:
        players.append((other.money, other.name, f"{other.looks[0].shape} {other.looks[0].colour}"))
    size = size if len(players) < 4 else size * 0.8
    for money, name, sign in sorted(players, key=lambda player: -player[0]):
        yield size * 1.4, Line(box, size, name, money, sign)
    if contents.street:
        yield size, Line(box, size * 0.6, contents.street)


# --- Cities ---


def _cities(contents: Poster, panel: Box) -> Markup:
    """Draw the city, or both cities side by side or one above the other, whichever makes them larger."""
    sites = contents.state.city.sites
    if contents.other is None:
        return _city(sites, contents.looks, panel)
    other = contents.other
    half, low = (panel.across - GAP) / 2, (panel.down - GAP) / 2
    beside = Box(panel.x, panel.y, half, panel.down), Box(panel.x + half + GAP, panel.y, half, panel.down)
    above = Box(panel.x, panel.y, panel.across, low), Box(panel.x, panel.y + low + GAP, panel.across, low)
    first, second = max(
        (beside, above), key=lambda boxes: min(_cell(sites, boxes[0]), _cell(other.sites, boxes[1]))
    )
    name = given_seat_name(contents.state.seats[0])
    return group(
        _city(sites, contents.looks, first, name), _city(other.sites, other.looks, second, other.name)
    )


def _bounds(sites: Mapping[Cell, Site]) -> tuple[int, int, int, int]:
    """Return the left and top cell of a city, and its size in cells."""
    columns, rows = [x for x, _ in sites], [y for _, y in sites]
    left, top = min(columns), min(rows)
    return left, top, max(columns) - left + 1, max(rows) - top + 1


def _cell(sites: Mapping[Cell, Site], panel: Box) -> float:
    """Return the pixels of a cell that let a city fit into a panel."""
    _, _, columns, rows = _bounds(sites)
    box = panel.inner(GAP)
    return min(box.across / columns, box.down / rows, LARGEST)


def _city(sites: Mapping[Cell, Site], looks: Looks, panel: Box, name: str = "") -> Markup:
    """Draw a city in a panel, with the name of its player below it."""
    left, top, columns, rows = _bounds(sites)
    room = panel._replace(down=panel.down - CAPTION) if name else panel
    side = _cell(sites, room)
    x = room.x + (room.across - columns * side) / 2 - left * side
    y = room.y + (room.down - rows * side) / 2 - top * side
    return group(
        _rect(panel, rx=28, fill=PANEL),
        group(
            Line(panel.inner(GAP), 26, name, None, f"{looks[0].shape} {looks[0].colour}")(
                panel.y + panel.down - GAP
            )
        )
        if name
        else None,
        city_drawing(sites, looks, x, y, side),
    )


def city_drawing(
    sites: Mapping[Cell, Site], looks: Looks, x: float, y: float, side: float
) -> tuple[Markup, ...]:
    """Draw the buildings of a city with their signs and people; the cell 0,0 has its corner at `x`, `y`."""
    return tuple(
        group(_site(site, looks, x + column * side, y + row * side, side))
        for (column, row), site in sites.items()
    )


def _site(site: Site, looks: Looks, x: float, y: float, side: float) -> Iterator[Markup]:
    """Draw a building at its cell, with its sign and its people upright on it."""
    turned = f"rotate({QUARTERS[site.facing]} {_short(x + side / 2)} {_short(y + side / 2)})"
    yield _use(site.building.id, x, y, side, transform=turned)
    if site.owner is not None:
        look = looks[site.owner]
        yield _use(
            f"sign-{look.shape}", x + side / 27, y + side / 27, side / 3.5, style=_colour(str(look.colour))
        )
    groups = [(f"person-{colour}-lying", n) for colour, n in zip(COLOURS, site.people, strict=True) if n]
    groups += [(f"person-{colour}", n) for colour, n in zip(COLOURS, site.fomo, strict=True) if n]
    for place, (name, people) in enumerate(reversed(groups)):
        yield _people(name, people, x + side * 0.475, y + side * (0.7125 - place / 4), side / 160)


def _people(name: str, count: int, x: float, y: float, scale: float) -> Markup:
    return group(
        _rect(Box(x, y, 80 * scale, 38 * scale), rx=10 * scale, fill=PAPER, opacity="0.85"),
        _use(name, x + 4 * scale, y + 2 * scale, 34 * scale),
        _words(f"×{count}", x + 40 * scale, y + 28 * scale, 26 * scale),
    )


# --- Elements ---


def _short(number: float) -> str:
    return f"{number:.1f}".removesuffix(".0")


def _rect(box: Box, rx: float, **attributes: str) -> Markup:
    place = {"x": _short(box.x), "y": _short(box.y), "width": _short(box.across), "height": _short(box.down)}
    return el("rect", rx=_short(rx), **place, **attributes)


def _use(name: str, x: float, y: float, side: float, **attributes: str) -> Markup:
    place = {"x": _short(x), "y": _short(y), "width": _short(side), "height": _short(side)}
    return el("g", el("use", href=ART + name, **place, **attributes))  # it has no end tag of its own


def _colour(seat: str) -> str:
    return f"--seat:{SEATS[int(seat)]};color:{SEATS[int(seat)]}"


def _words(text: str, x: float, y: float, size: float, anchor: str = "start", fill: str = INK) -> Markup:
    return el(
        "text",
        text,
        x=_short(x),
        y=_short(y),
        fill=fill,
        font_size=_short(size),
        font_weight="800",
        text_anchor=anchor,
    )


def _width(text: str, size: float) -> float:
    """Return about how wide a text is; wide characters and emoji are as wide as high."""
    shown = [sign for sign in text if unicodedata.category(sign)[0] not in "CM"]
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in shown)
    return size * (wide + 0.62 * (len(shown) - wide))


def _fitted(text: str, size: float, room: float) -> float:
    """Return the size at which a text fits."""
    return min(size, size * room / max(_width(text, size), 1))
