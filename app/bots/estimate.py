"""What buildings may be expected to pay: the bots' quick eye.

The engine tells what a building is worth now; here is guessed what it will have paid when the game is over,
from its valuation, its people, the open ends of its street and the turns that are left. The numbers are
fitted to games that bots played among themselves (`weights.py`). Whoever searches asks this of thousands of
positions, so a building that is thought of is valued without being built.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from ..engine.city import City, Site, Street
from ..engine.consultants import NO_SYMBOLS, consultant_of
from ..engine.deck import SYMBOLS, WILD, Building, Counts, SymbolCounts
from ..engine.geometry import Cell, Facing, beside, neighbours, surroundings
from ..engine.kinds import KINDS, complete_sets
from ..engine.people import welcome
from ..engine.position import Position, Supplied
from .evaluation import token_promises
from .weights import WEIGHTS

AMONG_PEOPLE: Final = "among people"
ALONE: Final = "alone"
GRIFTER: Final = "grifter"

CLAIM: Final = 3.0
"""Dollars that a token which is still to be claimed may bring, by the bonuses at the end."""

LONGEST: Final = 16
"""Turns left beyond which it makes no difference how many."""

SYMBOL_KINDS: Final = frozenset(kind.id for kind in KINDS.values() if kind.symbols)


def ramps(turns: int) -> tuple[float, float]:
    """Return what the fitted numbers are multiplied with when so many turns are left; nothing at the end."""
    turns = min(turns, LONGEST)
    return (turns / (turns + 2), turns / LONGEST)


class Prospect(NamedTuple):
    """What a building is expected to pay: so much for each dollar of its valuation, and so much besides."""

    slope: float
    besides: float


class Times(NamedTuple):
    """The fitted numbers for some turns left: by open ends (none: paid now) and kind, or by unused signs."""

    valuations: tuple[dict[str, Prospect], ...]
    people: tuple[float, ...]
    signs: tuple[float, ...]


@lru_cache(maxsize=len(WEIGHTS) * (LONGEST + 1))
def times(who: str, turns: int) -> Times:
    """Return the fitted numbers for a number of turns left; `who` is one of the keys of `WEIGHTS`."""
    ramp, weights = ramps(turns), WEIGHTS[who]

    def at(numbers: Sequence[float]) -> float:
        return sum([number * factor for number, factor in zip(numbers, ramp, strict=True)])

    now = {kind: Prospect(1.0, 0.0) for kind in KINDS}
    later = [
        {kind: Prospect(0.5 + at(slope), 0.25 + at(besides)) for kind, (slope, besides) in table.items()}
        for table in weights.valuations
    ]
    return Times(
        (now, *later),
        (1.0, *(0.5 + at(each) for each in weights.people)),
        tuple(at(each) for each in weights.signs),
    )


def times_of(position: Position, turns: int) -> list[Times]:
    """Return each seat's fitted numbers: those among people, or of the player alone and of the Grifter."""
    if position.rules.solo:
        return [times(ALONE, turns), times(GRIFTER, turns)]
    return [times(AMONG_PEOPLE, turns)] * len(position.seats)


class Lot(NamedTuple):
    """A street as it stands: sites, symbols with those pointing in, and what it is expected to bring.

    `looks_at` are the cells on which that depends.
    """

    street: Street
    sites: tuple[Site, ...]
    counts: SymbolCounts
    opened: int
    value: float
    looks_at: frozenset[Cell]


class Plot(NamedTuple):
    """What a building would join on an empty cell in a facing, whatever it is.

    `cells`, `sites`, `counts` and `opened` are those of its street without it; `before` is what that has
    been expected to bring. `touched` are the streets that it would end, and whether it would point in;
    `ended` is what those into which it would not point bring more.
    `closes` tells that a street would be enclosed. `looks_at` are the cells on which all this depends.
    `worths` is filled by and by: what the streets bring more by a tile with so many signs and these people.
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
    looks_at: frozenset[Cell]
    worths: dict[tuple[str, int, Counts], float]


class Chart:
    """How a seat sees a position: what each street, and what each build, is expected to bring it in dollars.

    A rival's dollar counts against the seat, shared among all rivals. `turns` are those left for each seat.
    `before` is how the same seat saw an earlier position with as many turns left: what has not changed since
    is not worked out again.
    """

    def __init__(self, position: Supplied, seat: int, turns: int, before: Chart | None = None) -> None:
        self.seat = seat
        self._position = position
        self._city: City = position.city
        seats = len(position.seats)
        self._times = times_of(position, turns)
        self._shares = [1.0 if number == seat else -1.0 / (seats - 1) for number in range(seats)]
        self._lots: dict[Street, Lot] = {}
        self._plots: dict[tuple[Cell, Facing], Plot] = {}
        self._coming: dict[tuple[str, bool], Counts] = {}
        self._fomo = position.rules.edition.fomo_counts
        self._copies_all = position.rules.edition.copies_all
        self._lent = {
            number: _lent(position, number)
            for number, other in enumerate(position.seats)
            if other.consultant is not None and consultant_of(position, number).lends is not None
        }
        self._before = before if before is not None and before._lent == self._lent else None
        self._changed: frozenset[Cell] = frozenset()
        if self._before is not None:
            sites = self._before._city.sites
            self._changed = frozenset(
                [cell for cell, site in self._city.sites.items() if sites.get(cell) != site]
            )

    # --- Positions ---

    def evaluation(self) -> float:
        """Return how the seat stands: money, promises, tokens and unused signs, less those of its rivals."""
        total = self.money() + self.signs() + self.tokens()
        seen: set[Street] = set()
        for street in self._city.streets.values():
            if street not in seen:
                seen.add(street)
                total += self._lot(street).value
        return total

    def money(self) -> float:
        """Return the seat's money, less that of its rivals."""
        return sum(
            [share * seat.money for share, seat in zip(self._shares, self._position.seats, strict=True)]
        )

    def tokens(self) -> float:
        """Return what everybody's business tokens promise: bonuses as they stand, and that more may come."""
        if not self._position.rules.business:
            return 0.0
        promised = token_promises(self._position)
        return sum([share * cents for share, cents in zip(self._shares, promised, strict=True)]) / 100

    def signs(self) -> float:
        """Return what everybody's unused signs mean to the seat."""
        is_grifter = self._position.rules.is_grifter
        return sum(
            [
                self._shares[number] * self._times[number].signs[seat.signs]
                for number, seat in enumerate(self._position.seats)
                if not is_grifter(number)
            ]
        )

    def described(self, cell: Cell) -> tuple[int, str, int, int]:
        """Return what is looked at of an owned building: open ends, kind, dollars of its worth, people."""
        lot = self._lot(self._city.streets[cell])
        site = self._city.sites[cell]
        owner = site.owner if site.owner is not None else self.seat
        counts = lot.counts
        if owner in self._lent and site.building.valuation.kind in SYMBOL_KINDS:
            counts = self._with_lent(counts, owner, lot.street.cells, lot.sites, None)
        dollars = self._amount(site.building, cell, owner, lot.street.cells, lot.sites, counts, None)
        return lot.opened, site.building.valuation.kind, dollars * max(site.signs, 1), sum(site.people)

    def _lot(self, street: Street) -> Lot:
        lot = self._lots.get(street)
        if lot is None and self._before is not None and self._changed.isdisjoint(street.cells):
            lot = self._before._lot(street)
            if self._changed.isdisjoint(lot.looks_at):
                self._lots[street] = lot
            else:
                lot = None
        if lot is None:
            all_sites = self._city.sites
            sites = tuple([all_sites[cell] for cell in street.cells])
            counts = _symbols(sites, [all_sites[cell] for cell in self._city.pointing(street)])
            before, after = street.ends
            opened = (before not in all_sites) + (after not in all_sites)
            value = self._expected(street.cells, sites, counts, opened)
            looks_at = self._looks_at((*street.cells, before, after), zip(street.cells, sites, strict=True))
            lot = self._lots[street] = Lot(street, sites, counts, opened, value, looks_at)
        return lot

    def _looks_at(self, cells: Iterable[Cell], sites: Iterable[tuple[Cell, Site]]) -> frozenset[Cell]:
        """Return some cells, and those elsewhere that adjacency and enclosure valuations look at."""
        found = set(cells)
        for cell, site in sites:
            kind = site.building.valuation.kind
            if kind == "adjacency":
                found.update(surroundings(cell))
            elif kind == "enclosure":
                for neighbour in neighbours(cell):
                    found.add(neighbour)
                    if neighbour in self._city.streets:
                        found.update(self._city.streets[neighbour].ends)
        return frozenset(found)

    # --- Builds ---

    def gain(self, building: Building, cell: Cell, facing: Facing, signs: int = 1) -> float:
        """Return what a build is expected to bring the seat, with those who come to the new building."""
        plot = self._plots.get((cell, facing)) or self._plot(cell, facing)
        comers = self._comers(building, plot.opened == 0)
        value = plot.worths.get((building.id, signs, comers))
        if value is None:
            site = Site(building, facing, self.seat, signs, comers)
            value = self._more(plot, cell, site)
            if building.valuation.kind != "adjacency":  # that depends on buildings of any street around
                plot.worths[building.id, signs, comers] = value
        for street, more in self._beside.get(cell, ()):
            if street.cells[0] not in plot.cells and all(lot.street != street for lot, _ in plot.touched):
                value += more
        if not plot.closes:
            return value + self._sign_less[signs]
        seat, shares = self.seat, self._shares
        freed = [0] * len(shares)
        moved = 0.0
        own_home = self._times[seat].people[plot.opened] if plot.opened else 0.0
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
                table = self._times[number].signs
                unused = self._position.seats[number].signs
                value += shares[number] * (table[max(unused + count, 0)] - table[unused])
        return value + moved

    def _more(self, plot: Plot, cell: Cell, site: Site) -> float:
        """Return what a building would make its street, and those that it ends, bring more."""
        added = site.building.symbol_counts
        counts = _plus(plot.counts, added)
        value = self._expected((*plot.cells, cell), (*plot.sites, site), counts, plot.opened, cell)
        value += plot.ended - plot.before
        for lot, points in plot.touched:
            if points:
                value += self._ended(lot, cell, _plus(lot.counts, added))
        return value

    def _ended(self, lot: Lot, cell: Cell, counts: SymbolCounts) -> float:
        """Return what a street brings more once a cell beyond its end is built on."""
        return self._expected(lot.street.cells, lot.sites, counts, lot.opened - 1, cell) - lot.value

    def _comers(self, building: Building, enclosed: bool) -> Counts:
        """Return who comes to a new building, by colour."""
        people = self._coming.get((building.id, enclosed))
        if people is None:
            people = welcome(self._position, building, enclosed=enclosed).people
            self._coming[building.id, enclosed] = people
        return people

    @cached_property
    def _sign_less(self) -> tuple[float, ...]:
        """Return what it means to the seat to use so many signs."""
        if self._position.rules.is_grifter(self.seat):
            return (0.0, 0.0, 0.0)
        table, unused = self._times[self.seat].signs, self._position.seats[self.seat].signs
        return tuple([table[max(unused - signs, 0)] - table[unused] for signs in range(3)])

    @cached_property
    def _beside(self) -> dict[Cell, list[tuple[Street, float]]]:
        """Return by cell what a building there is expected to bring those with an adjacency valuation."""
        found: dict[Cell, list[tuple[Street, float]]] = {}
        for cell, site in self._city.sites.items():
            if site.owner is not None and site.building.valuation.kind == "adjacency":
                lot = self._lot(self._city.streets[cell])
                slope = self._times[site.owner].valuations[lot.opened]["adjacency"].slope
                more = self._shares[site.owner] * slope * site.building.valuation.dollars * site.signs
                for near in surroundings(cell):
                    found.setdefault(near, []).append((lot.street, more))
        return found

    def _enclosing(self, ends: Iterable[Cell]) -> float:
        """Return what enclosure valuations at the ends of a street gain when it is enclosed."""
        total = 0.0
        for end in ends:
            site = self._city.sites.get(end)
            if site is None or site.owner is None or site.building.valuation.kind != "enclosure":
                continue
            if not self._city.encloses(end):
                opened = self._lot(self._city.streets[end]).opened
                slope = self._times[site.owner].valuations[opened]["enclosure"].slope
                total += self._shares[site.owner] * slope * site.building.valuation.dollars * site.signs
        return total

    def _plot(self, cell: Cell, facing: Facing) -> Plot:
        if self._before is not None:
            known = self._before._plots.get((cell, facing)) or self._before._plot(cell, facing)
            if self._changed.isdisjoint(known.looks_at):
                self._plots[cell, facing] = known
                return known
        city = self._city
        sites, streets = city.sites, city.streets
        street = city.street_with(cell, facing)
        first, last = street.ends
        before = 0.0
        looks_at: set[Cell] = {*neighbours(cell), *street.ends}
        done: list[Street] = []
        for other in street.cells:
            if other != cell and streets[other] not in done:
                done.append(streets[other])
                lot = self._lot(streets[other])
                before += lot.value
                looks_at |= lot.looks_at
        joined = [other for other in street.cells if other != cell]
        opened = (first not in sites) + (last not in sites)
        own = tuple([sites[other] for other in joined])
        counts = _symbols(own, [sites[end] for end in city.pointing(street)])
        front = beside(cell, facing)
        touched = []
        more = 0.0
        for neighbour in neighbours(cell):
            ended = streets.get(neighbour)
            if ended is not None and ended not in done and cell in ended.ends:
                lot = self._lot(ended)
                touched.append((lot, neighbour == front))
                if neighbour != front:
                    more += self._ended(lot, cell, lot.counts)
                looks_at |= lot.looks_at
        closes = not opened or any(lot.opened == 1 for lot, _ in touched)
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
            frozenset(looks_at),
            {},
        )
        self._plots[cell, facing] = plot
        return plot

    def _close(
        self,
        sites: Sequence[Site],
        cells: Sequence[Cell],
        freed: list[int],
        added: SymbolCounts,
        own_home: float,
    ) -> float:
        """Note the signs that a scored street frees; return what its people and tokens are worth to the seat.

        They may also move to the building just built, with the symbols `added`, if that is an open street's.
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
        """Return what the tokens of a scored street are worth, which each claims for one building."""
        claims = [0] * len(self._shares)
        for site in sites:
            if site.owner is not None:
                claims[site.owner] = max(claims[site.owner], len(site.building.icons))
        return CLAIM * sum([share * count for share, count in zip(self._shares, claims, strict=True)])

    @cached_property
    def _homes(self) -> list[list[tuple[float, Street]]]:
        """Return by colour where people may move to: what one is worth there, and the street."""
        homes: list[list[tuple[float, Street]]] = [[], [], [], []]
        for cell, site in self._city.sites.items():
            street = self._city.streets[cell]
            if not self._city.enclosed(street):
                for colour in range(4):
                    if site.building.symbol_counts[colour]:
                        homes[colour].append((self.person(cell, colour), street))
        return homes

    # --- People, and what is given up ---

    def person(self, cell: Cell, colour: int) -> float:
        """Return what one person more of a colour on a building is expected to bring the seat."""
        lot = self._lot(self._city.streets[cell])
        times, opened = self._times, lot.opened
        total = 0.0
        site = self._city.sites[cell]
        if site.owner is not None:
            total += self._shares[site.owner] * times[site.owner].people[opened]
        for other in lot.sites:
            valuation = other.building.valuation
            if (
                other.owner is not None
                and valuation.kind == "people"
                and _INDEX[valuation.symbols[0]] == colour
            ):
                slope = times[other.owner].valuations[opened]["people"].slope
                total += self._shares[other.owner] * slope * valuation.dollars
        return total

    def building(self, cell: Cell) -> float:
        """Return what the building on a cell is expected to pay its owner."""
        opened, kind, dollars, people = self.described(cell)
        owner = self._city.sites[cell].owner
        times = self._times[self.seat if owner is None else owner]
        slope, besides = times.valuations[opened][kind]
        return slope * dollars + besides + times.people[opened] * people

    # --- Streets ---

    def _expected(
        self,
        cells: Sequence[Cell],
        sites: Sequence[Site],
        counts: SymbolCounts,
        opened: int,
        built: Cell | None = None,
    ) -> float:
        """Return what the owned buildings of a street are expected to pay, rivals' against it.

        `counts` are the symbols in it and pointing in, `opened` its open ends. `built` is the cell of a
        building that is only thought of.
        """
        times = self._times
        total = 0.0
        for cell, site in zip(cells, sites, strict=True):
            owner = site.owner
            if owner is None:
                continue
            kind = site.building.valuation.kind
            own = counts
            if owner in self._lent and kind in SYMBOL_KINDS:
                own = self._with_lent(counts, owner, cells, sites, built)
            dollars = self._amount(site.building, cell, owner, cells, sites, own, built)
            if site.signs > 1:
                dollars *= 2
            theirs = times[owner]
            slope, besides = theirs.valuations[opened][kind]
            a, b, c, d = site.people
            residents = a + b + c + d
            if self._fomo:
                residents += sum(site.fomo)
            total += self._shares[owner] * (slope * dollars + besides + theirs.people[opened] * residents)
        return total

    def _with_lent(
        self,
        counts: SymbolCounts,
        owner: int,
        cells: Sequence[Cell],
        sites: Sequence[Site],
        built: Cell | None,
    ) -> SymbolCounts:
        """Return symbols with what the owner's consultant adds."""
        card = self._position.seats[owner].consultant
        a, b, c, d, e = _plus(counts, self._lent[owner])
        if card == "hipster-legend":
            return (a, 0, c, d, e + b)
        if card == "location-scout":
            here = [s for at, s in zip(cells, sites, strict=True) if s.owner == owner and at != built]
            f, g, h, i, j = _symbols(here, ())
            return (a - f, b - g, c - h, d - i, e - j)
        return (a, b, c, d, e)

    def _amount(
        self,
        building: Building,
        cell: Cell,
        owner: int,
        cells: Sequence[Cell],
        sites: Sequence[Site],
        counts: SymbolCounts,
        built: Cell | None,
    ) -> int:
        """Return the dollars of a valuation at a cell, as the engine would work them out (rules.md §4)."""
        valuation = building.valuation
        kind, dollars = valuation.kind, valuation.dollars
        if kind == "symbols":
            return dollars * (counts[_INDEX[valuation.symbols[0]]] + counts[WILD])
        if kind == "sets":
            first, second = valuation.symbols
            if first == second:
                return dollars * ((counts[_INDEX[first]] + counts[WILD]) // 2)
            return dollars * complete_sets(counts[_INDEX[first]], counts[_INDEX[second]], counts[WILD])
        if kind == "people":
            colour = _INDEX[valuation.symbols[0]]
            there = sum([site.people[colour] for site in sites])
            if self._fomo:
                there += sum([site.fomo[colour] for site in sites])
            return dollars * there
        if kind == "size":
            return dollars * len(cells)
        if kind == "signs":
            return dollars * sum([site.signs for site in sites if site.owner == owner])
        if kind == "wild":
            return dollars * counts[WILD]
        if kind == "adjacency":
            all_sites = self._city.sites
            return dollars * sum([near in all_sites or near == built for near in surroundings(cell)])
        if kind == "enclosure":
            return dollars if self._encloses(cell, cells, built) else 0
        if kind == "copy":
            best = 0
            for other, site in zip(cells, sites, strict=True):
                copied = site.building.valuation.kind
                if other == cell or copied in ("copy", "none"):
                    continue
                if copied in ("enclosure", "adjacency") and not self._copies_all:
                    continue
                best = max(best, self._amount(site.building, other, owner, cells, sites, counts, built))
            return best
        return 0

    def _encloses(self, cell: Cell, own: Sequence[Cell], built: Cell | None) -> bool:
        """Return whether the building on a cell encloses a street, one thought of counted in."""
        sites, streets = self._city.sites, self._city.streets
        for neighbour in neighbours(cell):
            street = streets.get(neighbour)
            if street is not None and cell in street.ends and neighbour not in own:
                before, after = street.ends
                other = after if before == cell else before
                if other in sites or other == built:
                    return True
        return False


class Charts:
    """How seats see a position and those that come of it, worked out only where they differ.

    `before` are those of a position that this one came of. The position must not change.
    """

    def __init__(self, position: Supplied, before: Charts | None = None) -> None:
        self._position = position
        self._look = before.of if before is not None else Chart
        self._first: dict[tuple[int, int], Chart] = {}

    def of(self, position: Supplied, seat: int, turns: int) -> Chart:
        """Return how a seat sees a position that came of this one."""
        key = (seat, min(turns, LONGEST))
        if key not in self._first:
            self._first[key] = self._look(self._position, seat, turns)
        return Chart(position, seat, turns, self._first[key])


_INDEX: Final = {symbol: number for number, symbol in enumerate(SYMBOLS)}


def _plus(counts: SymbolCounts, more: SymbolCounts) -> SymbolCounts:
    a, b, c, d, e = counts
    f, g, h, i, j = more
    return (a + f, b + g, c + h, d + i, e + j)


def _symbols(sites: Iterable[Site], pointing: Iterable[Site]) -> SymbolCounts:
    counts = NO_SYMBOLS
    for site in (*sites, *pointing):
        counts = _plus(counts, site.building.symbol_counts)
    return counts


def _lent(position: Position, seat: int) -> SymbolCounts:
    """Return the symbols that a seat's consultant adds, a Location Scout's from everywhere."""
    own = position.seats[seat]
    if own.consultant == "hacker":
        backs = [position.rules.deck[tile].back for tile in own.hand]
        a, b, c, d, e = (backs.count(symbol) for symbol in SYMBOLS)
        return (a, b, c, d, e + 1)
    if own.consultant == "hipster-legend":
        return (0, 1, 0, 0, 0)
    return _symbols([site for site in position.city.sites.values() if site.owner == seat], ())
