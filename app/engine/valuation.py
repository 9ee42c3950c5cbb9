"""What buildings are worth (rules.md §4), as receipts.

The dollars of a valuation are worked out once, by `_amount`; receipts add the words and the evidence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

from app.engine.city import City, Site, Street
from app.engine.deck import COLOURS, SYMBOLS, WILD, Building, SymbolCounts, Valuation
from app.engine.geometry import Cell, surroundings
from app.engine.receipts import Line, Occasion, Receipt
from app.engine.state import Rules, Seat
from app.engine.values import Value

HIPSTER: Final = SYMBOLS.index("hipster")
NO_SYMBOLS: Final[SymbolCounts] = (0, 0, 0, 0, 0)
_SYMBOL_KINDS: Final = ("symbols", "sets", "wild")
_WITH_EXTRAS: Final = (*_SYMBOL_KINDS, "copy")


class Position(Protocol):
    """What valuations look at; a state, a draft of one, or a `View`."""

    @property
    def rules(self) -> Rules:
        """What the game is played with."""

    @property
    def city(self) -> City:
        """The city."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The seats, by number."""


class View(NamedTuple):
    """A position that need not come about: a city as it could be."""

    rules: Rules
    city: City
    seats: Sequence[Seat]


class Extras(Value):
    """What a consultant adds to the symbols for its owner (rules.md §8).

    `counts` of symbols; `hipsters_wild` makes every hipster symbol count as wild; `cells` are the other
    buildings that lend theirs.
    """

    counts: SymbolCounts = NO_SYMBOLS
    hipsters_wild: bool = False
    card: str | None = None
    cells: tuple[Cell, ...] = ()


NO_EXTRAS: Final = Extras()


def extras(
    position: Position, seat: int, street: Street, valuation: Valuation, *, final: bool = False
) -> Extras:
    """Give what a seat's consultant adds when a valuation is worked out in a street (rules.md §8)."""
    card = position.seats[seat].consultant
    if card is None or valuation.kind not in _WITH_EXTRAS:
        return NO_EXTRAS
    if card == "hacker":
        backs = [position.rules.deck[tile].back for tile in position.seats[seat].hand]
        return Extras(_counts([*backs, "wild"]), card=card)
    if card == "hipster-legend":
        return Extras(_counts(["hipster"]), hipsters_wild=True, card=card)
    if card == "location-scout" and not final:
        others = tuple(
            cell
            for cell, site in position.city.sites.items()
            if site.owner == seat and cell not in street.cells
        )
        return Extras(_total(position.city, others), card=card, cells=others)
    return NO_EXTRAS


def _counts(symbols: Sequence[str | None]) -> SymbolCounts:
    tourist, hipster, parent, shopper, wild = (symbols.count(symbol) for symbol in SYMBOLS)
    return (tourist, hipster, parent, shopper, wild)


def _total(city: City, cells: Sequence[Cell], start: SymbolCounts = NO_SYMBOLS) -> SymbolCounts:
    tourist, hipster, parent, shopper, wild = start
    for cell in cells:
        a, b, c, d, e = city.sites[cell].building.symbol_counts
        tourist += a
        hipster += b
        parent += c
        shopper += d
        wild += e
    return (tourist, hipster, parent, shopper, wild)


def symbols_in(city: City, street: Street, extra: Extras = NO_EXTRAS) -> SymbolCounts:
    """Count the symbols in a street and pointing into it, with a consultant's, as they count."""
    counts = _total(city, (*street.cells, *city.pointing(street)), extra.counts)
    if extra.hipsters_wild:
        tourist, hipster, parent, shopper, wild = counts
        return (tourist, 0, parent, shopper, wild + hipster)
    return counts


def complete_sets(first: int, second: int, wild: int) -> int:
    """Count the sets of two different symbols that can be made, a wild symbol standing for any one."""
    pairs, rest = min(first, second), abs(first - second)
    return pairs + wild if wild <= rest else pairs + rest + (wild - rest) // 2


def residents(position: Position, site: Site) -> int:
    """Count the people on a building that pay $1 each."""
    people = sum(site.people)
    return people + sum(site.fomo) if position.rules.edition.fomo_counts else people


def _people(position: Position, cells: Sequence[Cell], colour: int) -> int:
    sites = position.city.sites
    count = sum([sites[cell].people[colour] for cell in cells])
    if position.rules.edition.fomo_counts:
        count += sum([sites[cell].fomo[colour] for cell in cells])
    return count


def _amount(
    position: Position, street: Street, cell: Cell, valuation: Valuation, owner: int, extra: Extras
) -> int:
    """Work out the dollars of a valuation at a cell for an owner (rules.md §4)."""
    city = position.city
    dollars = valuation.dollars
    match valuation.kind:
        case "people":
            return dollars * _people(position, street.cells, SYMBOLS.index(valuation.symbols[0]))
        case "symbols":
            counts = symbols_in(city, street, extra)
            return dollars * (counts[SYMBOLS.index(valuation.symbols[0])] + counts[WILD])
        case "sets":
            counts = symbols_in(city, street, extra)
            first, second = (SYMBOLS.index(symbol) for symbol in valuation.symbols)
            if first == second:
                return dollars * ((counts[first] + counts[WILD]) // 2)
            return dollars * complete_sets(counts[first], counts[second], counts[WILD])
        case "wild":
            return dollars * symbols_in(city, street, extra)[WILD]
        case "signs":
            sites = city.sites
            return dollars * sum([sites[c].signs for c in street.cells if sites[c].owner == owner])
        case "size":
            return dollars * len(street.cells)
        case "adjacency":
            sites = city.sites
            return dollars * sum([around in sites for around in surroundings(cell)])
        case "enclosure":
            return dollars if city.encloses(cell) else 0
        case "copy":
            copied = _copied(position, street, cell, owner, extra)
            return 0 if copied is None else copied[1]
    return 0


def _copied(
    position: Position, street: Street, cell: Cell, owner: int, extra: Extras
) -> tuple[Cell, int] | None:
    """Find the best building in the street to copy and what it is worth there, the first of equals."""
    best: tuple[Cell, int] | None = None
    for other in street.cells:
        valuation = position.city.sites[other].building.valuation
        if other == cell or valuation.kind in ("copy", "none"):
            continue
        if valuation.kind in ("enclosure", "adjacency") and not position.rules.edition.copies_all:
            continue
        dollars = _amount(position, street, other, valuation, owner, extra)
        if best is None or dollars > best[1]:
            best = (other, dollars)
    return best


def valuation_of(position: Position, cell: Cell, *, final: bool = False, tile: Building | None = None) -> int:
    """Work out the dollars of the valuation of the owned building on a cell, a doubled one counting double.

    `tile` is valued in place of the building (rules.md §8, Entrepreneur); `final` is end game scoring.
    """
    site = position.city.sites[cell]
    street = position.city.streets[cell]
    valuation = (tile or site.building).valuation
    owner = _owner(site)
    extra = extras(position, owner, street, valuation, final=final)
    return _amount(position, street, cell, valuation, owner, extra) * max(site.signs, 1)


def worth(position: Position, cell: Cell, *, final: bool = False, tile: Building | None = None) -> int:
    """Work out what the owned building on a cell earns if scored now: valuation and people, in dollars."""
    full = valuation_of(position, cell, final=final, tile=tile) + residents(
        position, position.city.sites[cell]
    )
    return (full + 1) // 2 if final else full


def _owner(site: Site) -> int:
    if site.owner is None:
        raise ValueError(f"{site.building.id} has no owner")
    return site.owner


def receipt(
    position: Position, cell: Cell, occasion: Occasion = "street", *, tile: Building | None = None
) -> Receipt:
    """Give the receipt of the owned building on a cell if scored now (rules.md §4, at the end §6)."""
    final = occasion == "end"
    site = position.city.sites[cell]
    street = position.city.streets[cell]
    building = tile or site.building
    owner = _owner(site)
    extra = extras(position, owner, street, building.valuation, final=final)
    line = _line(position, street, cell, building.valuation, owner, extra)
    if tile is not None:
        text = f"{tile.name} in its place: {line.text}"
        line = Line(line.kind, text, line.dollars, line.cells, (*line.cards, "entrepreneur"), (tile.id,))
    lines = [line]
    if site.signs > 1:
        lines.append(
            Line("double", "two signs: the valuation counts double", line.dollars, (cell,), ("investor",))
        )
    people = residents(position, site)
    if people:
        lines.append(
            Line("residents", f"{_count(people, 'person', 'people')} on the building", people, (cell,))
        )
    if final:
        full = sum(line.dollars for line in lines)
        lines.append(Line("half", "end of the game: half, rounded up", (full + 1) // 2 - full, (cell,)))
    return Receipt(owner, occasion, tuple(lines), cell, site.building.id)


def _line(
    position: Position, street: Street, cell: Cell, valuation: Valuation, owner: int, extra: Extras
) -> Line:
    dollars = _amount(position, street, cell, valuation, owner, extra)
    if valuation.kind == "copy":
        copied = _copied(position, street, cell, owner, extra)
        if copied is None:
            return Line("copy", "nothing in the street to copy", 0, (cell,))
        other = position.city.sites[copied[0]].building
        line = _line(position, street, copied[0], other.valuation, owner, extra)
        return Line(
            "copy", f"copies {other.name}: {line.text}", dollars, (copied[0], *line.cells), line.cards
        )
    units = dollars // valuation.dollars if valuation.dollars else 0
    text = f"{_thing(valuation, units)} × ${valuation.dollars}"
    cards = (extra.card,) if extra.card is not None and valuation.kind in _SYMBOL_KINDS else ()
    if cards and any(extra.counts):
        text += f", with the {_CARD_NAMES[cards[0]]}"
    return Line(
        valuation.kind, text, dollars, _evidence(position, street, cell, valuation, owner, extra), cards
    )


_CARD_NAMES: Final = {
    "hacker": "Hacker",
    "hipster-legend": "Hipster Legend",
    "location-scout": "Location Scout",
}


def _count(number: int, one: str, many: str) -> str:
    return f"{number or 'no'} {one if number == 1 else many}"


def _thing(valuation: Valuation, units: int) -> str:
    """Say how many of what a valuation counted."""
    match valuation.kind, valuation.symbols:
        case "people", (colour,):
            return f"{_count(units, colour, colour + 's')} in the street"
        case "symbols", (symbol,):
            return _count(units, f"{symbol} or wild symbol", f"{symbol} or wild symbols")
        case "sets", (first, second):
            names = f"two {first}s" if first == second else f"{first} and {second}"
            return _count(units, f"set of {names}", f"sets of {names}")
        case "wild", _:
            return _count(units, "wild symbol", "wild symbols")
        case "signs", _:
            return f"{_count(units, 'sign', 'signs')} of its owner in the street"
        case "size", _:
            return f"{_count(units, 'building', 'buildings')} in the street"
        case "adjacency", _:
            return f"{_count(units, 'building', 'buildings')} around it"
    return "encloses a street" if units else "encloses no street"


def _evidence(
    position: Position, street: Street, cell: Cell, valuation: Valuation, owner: int, extra: Extras
) -> tuple[Cell, ...]:
    """Give the cells that contribute to a valuation."""
    city, sites = position.city, position.city.sites
    match valuation.kind:
        case "people":
            colour = COLOURS.index(valuation.symbols[0])
            return tuple(c for c in street.cells if _people(position, (c,), colour))
        case "symbols" | "sets" | "wild":
            wanted = {*valuation.symbols, "wild", *(("hipster",) if extra.hipsters_wild else ())}
            near = (*street.cells, *city.pointing(street), *extra.cells)
            return tuple(dict.fromkeys(c for c in near if wanted.intersection(sites[c].building.symbols)))
        case "signs":
            return tuple(c for c in street.cells if sites[c].owner == owner)
        case "size":
            return street.cells
        case "adjacency":
            return tuple(c for c in surroundings(cell) if c in sites)
    enclosed = [s for s in city.ended_at(cell) if city.enclosed(s)]
    return tuple(c for s in enclosed for c in s.cells)


def scoring_order(seats: int, first: int) -> tuple[int, ...]:
    """Give all seats clockwise, starting with one."""
    return tuple((first + n) % seats for n in range(seats))
