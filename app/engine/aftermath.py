"""Apply events to the board, for stepwise replay, analysis and play between devices.

The engine itself changes a draft and reports events. `aftermath` rebuilds the board from those events alone,
so it needs no hidden information. Tests compare the two after every action.
"""

from __future__ import annotations

from dataclasses import replace

from . import events
from .city import COLOURS, ICONS, NOBODY, City, Counts, Site
from .geometry import Cell
from .receipts import Receipt, paid_by_seat
from .state import Seat, State, plus


def aftermath(state: State, event: events.Event) -> State:
    """Return the state with the board after an event.

    This changes the city, supply and bank, and the money, signs and tokens of the seats. Hands, stacks, the
    turn and the agenda stay unchanged. Moving people leave their building when they arrive at another.
    """
    supply, bank = state.supply, state.bank
    match event:
        case events.Built() | events.Renovated():
            supply = _sum(supply, _counts(event.newcomers), -1)
        case events.TokenTaken(_, kind):
            bank = plus(bank, ICONS.index(kind), -1)
    return replace(
        state, city=_city_after(state, event), seats=_seats_after(state, event), supply=supply, bank=bank
    )


def after_payment(state: State, receipt: Receipt) -> State:
    """Return the state after a single payment of an event."""
    return replace(state, seats=_with_money(state.seats, (receipt,)))


# --- The seats ---


def _seats_after(state: State, event: events.Event) -> tuple[Seat, ...]:
    seats = state.seats
    match event:
        case events.Built(seat, _, _, _, double):
            return _with_signs(state, {seat: -2 if double else -1})
        case events.Renovated(seat):
            return _with_signs(state, {seat: -1})
        case events.Abandoned(seat, _, _, signs):
            return _with_signs(state, {seat: signs})
        case events.StreetScored(_, receipts, home):
            return _with_money(_with_signs(state, dict(home)), receipts)
        case events.GameEnded(receipts, _):
            return _with_money(seats, receipts)
        case events.TokenTaken(seat, kind):
            tokens = plus(seats[seat].tokens, ICONS.index(kind), 1)
            return (*seats[:seat], seats[seat]._replace(tokens=tokens), *seats[seat + 1 :])
    return seats


def _with_signs(state: State, given: dict[int, int]) -> tuple[Seat, ...]:
    """Return the seats with their signs changed by seat number; the Grifter's signs are unlimited."""
    return tuple(
        [
            seat._replace(signs=seat.signs + given[number])
            if number in given and not state.rules.is_grifter(number)
            else seat
            for number, seat in enumerate(state.seats)
        ]
    )


def _with_money(seats: tuple[Seat, ...], receipts: tuple[Receipt, ...]) -> tuple[Seat, ...]:
    earned = paid_by_seat(receipts, len(seats))
    return tuple([seat._replace(money=seat.money + more) for seat, more in zip(seats, earned, strict=True)])


# --- The city ---


def _city_after(state: State, event: events.Event) -> City:
    city = state.city
    match event:
        case events.Abandoned(cell=cell):
            return _change_site(city, cell, owner=None, signs=0)
        case events.Built(seat, tile, cell, facing, double, newcomers):
            people = _counts(newcomers)
            return city.with_building(
                cell, Site(state.rules.deck[tile], facing, seat, 2 if double else 1, people)
            )
        case events.Renovated():
            return _renovate(state, event)
        case events.Joined(colour, count, cell, to):
            return _move(city, colour, count, cell, to, lying=True)
        case events.Displaced(colour, count, cell, to):
            return _move(city, colour, count, cell, to, lying=False)
        case events.StreetScored(street):
            cleared = {cell: city.sites[cell]._replace(owner=None, signs=0) for cell in street}
            return city.with_sites(cleared)
        case events.Moved(_, colour, cell, to):
            return _move(city, colour, 1, cell, to, lying=True)
        case events.GotFomo(colour, count, cell):
            return _move(city, colour, count, cell, cell, lying=False)
    return city


def _renovate(state: State, event: events.Renovated) -> City:
    """Return the city after a renovation; people in a colour of the new building stay and lie down."""
    building, covered = state.rules.deck[event.tile], state.city.sites[event.cell]
    people, fomo = covered.people, covered.fomo
    for colour, waiting in enumerate(covered.fomo):
        if building.symbol_counts[colour]:
            people, fomo = plus(people, colour, waiting), plus(fomo, colour, -waiting)
    return _change_site(
        state.city,
        event.cell,
        building=building,
        owner=event.seat,
        signs=1,
        people=_sum(people, _counts(event.newcomers)),
        fomo=fomo,
    )


def _move(city: City, colour: str, count: int, cell: Cell, to: Cell, *, lying: bool) -> City:
    """Return the city after people moved between two cells; they arrive lying, or standing with FOMO.

    People with FOMO leave the first cell before others.
    """
    number, site = COLOURS.index(colour), city.sites[cell]
    standing = min(count, site.fomo[number])
    left = site._replace(
        fomo=plus(site.fomo, number, -standing),
        people=plus(site.people, number, -min(count - standing, site.people[number])),
    )
    city = city.with_sites({cell: left})
    site = city.sites[to]
    if lying:
        return _change_site(city, to, people=plus(site.people, number, count))
    return _change_site(city, to, fomo=plus(site.fomo, number, count))


def _change_site(city: City, cell: Cell, **changes: object) -> City:
    return city.with_sites({cell: city.sites[cell]._replace(**changes)})  # type: ignore[arg-type]


def _counts(colours: tuple[str, ...]) -> Counts:
    counts = NOBODY
    for colour in colours:
        counts = plus(counts, COLOURS.index(colour), 1)
    return counts


def _sum(counts: Counts, more: Counts, sign: int = 1) -> Counts:
    a, b, c, d = (one + sign * other for one, other in zip(counts, more, strict=True))
    return (a, b, c, d)
