"""Fast estimates of valuations in dollars: a row for each kind that the bots know.

They value a hypothetical building without placing it. A row repeats the engine's count for its kind in a few
lines; tests compare the two. For a kind without a row, the engine counts on a city with the building: slower,
but always right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from ..engine.city import City, Site
from ..engine.consultants import NOTHING_LENT, lent_to
from ..engine.deck import SYMBOLS, WILD, SymbolCounts, Valuation
from ..engine.geometry import Cell, neighbours, surroundings
from ..engine.kinds import KINDS, ValuationContext, complete_sets
from ..engine.position import Hypothetical, Position

SYMBOL_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}


class Glance(NamedTuple):
    """A street with its sites, for a fast estimate.

    `built` is the cell of a hypothetical building, in the street or beyond its end. `fomo`: whether people
    with FOMO count. `copied` are the kinds that a copy may copy.
    """

    position: Position
    cells: Sequence[Cell]
    sites: Sequence[Site]
    built: Cell | None
    fomo: bool
    copied: frozenset[str]


Dollars = Callable[[Glance, Valuation, Cell, int, SymbolCounts], int]
"""Return the dollars of a valuation on a cell of a street, for an owner and the symbols counted for it."""

Growth = Literal["person", "neighbour", "enclosure"]


class KindEstimate(NamedTuple):
    """The estimate of a kind of valuation.

    `dollars` computes it. `grows_with` names the event elsewhere that adds one counted item: a person of its
    colour in its street, a building around it, or the enclosure of a street at its end.
    """

    dollars: Dollars
    grows_with: Growth | None = None


def _nothing(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    return 0


def _people(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    colour = SYMBOL_INDEX[valuation.symbols[0]]
    there = sum([site.people[colour] for site in glance.sites])
    if glance.fomo:
        there += sum([site.fomo[colour] for site in glance.sites])
    return valuation.dollars * there


def _symbols(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    return valuation.dollars * (counts[SYMBOL_INDEX[valuation.symbols[0]]] + counts[WILD])


def _sets(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    first, second = valuation.symbols
    one, wild = counts[SYMBOL_INDEX[first]], counts[WILD]
    if first == second:
        return valuation.dollars * ((one + wild) // 2)
    return valuation.dollars * complete_sets(one, counts[SYMBOL_INDEX[second]], wild)


def _wild(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    return valuation.dollars * counts[WILD]


def _signs(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    return valuation.dollars * sum([site.signs for site in glance.sites if site.owner == owner])


def _size(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    return valuation.dollars * len(glance.cells)


def _adjacency(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    sites, built = glance.position.city.sites, glance.built
    return valuation.dollars * sum([near in sites or near == built for near in surroundings(cell)])


def _enclosure(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    sites, streets = glance.position.city.sites, glance.position.city.streets
    for neighbour in neighbours(cell):
        street = streets.get(neighbour)
        if street is not None and cell in street.ends and neighbour not in glance.cells:
            before, after = street.ends
            other = after if before == cell else before
            if other in sites or other == glance.built:
                return valuation.dollars
    return 0


def _copy(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    best = 0
    for other, site in zip(glance.cells, glance.sites, strict=True):
        copied = site.building.valuation
        if other != cell and copied.kind in glance.copied:
            best = max(best, KIND_ESTIMATES[copied.kind].dollars(glance, copied, other, owner, counts))
    return best


def _by_the_engine(glance: Glance, valuation: Valuation, cell: Cell, owner: int, counts: SymbolCounts) -> int:
    """Value a kind without a row; a hypothetical building beyond the street's end is left out."""
    position, kind = glance.position, KINDS[valuation.kind]
    city, built = position.city, glance.built
    if built is not None and built in glance.cells:
        city = city.with_building(built, glance.sites[glance.cells.index(built)])
        position = Hypothetical(position.rules, city, position.seats)
    lent = lent_to(position, owner) if kind.symbols else NOTHING_LENT
    units, _, _ = kind.count(ValuationContext(position, city.streets[cell], cell, owner, lent), valuation)
    return valuation.dollars * units


_ROWS: Final = {
    "none": KindEstimate(_nothing),
    "people": KindEstimate(_people, grows_with="person"),
    "symbols": KindEstimate(_symbols),
    "sets": KindEstimate(_sets),
    "wild": KindEstimate(_wild),
    "signs": KindEstimate(_signs),
    "size": KindEstimate(_size),
    "adjacency": KindEstimate(_adjacency, grows_with="neighbour"),
    "enclosure": KindEstimate(_enclosure, grows_with="enclosure"),
    "copy": KindEstimate(_copy),
}

ANY_KIND: Final = KindEstimate(_by_the_engine)
"""The estimate of a kind without a row."""

KIND_ESTIMATES: Final[Mapping[str, KindEstimate]] = MappingProxyType(
    {kind: _ROWS.get(kind, ANY_KIND) for kind in KINDS}
)
"""The estimate of each of `KINDS`."""

SYMBOL_KINDS: Final = frozenset([kind.id for kind in KINDS.values() if kind.symbols])
"""The kinds that count a consultant's lent symbols."""

STREET_KINDS: Final = frozenset([kind.id for kind in KINDS.values() if kind.reach == "street"])
"""The kinds that depend only on their street and its ends."""


def growing_with(event: Growth) -> frozenset[str]:
    """Return the kinds that earn one more item from an event elsewhere."""
    return frozenset([kind for kind, row in KIND_ESTIMATES.items() if row.grows_with == event])


@cache
def copied_kinds(copies_all: bool) -> frozenset[str]:
    """Return the kinds that a copy may copy; `copies_all` is the edition's flag."""
    return frozenset([kind.id for kind in KINDS.values() if kind.may_be_copied(copies_all)])


def cells_looked_at(city: City, cells: Sequence[Cell], sites: Sequence[Site]) -> set[Cell] | None:
    """Return the cells outside a street that its valuations depend on; `None` if any cell may matter."""
    looked_at: set[Cell] = set()
    for cell, site in zip(cells, sites, strict=True):
        kind = site.building.valuation.kind
        if kind in STREET_KINDS:
            continue
        if KINDS[kind].reach == "city":
            return None
        looked_at.update(surroundings(cell))
        for neighbour in neighbours(cell):
            if neighbour in city.streets:
                looked_at.update(city.streets[neighbour].ends)
    return looked_at
