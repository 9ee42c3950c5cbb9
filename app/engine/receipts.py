"""Receipts: every payment as lines whose sum is the money. They are data; whoever shows them words them."""

from __future__ import annotations

from typing import Literal

from .geometry import Cell
from .values import Value

Occasion = Literal["street", "end", "bonus"]
"""When money is paid: a street is scored, a building at the end of the game, a Business bonus."""


class Line(Value):
    """One reason for money.

    `kind` is the kind of valuation that was worked out, for a copy that of the copied building, or one of

    - `residents`: a dollar for each person on the building,
    - `double`: the valuation once more for the Investor's second sign,
    - `half`: what is taken off at the end of the game,
    - `most`, `tied`: the most tokens of a kind, or as many as somebody else (rules.md §7),
    - `token-sets`: complete sets of tokens.

    `dollars` is the money; where things were counted it is `units` times `each`. `symbols` are the colour or
    the symbols counted, `filled` tells that wild symbols fill in sets, `tokens` are the kinds of tokens.
    `cells` are the buildings that contribute. `card` is the consultant that changed the amount, by the
    symbols it lends or by its second sign. `copied` is the tile whose valuation was copied, `tile` the hand
    tile that scores in the building's place (Entrepreneur).
    """

    kind: str
    dollars: int
    units: int = 0
    each: int = 0
    symbols: tuple[str, ...] = ()
    filled: bool = False
    cells: tuple[Cell, ...] = ()
    card: str | None = None
    copied: str | None = None
    tile: str | None = None
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
