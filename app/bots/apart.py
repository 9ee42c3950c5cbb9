"""Split the value of a playout: the payments for each street by seat, and the expected ones of open streets.

The parts add up to the playout's value for the seat, minus the money at its start.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from ..engine.city import City
from ..engine.events import Built, GameEnded, Renovated, StreetScored, TurnBegan
from ..engine.geometry import Cell
from ..engine.receipts import Receipt, paid_by_seat
from ..engine.state import Action, Draft, State
from . import quick
from .search import draft_after

What = Literal["now", "later", "promised", "signs", "tokens", "end"]
"""The source of money.

`now` and `later`: streets scored by the action itself, or later. `promised`: streets still open.
`signs`: unused signs. `tokens`: business tokens and their bonuses. `end`: buildings at the end.
"""


class PartKey(NamedTuple):
    """The key of a part of a playout's value: its source, whose money it is, and the street.

    `street` is the first cell of the street as it was before the action. For a street begun by one of the
    compared actions it is the cell of that build. `None` stands for streets begun later and for no street.
    """

    what: What
    seat: int
    street: Cell | None = None


class Scored(NamedTuple):
    """A street scored in a playout: by which seat, how many turns later, and the dollars of each seat."""

    street: Cell | None
    by: int
    turns: int
    dollars: tuple[int, ...]


class Playout(NamedTuple):
    """The result of a playout: its value in dollars for the seat, the parts, and the scored streets."""

    value: float
    parts: Mapping[PartKey, float]
    scored: tuple[Scored, ...]


class Names:
    """The names of streets in the playouts of some builds: cells of the earlier city, or of the builds."""

    def __init__(self, before: City, built: Iterable[Cell]) -> None:
        self._firsts: dict[Cell, Cell] = {cell: street.first for cell, street in before.streets.items()}
        self._built = tuple(cell for cell in built if cell not in self._firsts)

    def of(self, cells: Sequence[Cell]) -> Cell | None:
        """Return the name of a street; of joined streets, the name that sorts first."""
        firsts = [self._firsts[cell] for cell in cells if cell in self._firsts]
        firsts = firsts or [cell for cell in self._built if cell in cells]
        return min(firsts) if firsts else None


def playout_apart(
    dealt: State, action: Action, seat: int, builds: int, evaluator_of: quick.EvaluatorOf, names: Names
) -> Playout:
    """Play an action and a number of builds like `search.playout`, and split the result."""
    return split_playout(dealt, draft_after(dealt, action, builds, evaluator_of), seat, evaluator_of, names)


def split_playout(
    before: State, draft: Draft, seat: int, evaluator_of: quick.EvaluatorOf, names: Names
) -> Playout:
    """Return the split value of a draft for a seat, compared with an earlier state."""
    evaluator = evaluator_of(draft, seat, quick.turns_left(draft))
    shares = evaluator.streets.shares
    parts: dict[PartKey, float] = {}

    def add(key: PartKey, dollars: float) -> None:
        if dollars:
            parts[key] = parts.get(key, 0.0) + dollars

    scored = []
    for key, receipt in _payments(draft, names):
        add(key, shares[receipt.seat] * receipt.dollars)
    for event, turns, by in _scorings(draft, before.current):
        dollars = tuple(paid_by_seat(event.receipts, len(shares)))
        scored.append(Scored(names.of(event.street), by, turns, dollars))
    if not draft.over:
        for street in dict.fromkeys(draft.city.streets.values()):
            for owner, expected in evaluator.streets.by_owner(street).items():
                add(PartKey("promised", owner, names.of(street.cells)), expected)
        for number, expected in enumerate(evaluator.signs_by_seat()):
            add(PartKey("signs", number), expected)
        for number, expected in enumerate(evaluator.tokens_by_seat()):
            add(PartKey("tokens", number), expected)
    value = quick.standing_of(draft, seat, evaluator_of)
    return Playout(value, parts, tuple(scored))


_NO_CELLS: Final[tuple[Cell, ...]] = ()


def _payments(draft: Draft, names: Names) -> Iterator[tuple[PartKey, Receipt]]:
    """Yield every payment with its key; payments caused directly by the first build are `now`."""
    builds = turns = 0
    for event in draft.events:
        match event:
            case Built() | Renovated():
                builds += 1
            case TurnBegan():
                turns += 1
            case StreetScored(street, receipts):
                what: What = "later" if turns or builds > 1 else "now"
                for receipt in receipts:
                    yield PartKey(what, receipt.seat, names.of(street)), receipt
            case GameEnded(receipts):
                for receipt in receipts:
                    cell = receipt.cell
                    cells = draft.city.streets[cell].cells if cell is not None else _NO_CELLS
                    source: What = "end" if cell is not None else "tokens"
                    yield PartKey(source, receipt.seat, names.of(cells)), receipt


def _scorings(draft: Draft, current: int) -> Iterator[tuple[StreetScored, int, int]]:
    """Yield every scoring with the number of turns before it and the current seat."""
    turns = 0
    for event in draft.events:
        match event:
            case TurnBegan(seat):
                turns, current = turns + 1, seat
            case StreetScored():
                yield event, turns, current
