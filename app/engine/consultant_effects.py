"""Consultant effects during a turn: builds, draws, double signs, renovations and swaps (rules.md §8).

`consultants.py` lists the effects of each card.
"""

from __future__ import annotations

from typing import Final

from .city import COLOURS, NOBODY
from .consultants import consultant_of
from .events import ChooseSwap, Displaced, PayStreet, Renovated, ScoreStreets, Swapped
from .faults import Refusal
from .geometry import Cell
from .kinds import COPY
from .people import joined_events, welcome
from .position import Position
from .state import Draft, Renovate, Swap, plus

STATION: Final[Cell] = (0, 0)


def builds(draft: Draft, seat: int) -> int:
    """Return how many tiles a seat builds in the turn about to begin (Contractor)."""
    return min(len(draft.seats[seat].hand), consultant_of(draft, seat).builds if draft.stack else 1)


def draws(draft: Draft, seat: int) -> int:
    """Return how many tiles a seat draws at the end of its turn (Contractor)."""
    return consultant_of(draft, seat).builds


def may_double(draft: Draft, seat: int) -> bool:
    """Return whether a seat may put two signs on the building it builds (Investor)."""
    return (
        consultant_of(draft, seat).doubles
        and draft.seats[seat].signs >= 2
        and not any(site.owner == seat and site.signs > 1 for site in draft.city.sites.values())
    )


def covers(draft: Draft, seat: int) -> tuple[Cell, ...]:
    """Return the cells of the buildings that a seat may cover (Renovator)."""
    if not consultant_of(draft, seat).renovates:
        return ()
    return tuple(cell for cell in draft.city.sites if cover_refusal(draft, cell) is None)


def cover_refusal(position: Position, cell: Cell) -> Refusal | None:
    """Return why the Renovator may not cover the building on a cell, or `None` if that is allowed."""
    tile = position.city.sites[cell].building.id
    if tile == "central-station":
        return Refusal("renovate-station", (cell,))
    if tile == "city-park" and not position.rules.edition.covers_park:
        return Refusal("renovate-park", (cell,))
    if position.city.is_open(cell):
        return Refusal("renovate-open", (cell,))
    return None


def renovate(draft: Draft, seat: int, action: Renovate) -> None:
    """Build a tile on top of another and score its street at once (Renovator)."""
    cell = action.cell
    building = draft.rules.deck[action.tile]
    covered = draft.city.sites[cell]
    stay, leave = NOBODY, NOBODY
    for colour, (lying, standing) in enumerate(zip(covered.people, covered.fomo, strict=True)):
        if building.symbol_counts[colour]:
            stay = plus(stay, colour, lying + standing)
        else:
            leave = plus(leave, colour, lying + standing)
    station = draft.city.sites[STATION]
    waiting = tuple(a + b for a, b in zip(station.fomo, leave, strict=True))
    draft.change_site(STATION, fomo=waiting)
    draft.change_site(cell, fomo=NOBODY)
    arrival = welcome(draft, building, encloses=False, already=stay)
    draft.city, draft.supply = arrival.city, arrival.supply
    draft.change_site(cell, building=building, owner=seat, signs=1, people=arrival.people)
    draft.report(Renovated(seat, action.tile, cell, covered.building.id, arrival.newcomers))
    for colour, count in enumerate(leave):
        if count:
            draft.report(Displaced(COLOURS[colour], count, cell, STATION))
    for event in joined_events(arrival, cell):
        draft.report(event)
    draft.do_next(ScoreStreets(seat, (draft.city.streets[cell].first,)))


def swaps(draft: Draft, seats: tuple[int, ...], first: Cell) -> list[ChooseSwap]:
    """Return the steps for the Entrepreneur's swap in a street: one, or none without that card."""
    return [ChooseSwap(seat, first) for seat in seats if consultant_of(draft, seat).swaps]


def swap_options(draft: Draft, step: ChooseSwap) -> tuple[Swap, ...]:
    """Return the Entrepreneur's swaps in a street: no copy tiles, own buildings only, or no swap."""
    cells = [c for c in draft.city.streets[step.first].cells if draft.city.sites[c].owner == step.seat]
    tiles = [t for t in draft.seats[step.seat].hand if draft.rules.deck[t].valuation.kind != COPY]
    return tuple(sorted((Swap(), *(Swap(tile, cell) for tile in tiles for cell in cells)), key=str))


def swap(draft: Draft, step: ChooseSwap, action: Swap) -> None:
    """Record the chosen swap in the pending `PayStreet` step."""
    if action.tile is None or action.cell is None:
        return
    payment = draft.agenda.pop()
    if not isinstance(payment, PayStreet):
        raise RuntimeError(f"a swap is followed by {payment}")
    draft.do_next(payment.replace(tile=action.tile, cell=action.cell))
    shown = draft.seats[step.seat].shown
    draft.change_seat(step.seat, shown=tuple(sorted({*shown, action.tile})))
    draft.report(Swapped(step.seat, action.tile, action.cell))
