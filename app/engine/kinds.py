"""The kinds of valuations: one row for each (rules.md §4).

A row's `count` returns the number of counted items together with the contributing buildings, so the dollars
and their explanation always agree.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from .city import COLOURS, SYMBOLS, WILD, Street, Valuation
from .consultants import Lent
from .geometry import Cell, surroundings
from .position import Position
from .values import Value

HIPSTER: Final = SYMBOLS.index("hipster")


class ValuationContext(NamedTuple):
    """The circumstances of a valuation: a cell of a street, its owner, and the symbols lent to the owner."""

    position: Position
    street: Street
    cell: Cell
    owner: int
    lent: Lent


Count = tuple[int, Iterable[Cell], bool]
"""The number of counted items, the contributing buildings, and whether wild symbols complete sets."""


class Kind(Value):
    """A kind of valuation: a row of the table in rules.md §4.

    `keys`: its keys in a deck file, `dollars` and the counted items (`colour`, `symbol`, or the two `symbols`
    of a set). `count`: the counting function. `symbols`: whether a consultant's symbols count too. `copied`:
    whether a copy may copy it always, only in editions with `copies_all`, or never. `reach`: the buildings
    that affect the count: those in its street and at its ends; also those around it and at the ends of
    streets beside it; or all. `icon`: the name of its pictogram, with `{}` for each counted item.
    """

    id: str
    keys: tuple[str, ...]
    count: Callable[[ValuationContext, Valuation], Count]
    icon: str
    symbols: bool = False
    copied: Literal["always", "sometimes", "never"] = "always"
    reach: Literal["street", "around", "city"] = "street"

    def may_be_copied(self, copies_all: bool) -> bool:
        """Return whether a copy may copy it; `copies_all` is the edition's flag."""
        return self.copied == "always" or (self.copied == "sometimes" and copies_all)


NOTHING_COUNTED: Final[Count] = (0, (), False)


def _nothing(context: ValuationContext, valuation: Valuation) -> Count:
    return NOTHING_COUNTED


def _people(context: ValuationContext, valuation: Valuation) -> Count:
    colour = COLOURS.index(valuation.symbols[0])
    sites = context.position.city.sites
    standing = context.position.rules.edition.fomo_counts
    units, cells = 0, []
    for cell in context.street.cells:
        site = sites[cell]
        here = site.people[colour] + site.fomo[colour] if standing else site.people[colour]
        if here:
            units += here
            cells.append(cell)
    return units, cells, False


def _seen(context: ValuationContext, first: int, second: int) -> tuple[int, int, int, Iterable[Cell]]:
    """Count two symbols and the wild ones: in the street, pointing into it, and lent by a card."""
    city, lent = context.position.city, context.lent
    sites = city.sites
    counts, legend = lent.counts, lent.hipsters_wild
    one, other, wild, hipsters = counts[first], counts[second], counts[WILD], counts[HIPSTER]
    cells: list[Cell] = []
    street = context.street.cells
    elsewhere = [cell for cell in lent.cells if cell not in street]
    for cell in (*street, *city.pointing(context.street), *elsewhere):
        here = sites[cell].building.symbol_counts
        one += here[first]
        other += here[second]
        wild += here[WILD]
        if legend:
            hipsters += here[HIPSTER]
        if here[first] or here[second] or here[WILD] or (legend and here[HIPSTER]):
            cells.append(cell)
    if legend:
        wild += hipsters
        one, other = (0 if symbol == HIPSTER else n for symbol, n in ((first, one), (second, other)))
    return one, other, wild, cells


def _symbols(context: ValuationContext, valuation: Valuation) -> Count:
    symbol = SYMBOLS.index(valuation.symbols[0])
    one, _, wild, cells = _seen(context, symbol, symbol)
    return one + wild, cells, False


def _sets(context: ValuationContext, valuation: Valuation) -> Count:
    first, second = SYMBOLS.index(valuation.symbols[0]), SYMBOLS.index(valuation.symbols[1])
    one, other, wild, cells = _seen(context, first, second)
    if first == second:
        units = (one + wild) // 2
        return units, cells, units > one // 2
    units = complete_sets(one, other, wild)
    return units, cells, units > min(one, other)


def complete_sets(first: int, second: int, wild: int) -> int:
    """Return how many sets of two different symbols are possible; a wild symbol stands for either."""
    pairs, rest = min(first, second), abs(first - second)
    return pairs + wild if wild <= rest else pairs + rest + (wild - rest) // 2


def _wild(context: ValuationContext, valuation: Valuation) -> Count:
    _, _, wild, cells = _seen(context, WILD, WILD)
    return wild, cells, False


def _signs(context: ValuationContext, valuation: Valuation) -> Count:
    sites = context.position.city.sites
    cells = [cell for cell in context.street.cells if sites[cell].owner == context.owner]
    return sum([sites[cell].signs for cell in cells]), cells, False


def _size(context: ValuationContext, valuation: Valuation) -> Count:
    return len(context.street.cells), context.street.cells, False


def _adjacency(context: ValuationContext, valuation: Valuation) -> Count:
    sites = context.position.city.sites
    cells = [cell for cell in surroundings(context.cell) if cell in sites]
    return len(cells), cells, False


def _enclosure(context: ValuationContext, valuation: Valuation) -> Count:
    city = context.position.city
    cells = [
        cell for street in city.ended_at(context.cell) if city.is_enclosed(street) for cell in street.cells
    ]
    return 1 if cells else 0, cells, False


COPY: Final = "copy"
"""The kind that takes over another building's valuation and counts nothing itself (`valuation.py`)."""

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        kind.id: kind
        for kind in (
            Kind("none", (), _nothing, "", copied="never"),
            Kind("people", ("dollars", "colour"), _people, "person-{}"),
            Kind("symbols", ("dollars", "symbol"), _symbols, "symbol-{}", symbols=True),
            Kind("sets", ("dollars", "symbols"), _sets, "symbol-{}", symbols=True),
            Kind("wild", ("dollars",), _wild, "symbol-wild", symbols=True),
            Kind("signs", ("dollars",), _signs, "valuation-signs"),
            Kind("size", ("dollars",), _size, "valuation-size"),
            Kind(
                "adjacency",
                ("dollars",),
                _adjacency,
                "valuation-adjacency",
                copied="sometimes",
                reach="around",
            ),
            Kind(
                "enclosure",
                ("dollars",),
                _enclosure,
                "valuation-enclosure",
                copied="sometimes",
                reach="around",
            ),
            Kind(COPY, (), _nothing, "valuation-copy", symbols=True, copied="never"),
        )
    }
)
"""The kinds of valuations by id."""
