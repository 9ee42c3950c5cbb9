"""Receipts: every payment as lines that add up to it, as data without text."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from .geometry import Cell
from .values import Value

Occasion = Literal["street", "end", "bonus"]
"""The occasion of a payment: a scored street, a building at the end of the game, or a Business bonus."""


class Line(Value):
    """One reason for a payment.

    `kind` is the kind of valuation (for a copy, of the copied building) or one of

    - `residents`: a dollar for each person on the building,
    - `double`: the valuation again for the Investor's second sign,
    - `half`: the deduction at the end of the game,
    - `most`, `tied`: the most tokens of a kind, or as many as another seat (rules.md §7),
    - `token-sets`: complete sets of tokens.

    `dollars` is the money: `units` times `each` if items were counted. `symbols` are the counted colour or
    symbols, `filled` means that wild symbols complete sets, `tokens` are the kinds of tokens. `cells` are the
    contributing buildings. `card` is the consultant whose lent symbols or second sign changed the amount.
    `copied` is the tile whose valuation was copied. `tile` is the hand tile that scores instead of the
    building (Entrepreneur).
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
    """A payment to a seat for the building `tile` on `cell`, or (both `None`) a bonus."""

    seat: int
    occasion: Occasion
    lines: tuple[Line, ...]
    cell: Cell | None = None
    tile: str | None = None

    @property
    def dollars(self) -> int:
        """The money paid, the sum of the lines."""
        return sum(line.dollars for line in self.lines)


def paid_by_seat(receipts: Iterable[Receipt], seats: int) -> list[int]:
    """Return the dollars that receipts pay each of so many seats."""
    paid = [0] * seats
    for receipt in receipts:
        paid[receipt.seat] += receipt.dollars
    return paid
