"""Estimates of builds, without carrying them out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from ..engine.city import Site, Street
from ..engine.deck import Building, Counts, SymbolCounts
from ..engine.geometry import Cell, Facing, beside, neighbours, surroundings
from ..engine.people import welcome
from ..engine.position import Supplied
from .kind_estimates import STREET_KINDS, growing_with
from .street_estimates import Lot, StreetEstimates, symbols_of, with_symbols

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
