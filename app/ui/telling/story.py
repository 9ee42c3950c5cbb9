"""The story of a choice: what it led to, as beats, each with the board of its own moment. Pure data."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.engine.city import City, Site
from app.engine.deck import COLOURS, Counts
from app.engine.draft import plus
from app.engine.events import (
    Abandoned,
    Built,
    Displaced,
    Event,
    GameEnded,
    GotFomo,
    Joined,
    Moved,
    Renovated,
    StreetScored,
    TileLifted,
)
from app.engine.geometry import Cell
from app.engine.receipts import Receipt
from app.engine.state import State
from app.ui.model import Beat


def beats(before: State, events: Iterable[Event]) -> tuple[Beat, ...]:
    """Return the beats that tell of events: the Grifter's choice, a street that closes, every payment.

    `before` is the state as the one who is told knew it before the events. While a street is paid, its signs
    and people are still in place, and each seat has the money it was paid so far.
    """
    told: list[Beat] = []
    lifting: TileLifted | None = None
    moment = before
    for event in events:
        match event:
            case TileLifted():
                lifting = event
            case StreetScored(street, receipts, _):
                told.append(Beat(street, state=moment))
                for receipt in receipts:
                    moment = _paid(moment, receipt)
                    told.append(Beat(street, receipt, state=moment))
            case GameEnded(receipts, _):
                for receipt in receipts:
                    moment = _paid(moment, receipt)
                    told.append(Beat((), receipt, state=moment))
        moment = replace(moment, city=city_after(moment, event), decision=None)
        if isinstance(event, Built) and lifting is not None:
            told.append(Beat(lifted=lifting, built=event.cell, state=moment))
            lifting = None
    return tuple(told)


def _paid(state: State, receipt: Receipt) -> State:
    seats = list(state.seats)
    seats[receipt.seat] = seats[receipt.seat]._replace(money=seats[receipt.seat].money + receipt.dollars)
    return replace(state, seats=tuple(seats))


# --- The board, event by event ---


def city_after(state: State, event: Event) -> City:
    """Return the city of a state after an event; people who were lifted leave it once they are placed."""
    city = state.city
    match event:
        case Abandoned(cell=cell):
            return _changed(city, cell, owner=None, signs=0)
        case Built(seat, tile, cell, facing, double, newcomers):
            people = _counts(newcomers)
            return city.built(cell, Site(state.rules.deck[tile], facing, seat, 2 if double else 1, people))
        case Renovated(seat, tile, cell, _, newcomers):
            people = city.sites[cell].people
            for colour in newcomers:
                people = plus(people, COLOURS.index(colour), 1)
            building = state.rules.deck[tile]
            return _changed(city, cell, building=building, owner=seat, signs=1, people=people)
        case Joined(colour, count, cell, to):
            return _run(city, colour, count, cell, to, lying=True)
        case Displaced(colour, count, cell, to):
            return _run(city, colour, count, cell, to, lying=False)
        case StreetScored(street):
            gone = {cell: city.sites[cell]._replace(owner=None, signs=0) for cell in street}
            return city.with_sites(gone)
        case Moved(_, colour, cell, to):
            return _add(_leave(city, colour, 1, cell), colour, 1, to, lying=True)
        case GotFomo(colour, count, cell):
            return _add(_leave(city, colour, count, cell), colour, count, cell, lying=False)
    return city


def _run(city: City, colour: str, count: int, cell: Cell, to: Cell, *, lying: bool) -> City:
    return _add(_leave(city, colour, count, cell), colour, count, to, lying=lying)


def _leave(city: City, colour: str, count: int, cell: Cell) -> City:
    """Return the city without some people of a cell: those with FOMO go first."""
    number = COLOURS.index(colour)
    site = city.sites[cell]
    standing = min(count, site.fomo[number])
    lying = min(count - standing, site.people[number])
    fomo, people = plus(site.fomo, number, -standing), plus(site.people, number, -lying)
    return _changed(city, cell, fomo=fomo, people=people)


def _add(city: City, colour: str, count: int, cell: Cell, *, lying: bool) -> City:
    number = COLOURS.index(colour)
    site = city.sites[cell]
    if lying:
        return _changed(city, cell, people=plus(site.people, number, count))
    return _changed(city, cell, fomo=plus(site.fomo, number, count))


def _changed(city: City, cell: Cell, **changes: object) -> City:
    return city.with_sites({cell: city.sites[cell]._replace(**changes)})  # type: ignore[arg-type]


def _counts(colours: tuple[str, ...]) -> Counts:
    return (
        colours.count(COLOURS[0]),
        colours.count(COLOURS[1]),
        colours.count(COLOURS[2]),
        colours.count(COLOURS[3]),
    )
