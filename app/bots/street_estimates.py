"""Estimates of the payments of streets, from one seat's point of view."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..engine.city import Site, Street
from ..engine.consultants import NO_SYMBOLS, consultant_of, lent_to
from ..engine.deck import SymbolCounts
from ..engine.geometry import Cell
from ..engine.position import Position
from .kind_estimates import (
    KIND_ESTIMATES,
    SYMBOL_INDEX,
    SYMBOL_KINDS,
    Glance,
    cells_looked_at,
    copied_kinds,
    growing_with,
)
from .prospects import AT_END, Outlook, times_of

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
