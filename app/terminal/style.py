"""The capabilities of a terminal: colours, box characters, and width."""

from __future__ import annotations

import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TextIO

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
