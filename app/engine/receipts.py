"""Receipts: every payment as lines whose sum is the money."""

from __future__ import annotations

from typing import Literal

from app.engine.geometry import Cell
from app.engine.values import Value

Occasion = Literal["street", "end", "bonus"]
"""When money is paid: a street is scored, a building at the end of the game, a Business bonus."""


class Line(Value):
    """One reason for money.

    `text` says it in words; `kind` is the valuation kind, or `residents`, `double`, `half`, `most`,
    `set`. `cells` are the buildings, `cards` the consultants, `tiles` the hand tiles and `tokens` the
    token kinds that contribute.
    """

    kind: str
    text: str
    dollars: int
    cells: tuple[Cell, ...] = ()
    cards: tuple[str, ...] = ()
    tiles: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()


class Receipt(Value):
    """A payment to a seat: for the building `tile` on `cell`, or (both `None`) a bonus."""

    seat: int
    occasion: Occasion
    lines: tuple[Line, ...]
    cell: Cell | None = None
    tile: str | None = None

    @property
    def dollars(self) -> int:
        """The money paid: the sum of the lines."""
        return sum(line.dollars for line in self.lines)
