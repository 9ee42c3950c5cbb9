"""The capabilities of a terminal, and the city drawn in characters.

Each building is a box with a double line for its road. It shows the name, the owner's mark with the current
worth, and the people: `2t 1h!` means two tourists and a hipster with FOMO. Spots for a tile have a label that
can be typed.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final, TextIO

from app.engine.city import COLOURS, Site
from app.engine.forecast import worth_now
from app.engine.geometry import Cell, Facing
from app.engine.state import State
from app.ui.core.texts import say
from app.ui.words.names import named, seat_names

ANSI_SEATS: Final = (36, 33, 35, 32, 34)
"""ANSI colours of the seats; the Grifter's is `ANSI_GRIFTER`."""

ANSI_GRIFTER: Final = 31
BOLD: Final = 1
DIM: Final = 2

_LINES: Final = "┌─┐│└┘═║╒╕╘╛╓╖╙╜·…"
_WITHOUT_LINES: Final = str.maketrans(dict(zip(_LINES, "+-+|++=#++++++++.~", strict=True)))


@dataclass(frozen=True, slots=True)
class Style:
    """Text style: with or without colours, with box characters or ASCII, and the width."""

    colours: bool = False
    boxes: bool = True
    width: int = 80

    def paint(self, text: str, *codes: int) -> str:
        """Return a text with SGR codes for colour or weight, if colours are on."""
        if not self.colours or not codes:
            return text
        return f"\033[{';'.join(map(str, codes))}m{text}\033[0m"

    def drawn(self, text: str) -> str:
        """Return a text with box characters replaced by ASCII if needed."""
        return text if self.boxes else text.translate(_WITHOUT_LINES)

    @property
    def blank_page(self) -> str:
        """The sequence that clears the screen and its scrollback, or empty lines without colours."""
        return "\033[2J\033[3J\033[H" if self.colours else "\n" * 60


def style_of(out: TextIO, environment: Mapping[str, str] = os.environ) -> Style:
    """Return the style for the terminal behind a stream.

    `NO_COLOR` (no-color.org), `TERM=dumb`, and streams other than terminals turn colours off.
    """
    plain = environment.get("NO_COLOR") or environment.get("TERM", "dumb") == "dumb" or not out.isatty()
    try:
        _LINES.encode(out.encoding or "ascii")
    except UnicodeEncodeError:
        boxes = False
    else:
        boxes = True
    return Style(colours=not plain, boxes=boxes, width=shutil.get_terminal_size().columns)


WIDE_BOX: Final = 10
NARROW_BOX: Final = 5
"""Characters inside a box, for narrow terminals."""

_EDGES: Final[dict[Facing | None, str]] = {
    None: "┌─┐││└─┘",
    "N": "╒═╕││└─┘",
    "E": "┌─╖│║└─╜",
    "S": "┌─┐││╘═╛",
    "W": "╓─┐║│╙─┘",
}
"""The border of a box by the side of its road: above, left and right, below."""


def city_picture(state: State, spots: Mapping[Cell, str], style: Style) -> list[str]:
    """Return the lines of the city's picture, with column numbers above it and row numbers beside it.

    `spots` are the labels of empty cells. The picture is as detailed as the width of the terminal allows.
    """
    cells = [*state.city.sites, *spots]
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    beside = max(len(str(y)) for y in rows) + 1
    inner = WIDE_BOX if beside + len(columns) * (WIDE_BOX + 2) <= style.width else NARROW_BOX
    head = " " * beside + "".join(str(x).center(inner + 2) for x in columns)
    lines = [style.paint(head.rstrip(), DIM)]
    marks = seat_marks(state)
    for y in rows:
        boxes = [_box(state, (x, y), spots, marks, inner, style) for x in columns]
        for number, parts in enumerate(zip(*boxes, strict=True)):
            row = str(y).rjust(beside - 1) if number == 1 else " " * (beside - 1)
            lines.append(f"{style.paint(row, DIM)} {''.join(parts)}".rstrip())
    return lines


def seat_marks(state: State) -> tuple[str, ...]:
    """Return a letter for each seat: the first of its name, or its number if two names begin alike."""
    initials = [name[:1].upper() for name in seat_names(state.seats)]
    return tuple(letter if initials.count(letter) == 1 else str(n) for n, letter in enumerate(initials, 1))


def seat_colour(state: State, seat: int) -> int:
    """Return the ANSI colour of a seat."""
    return ANSI_GRIFTER if state.rules.is_grifter(seat) else ANSI_SEATS[seat]


def legend(state: State, style: Style) -> str:
    """Return the legend for the letters of people."""
    people = (f"{letter} {say(f'people_words.{c}')}" for c, letter in zip(COLOURS, _letters(), strict=True))
    return style.paint("  ".join(chain(people, (say("terminal.fomo"),))), DIM)


def _box(
    state: State, cell: Cell, spots: Mapping[Cell, str], marks: Sequence[str], inner: int, style: Style
) -> list[str]:
    """Return the four lines of a cell, each as wide as a box."""
    site = state.city.sites.get(cell)
    if site is not None:
        return _building(state, cell, site, marks, inner, style)
    if cell in spots:
        label = style.paint(spots[cell].center(inner)[:inner], BOLD)
        corner = style.paint(style.drawn("·"), DIM)
        edge, empty = f"{corner}{' ' * inner}{corner}", " " * (inner + 2)
        return [edge, f" {label} ", empty, edge]
    return [" " * (inner + 2)] * 4


def _building(
    state: State, cell: Cell, site: Site, marks: Sequence[str], inner: int, style: Style
) -> list[str]:
    colour = () if site.owner is None else (seat_colour(state, site.owner),)
    edges = [style.paint(style.drawn(edge), *colour) for edge in _EDGES[site.facing]]
    top_left, _, top_right, left, right, bottom_left, _, bottom_right = edges
    above, below = (style.paint(style.drawn(_EDGES[site.facing][at] * inner), *colour) for at in (1, 6))
    name = style.paint(named(site.building)[:inner].ljust(inner), BOLD, *colour)
    facts = []
    if site.owner is not None:
        facts.append(f"{marks[site.owner] * site.signs} {say('table.money', dollars=worth_now(state, cell))}")
    facts += _people(site)
    line = style.drawn(_fitting(facts, inner)).ljust(inner)
    return [
        f"{top_left}{above}{top_right}",
        f"{left}{name}{right}",
        f"{left}{style.paint(line, *colour)}{right}",
        f"{bottom_left}{below}{bottom_right}",
    ]


def _people(site: Site) -> list[str]:
    people = []
    for letter, calm, waiting in zip(_letters(), site.people, site.fomo, strict=True):
        people += [f"{calm}{letter}"] if calm else []
        people += [f"{waiting}{letter}!"] if waiting else []
    return people


def _letters() -> list[str]:
    return [say(f"people_words.{colour}")[:1] for colour in COLOURS]


def _fitting(facts: Sequence[str], width: int) -> str:
    """Return facts separated by blanks, or without blanks if needed, leaving out the last ones to fit."""
    spaced = " ".join(facts)
    if len(spaced) <= width:
        return spaced
    packed = [fact.replace(" ", "") for fact in facts]
    if len("".join(packed)) > width:
        while packed and len("".join(packed)) >= width:
            packed.pop()
        packed.append("…")
    return "".join(packed)
