"""Building values (rules.md §4) as numbers and as receipts, from one computation.

`kinds.py` counts for each kind of valuation; this module adds copies, consultants, signs and people.
"""

from __future__ import annotations

from .city import Building, Site, Valuation
from .consultants import NOTHING_LENT, consultant_of, lent_to
from .geometry import Cell
from .kinds import COPY, KINDS, NOTHING_COUNTED, Count, ValuationContext
from .position import Position
from .receipts import Line, Occasion, Receipt

_Worth = tuple[int, Valuation, Count, Cell | None]
"""The dollars, the valuation that pays, its count, and the cell it is copied from."""


def _evaluate(context: ValuationContext, valuation: Valuation) -> _Worth:
    """Evaluate a valuation; a copy takes the best one of its street, the first on a tie."""
    if valuation.kind != COPY:
        count = KINDS[valuation.kind].count(context, valuation)
        return count[0] * valuation.dollars, valuation, count, None
    sites, copies_all = context.position.city.sites, context.position.rules.edition.copies_all
    best: _Worth = (0, valuation, NOTHING_COUNTED, None)
    for cell in context.street.cells:
        other = sites[cell].building.valuation
        if KINDS[other.kind].may_be_copied(copies_all):
            dollars, paying, count, _ = _evaluate(context._replace(cell=cell), other)
            if best[3] is None or dollars > best[0]:
                best = (dollars, paying, count, cell)
    return best


def _context(position: Position, cell: Cell, valuation: Valuation, *, final: bool) -> ValuationContext:
    """Return the context of the owned building on a cell, with the symbols lent to its owner."""
    owner = position.city.sites[cell].owner
    if owner is None:
        raise ValueError(f"{position.city.sites[cell].building.id} has no owner")
    street = position.city.streets[cell]
    lent = NOTHING_LENT
    if position.seats[owner].consultant is not None and KINDS[valuation.kind].symbols:
        lent = lent_to(position, owner, final=final)
    return ValuationContext(position, street, cell, owner, lent)


def residents(position: Position, site: Site) -> int:
    """Return the number of people on a building who pay $1 each."""
    people = sum(site.people)
    return people + sum(site.fomo) if position.rules.edition.fomo_counts else people


def valuation_of(position: Position, cell: Cell, *, final: bool = False, tile: Building | None = None) -> int:
    """Return the dollars of the valuation of the owned building on a cell, times its signs.

    `tile` is valued instead of the building (rules.md §8, Entrepreneur); `final` is end game scoring.
    """
    site = position.city.sites[cell]
    valuation = (tile or site.building).valuation
    return _evaluate(_context(position, cell, valuation, final=final), valuation)[0] * site.signs


def worth(position: Position, cell: Cell, *, final: bool = False, tile: Building | None = None) -> int:
    """Return the dollars that the owned building on a cell earns if scored now, from valuation and people."""
    full = valuation_of(position, cell, final=final, tile=tile) + residents(
        position, position.city.sites[cell]
    )
    return (full + 1) // 2 if final else full


def receipt(
    position: Position, cell: Cell, occasion: Occasion = "street", *, tile: Building | None = None
) -> Receipt:
    """Return the receipt of the owned building on a cell if scored now (rules.md §4, at the end §6)."""
    site = position.city.sites[cell]
    building = tile or site.building
    context = _context(position, cell, building.valuation, final=occasion == "end")
    card = consultant_of(position, context.owner).id
    line = _line(context, building.valuation, card, tile)
    lines = [line]
    if site.signs > 1:
        lines.append(Line("double", line.dollars, cells=(cell,), card=card))
    people = residents(position, site)
    if people:
        lines.append(Line("residents", people, people, 1, cells=(cell,)))
    if occasion == "end":
        full = sum(line.dollars for line in lines)
        lines.append(Line("half", (full + 1) // 2 - full, cells=(cell,)))
    return Receipt(context.owner, occasion, tuple(lines), cell, site.building.id)


def _line(context: ValuationContext, valuation: Valuation, card: str, tile: Building | None) -> Line:
    """Return the line of a valuation; name the card only if its symbols change the amount."""
    best, lent = _evaluate(context, valuation), False
    if context.lent is not NOTHING_LENT:
        without = _evaluate(context._replace(lent=NOTHING_LENT), valuation)
        lent = without[0] != best[0]
        best = best if lent else without
    dollars, paying, (units, cells, filled), copied = best
    return Line(
        kind=paying.kind,
        dollars=dollars,
        units=units,
        each=paying.dollars,
        symbols=paying.symbols,
        filled=filled,
        cells=tuple(dict.fromkeys(cells if copied is None else (copied, *cells))),
        card=card if lent else None,
        copied=None if copied is None else context.position.city.sites[copied].building.id,
        tile=None if tile is None else tile.id,
    )


def scoring_order(seats: int, first: int) -> tuple[int, ...]:
    """Return all seats clockwise from the first."""
    return tuple((first + n) % seats for n in range(seats))
