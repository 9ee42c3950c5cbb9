"""Fast estimates for one seat: of kinds, of streets, and of builds without carrying them out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, cached_property
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from ..engine.city import SYMBOLS, WILD, Building, City, Counts, Site, Street, SymbolCounts, Valuation
from ..engine.consultants import NO_SYMBOLS, NOTHING_LENT, consultant_of, lent_to
from ..engine.geometry import Cell, Facing, beside, neighbours, surroundings
from ..engine.kinds import KINDS, ValuationContext, complete_sets
from ..engine.people import welcome
from ..engine.position import Hypothetical, Position, Supplied
from .prospects import AT_END, Outlook, times_of

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


_WITH_PEOPLE = growing_with("person")


class Lot(NamedTuple):
    """A street with its sites, its symbols including those pointing in, and its expected value for the seat.

    `looks_at` are the cells the value depends on; `None` if any cell may matter.
    """

    street: Street
    sites: tuple[Site, ...]
    counts: SymbolCounts
    opened: int
    value: float
    looks_at: frozenset[Cell] | None


class Loan(NamedTuple):
    """The symbols that a consultant lends: its own and those on `cells`, which count in other streets too.

    `at_end`: they are lent in end game scoring too.
    """

    counts: SymbolCounts
    cells: frozenset[Cell]
    hipsters_wild: bool
    at_end: bool


class StreetEstimates:
    """One seat's estimates of each street of a position.

    A rival's dollar counts against the seat, divided by the number of rivals. `before` are the same seat's
    estimates of an earlier position with as many turns left; unchanged streets are reused. `outlook` gives
    the weights of all seats, by default the fitted ones.
    """

    def __init__(
        self,
        position: Position,
        seat: int,
        turns: int,
        before: StreetEstimates | None = None,
        outlook: Outlook = times_of,
    ) -> None:
        self.seat = seat
        self.position = position
        self.city = position.city
        seats = len(position.seats)
        self.times = outlook(position, turns)
        self.shares = [1.0 if number == seat else -1.0 / (seats - 1) for number in range(seats)]
        self._lots: dict[Street, Lot] = {}
        edition = position.rules.edition
        self._fomo = edition.fomo_counts
        self._copied = copied_kinds(edition.copies_all)
        self._loans = {
            number: _loan(position, number)
            for number, other in enumerate(position.seats)
            if other.consultant is not None and consultant_of(position, number).lends is not None
        }
        self._before = before if before is not None and before._loans == self._loans else None
        self._changed: frozenset[Cell] = frozenset()
        if self._before is not None:
            sites = self._before.city.sites
            self._changed = frozenset(
                [cell for cell, site in self.city.sites.items() if sites.get(cell) != site]
            )

    @property
    def follows(self) -> bool:
        """Whether estimates of an earlier position can be reused."""
        return self._before is not None

    def is_unchanged(self, cells: frozenset[Cell] | None) -> bool:
        """Return whether these cells are unchanged since the earlier position; `None` stands for any cell."""
        return self._changed.isdisjoint(cells) if cells is not None else not self._changed

    # --- Streets ---

    def lot(self, street: Street) -> Lot:
        """Return a street of the city with its expected value."""
        lot = self._lots.get(street)
        if lot is None and self._before is not None and self._changed.isdisjoint(street.cells):
            lot = self._before.lot(street)
            if self.is_unchanged(lot.looks_at):
                self._lots[street] = lot
            else:
                lot = None
        if lot is None:
            all_sites = self.city.sites
            sites = tuple([all_sites[cell] for cell in street.cells])
            counts = symbols_of(sites, [all_sites[cell] for cell in self.city.pointing(street)])
            before, after = street.ends
            opened = (before not in all_sites) + (after not in all_sites)
            value = self.expected_value(street.cells, sites, counts, opened)
            outside = cells_looked_at(self.city, street.cells, sites)
            looks_at = None if outside is None else frozenset((*street.cells, before, after, *outside))
            lot = self._lots[street] = Lot(street, sites, counts, opened, value, looks_at)
        return lot

    def expected_value(
        self,
        cells: Sequence[Cell],
        sites: Sequence[Site],
        counts: SymbolCounts,
        opened: int,
        built: Cell | None = None,
    ) -> float:
        """Return the expected payment of a street's owned buildings; rivals' payments are subtracted.

        `counts` are the symbols in it and pointing in, `opened` its open ends. `built` is the cell of a
        hypothetical building.
        """
        times, shares = self.times, self.shares
        glance = Glance(self.position, cells, sites, built, self._fomo, self._copied)
        total = 0.0
        for cell, site in zip(cells, sites, strict=True):
            owner = site.owner
            if owner is None:
                continue
            valuation = site.building.valuation
            kind = valuation.kind
            own = counts
            if owner in self._loans and kind in SYMBOL_KINDS:
                own = self._with_loan(counts, owner, cells, sites)
            dollars = KIND_ESTIMATES[kind].dollars(glance, valuation, cell, owner, own)
            if site.signs > 1:
                dollars *= 2
            theirs = times[owner]
            slope, besides = theirs.valuations[opened][kind]
            paid = slope * dollars
            if opened and own is not counts and not self._loans[owner].at_end:
                unlent = KIND_ESTIMATES[kind].dollars(glance, valuation, cell, owner, counts)
                paid = AT_END * unlent * max(site.signs, 1) + (slope - AT_END) * dollars
            a, b, c, d = site.people
            residents = a + b + c + d
            if self._fomo:
                residents += sum(site.fomo)
            total += shares[owner] * (paid + besides + theirs.people[opened] * residents)
        return total

    def _with_loan(
        self, counts: SymbolCounts, owner: int, cells: Sequence[Cell], sites: Sequence[Site]
    ) -> SymbolCounts:
        """Return a street's symbols with those lent by the owner's consultant."""
        loan = self._loans[owner]
        a, b, c, d, e = with_symbols(counts, loan.counts)
        if loan.cells:
            here = [site for cell, site in zip(cells, sites, strict=True) if cell in loan.cells]
            f, g, h, i, j = symbols_of(here, ())
            a, b, c, d, e = a - f, b - g, c - h, d - i, e - j
        return (a, 0, c, d, e + b) if loan.hipsters_wild else (a, b, c, d, e)

    def by_owner(self, street: Street) -> dict[int, float]:
        """Return the expected payments of a street's buildings by owner, negative for rivals.

        The amounts add up to the value of its `lot`.
        """
        lot = self.lot(street)
        owners = {site.owner for site in lot.sites if site.owner is not None}
        if len(owners) == 1:
            return dict.fromkeys(owners, lot.value)
        return {
            owner: self.expected_value(
                street.cells,
                [site if site.owner == owner else site._replace(owner=None) for site in lot.sites],
                lot.counts,
                lot.opened,
            )
            for owner in sorted(owners)
        }

    # --- Buildings and people ---

    def describe(self, cell: Cell) -> tuple[int, str, int, int]:
        """Return an owned building's open ends, kind, dollars of its valuation, and people."""
        lot = self.lot(self.city.streets[cell])
        site = self.city.sites[cell]
        owner = site.owner if site.owner is not None else self.seat
        valuation, counts, cells = site.building.valuation, lot.counts, lot.street.cells
        if owner in self._loans and valuation.kind in SYMBOL_KINDS:
            counts = self._with_loan(counts, owner, cells, lot.sites)
        glance = Glance(self.position, cells, lot.sites, None, self._fomo, self._copied)
        dollars = KIND_ESTIMATES[valuation.kind].dollars(glance, valuation, cell, owner, counts)
        return lot.opened, valuation.kind, dollars * max(site.signs, 1), sum(site.people)

    def building(self, cell: Cell) -> float:
        """Return the expected payment of the building on a cell to its owner."""
        opened, kind, dollars, people = self.describe(cell)
        owner = self.city.sites[cell].owner
        times = self.times[self.seat if owner is None else owner]
        slope, besides = times.valuations[opened][kind]
        return slope * dollars + besides + times.people[opened] * people

    def person(self, cell: Cell, colour: int) -> float:
        """Return the expected value for the seat of one more person of a colour on a building."""
        lot = self.lot(self.city.streets[cell])
        times, opened = self.times, lot.opened
        total = 0.0
        site = self.city.sites[cell]
        if site.owner is not None:
            total += self.shares[site.owner] * times[site.owner].people[opened]
        for other in lot.sites:
            valuation = other.building.valuation
            if (
                other.owner is not None
                and valuation.kind in _WITH_PEOPLE
                and SYMBOL_INDEX[valuation.symbols[0]] == colour
            ):
                slope = times[other.owner].valuations[opened][valuation.kind].slope
                total += self.shares[other.owner] * slope * valuation.dollars
        return total


def with_symbols(counts: SymbolCounts, more: SymbolCounts) -> SymbolCounts:
    """Return the sum of two counts of symbols."""
    a, b, c, d, e = counts
    f, g, h, i, j = more
    return (a + f, b + g, c + h, d + i, e + j)


def symbols_of(sites: Iterable[Site], pointing: Iterable[Site]) -> SymbolCounts:
    """Return the counts of symbols on sites and on those that point into their street."""
    counts = NO_SYMBOLS
    for site in (*sites, *pointing):
        counts = with_symbols(counts, site.building.symbol_counts)
    return counts


def _loan(position: Position, seat: int) -> Loan:
    lent = lent_to(position, seat)
    cells = symbols_of([position.city.sites[cell] for cell in lent.cells], ())
    at_end = lent_to(position, seat, final=True) == lent
    return Loan(with_symbols(lent.counts, cells), frozenset(lent.cells), lent.hipsters_wild, at_end)


CLAIM: Final = 3.0
"""The dollars that a token still to be claimed may bring in end game bonuses."""

_WITH_NEIGHBOURS = growing_with("neighbour")
_WITH_ENCLOSURES = growing_with("enclosure")


class Plot(NamedTuple):
    """The surroundings of a building on an empty cell with a facing.

    `cells`, `sites`, `counts` and `opened` describe its street without it; `before` is that street's expected
    value. `touched` are the streets it would end, and whether it would point into them; `ended` is the added
    value of those it would not point into. `closes`: whether a street would be enclosed. `looks_at` are the
    cells this depends on, `None` for any cell. `worths` caches the added value of the streets, by tile,
    number of signs and people.
    """

    cells: tuple[Cell, ...]
    sites: tuple[Site, ...]
    counts: SymbolCounts
    opened: int
    ends: tuple[Cell, Cell]
    before: float
    touched: tuple[tuple[Lot, bool], ...]
    ended: float
    closes: bool
    looks_at: frozenset[Cell] | None
    worths: dict[tuple[str, int, Counts], float]


class BuildEstimates:
    """Estimates of a seat's builds.

    `before` are the same seat's estimates of an earlier position, reused where nothing has changed.
    """

    def __init__(
        self, position: Supplied, streets: StreetEstimates, before: BuildEstimates | None = None
    ) -> None:
        self._position = position
        self._streets = streets
        self._before = before if streets.follows else None
        self._plots: dict[tuple[Cell, Facing], Plot] = {}
        self._coming: dict[tuple[str, bool], Counts] = {}

    def gain(self, building: Building, cell: Cell, facing: Facing, signs: int = 1) -> float:
        """Return the expected gain of a build for the seat, including the people who come to it."""
        plot = self._plots.get((cell, facing)) or self._plot(cell, facing)
        comers = self._comers(building, plot.opened == 0)
        value = plot.worths.get((building.id, signs, comers))
        seat, shares, times = self._streets.seat, self._streets.shares, self._streets.times
        if value is None:
            site = Site(building, facing, seat, signs, comers)
            value = self._more(plot, cell, site)
            if building.valuation.kind in STREET_KINDS:  # others depend on buildings of other streets too
                plot.worths[building.id, signs, comers] = value
        for street, more in self._beside.get(cell, ()):
            if street.cells[0] not in plot.cells and all(lot.street != street for lot, _ in plot.touched):
                value += more
        if not plot.closes:
            return value + self._sign_less[signs]
        freed = [0] * len(shares)
        moved = 0.0
        own_home = times[seat].people[plot.opened] if plot.opened else 0.0
        added = building.symbol_counts
        if not plot.opened:
            sites = (*plot.sites, Site(building, facing, seat, signs, comers))
            moved += self._close(sites, plot.cells, freed, added, 0.0) + self._enclosing(plot.ends)
        for lot, _ in plot.touched:
            if lot.opened == 1:
                moved += self._close(lot.sites, lot.street.cells, freed, added, own_home)
                moved += self._enclosing([end for end in lot.street.ends if end != cell])
        freed[seat] -= signs
        for number, count in enumerate(freed):
            if count and not self._position.rules.is_grifter(number):
                table = times[number].signs
                unused = self._position.seats[number].signs
                value += shares[number] * (table[max(unused + count, 0)] - table[unused])
        return value + moved

    # --- Plots ---

    def _plot(self, cell: Cell, facing: Facing) -> Plot:
        if self._before is not None:
            known = self._before._plots.get((cell, facing)) or self._before._plot(cell, facing)
            if self._streets.is_unchanged(known.looks_at):
                self._plots[cell, facing] = known
                return known
        city, streets = self._streets.city, self._streets.city.streets
        sites = city.sites
        street = city.street_with(cell, facing)
        first, last = street.ends
        before = 0.0
        joining: list[Lot] = []
        for other in street.cells:
            if other != cell and all(lot.street != streets[other] for lot in joining):
                lot = self._streets.lot(streets[other])
                joining.append(lot)
                before += lot.value
        joined = [other for other in street.cells if other != cell]
        opened = (first not in sites) + (last not in sites)
        own = tuple([sites[other] for other in joined])
        counts = symbols_of(own, [sites[end] for end in city.pointing(street)])
        front = beside(cell, facing)
        touched: list[tuple[Lot, bool]] = []
        more = 0.0
        for neighbour in neighbours(cell):
            ended = streets.get(neighbour)
            if ended is not None and cell in ended.ends and all(lot.street != ended for lot in joining):
                lot = self._streets.lot(ended)
                touched.append((lot, neighbour == front))
                if neighbour != front:
                    more += self._ended(lot, cell, lot.counts)
        closes = not opened or any(lot.opened == 1 for lot, _ in touched)
        looks_at = _together((*neighbours(cell), *street.ends), (*joining, *[lot for lot, _ in touched]))
        plot = Plot(
            tuple(joined),
            own,
            counts,
            opened,
            street.ends,
            before,
            tuple(touched),
            more,
            closes,
            looks_at,
            {},
        )
        self._plots[cell, facing] = plot
        return plot

    def _more(self, plot: Plot, cell: Cell, site: Site) -> float:
        """Return the value that a building adds to its street and to the streets it ends."""
        added = site.building.symbol_counts
        counts = with_symbols(plot.counts, added)
        expected = self._streets.expected_value
        value = expected((*plot.cells, cell), (*plot.sites, site), counts, plot.opened, cell)
        value += plot.ended - plot.before
        for lot, points in plot.touched:
            if points:
                value += self._ended(lot, cell, with_symbols(lot.counts, added))
        return value

    def _ended(self, lot: Lot, cell: Cell, counts: SymbolCounts) -> float:
        """Return the value that a building on the cell beyond its end adds to a street."""
        return (
            self._streets.expected_value(lot.street.cells, lot.sites, counts, lot.opened - 1, cell)
            - lot.value
        )

    def _comers(self, building: Building, enclosed: bool) -> Counts:
        """Return the people who come to a new building, by colour."""
        people = self._coming.get((building.id, enclosed))
        if people is None:
            people = welcome(self._position, building, encloses=enclosed).people
            self._coming[building.id, enclosed] = people
        return people

    @cached_property
    def _sign_less(self) -> tuple[float, ...]:
        """Return the value for the seat of using 0, 1 or 2 signs."""
        seat = self._streets.seat
        if self._position.rules.is_grifter(seat):
            return (0.0, 0.0, 0.0)
        table, unused = self._streets.times[seat].signs, self._position.seats[seat].signs
        return tuple([table[max(unused - signs, 0)] - table[unused] for signs in range(3)])

    # --- Gains of other buildings ---

    @cached_property
    def _beside(self) -> dict[Cell, list[tuple[Street, float]]]:
        """Return, by cell, the streets whose buildings earn by neighbours, with the gain of one there."""
        streets: dict[Cell, list[tuple[Street, float]]] = {}
        city = self._streets.city
        for cell, site in city.sites.items():
            if site.owner is not None and site.building.valuation.kind in _WITH_NEIGHBOURS:
                lot = self._streets.lot(city.streets[cell])
                more = self._once_more(site.owner, site, lot.opened)
                for near in surroundings(cell):
                    streets.setdefault(near, []).append((lot.street, more))
        return streets

    def _enclosing(self, ends: Iterable[Cell]) -> float:
        """Return the gains of enclosing buildings at the ends of a street when it is enclosed."""
        city = self._streets.city
        total = 0.0
        for end in ends:
            site = city.sites.get(end)
            if (
                site is not None
                and site.owner is not None
                and site.building.valuation.kind in _WITH_ENCLOSURES
                and not city.encloses(end)
            ):
                total += self._once_more(site.owner, site, self._streets.lot(city.streets[end]).opened)
        return total

    def _once_more(self, owner: int, site: Site, opened: int) -> float:
        """Return the seat's expected value of one more counted item for a building."""
        valuation = site.building.valuation
        slope = self._streets.times[owner].valuations[opened][valuation.kind].slope
        return self._streets.shares[owner] * slope * valuation.dollars * site.signs

    # --- Streets that a build scores ---

    def _close(
        self,
        sites: Sequence[Site],
        cells: Sequence[Cell],
        freed: list[int],
        added: SymbolCounts,
        own_home: float,
    ) -> float:
        """Add the freed signs of a scored street; return the value of its people and tokens for the seat.

        People may also move to the new building with the symbols `added`, if its street is open.
        """
        people = [0, 0, 0, 0]
        for site in sites:
            if site.owner is not None:
                freed[site.owner] += site.signs
            for colour in range(4):
                people[colour] += site.people[colour] + site.fomo[colour]
        total = 0.0
        for colour, count in enumerate(people):
            if count:
                homes = [value for value, street in self._homes[colour] if street.cells[0] not in cells]
                if own_home and added[colour]:
                    homes.append(own_home)
                if homes:
                    total += count * max(homes)
        return total + self._claims(sites) if self._position.rules.business else total

    def _claims(self, sites: Sequence[Site]) -> float:
        """Return the value of a scored street's tokens; each seat claims for one building."""
        shares = self._streets.shares
        claims = [0] * len(shares)
        for site in sites:
            if site.owner is not None:
                claims[site.owner] = max(claims[site.owner], len(site.building.icons))
        return CLAIM * sum([share * count for share, count in zip(shares, claims, strict=True)])

    @cached_property
    def _homes(self) -> list[list[tuple[float, Street]]]:
        """Return, by colour, the destinations of people: the value of one there, and the street."""
        homes: list[list[tuple[float, Street]]] = [[], [], [], []]
        city = self._streets.city
        for cell, site in city.sites.items():
            street = city.streets[cell]
            if not city.is_enclosed(street):
                for colour in range(4):
                    if site.building.symbol_counts[colour]:
                        homes[colour].append((self._streets.person(cell, colour), street))
        return homes


def _together(cells: Iterable[Cell], lots: Iterable[Lot]) -> frozenset[Cell] | None:
    """Return some cells joined with those that streets depend on; `None` if any cell may matter."""
    together = set(cells)
    for lot in lots:
        if lot.looks_at is None:
            return None
        together |= lot.looks_at
    return frozenset(together)
