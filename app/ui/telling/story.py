"""The story of a choice: what it led to, as beats, each with the board of its own moment. Pure data."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

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
    TokenTaken,
)
from app.engine.geometry import Cell
from app.engine.receipts import Receipt
from app.engine.state import Seat, State
from app.ui.telling.beats import TRAVEL, Beat, Flight, at_cell, at_seat

QUIET: Final = 700
"""Milliseconds a beat stays that only shows how something was built or moved."""

CLOSING: Final = 700
GRIFTER: Final = 3600
"""The Grifter's reasons take time to read."""

PAID: Final = 900
ALL_PAID: Final = 2700
LEAST_PAID: Final = 380
"""Milliseconds a payment stays; many in a row share a time, but none is too short to be seen."""

ONE_BY_ONE: Final = 70
"""Milliseconds between pieces that set out together."""


def beats(before: State, events: Iterable[Event], hand: Collection[str] = ()) -> tuple[Beat, ...]:
    """Return the beats that tell of events, each with the board of its own moment.

    `before` is the state as the one who is told knew it before the events. While a street is paid, its signs
    and people are still in place, and each seat has the money it was paid so far. `hand` lies open.
    """
    told: list[Beat] = []
    lifting: TileLifted | None = None
    moment = replace(before, decision=None)
    for event in events:
        was = moment
        moment = replace(moment, city=city_after(moment, event), seats=_seats_after(moment, event))
        match event:
            case TileLifted():
                lifting = event
            case Built(seat, tile, cell) | Renovated(seat, tile, cell):
                told.append(_built(moment, event, seat, cell, _whence(tile, seat, lifting, hand), lifting))
                lifting = None
            case Abandoned(seat, cell, _, signs):
                home = _in_turn([Flight("sign", at_cell(cell), at_seat(seat))] * signs)
                told.append(Beat(moment, (event,), cells=(cell,), flights=home, time=QUIET))
            case Joined(colour, _, cell, to) | Displaced(colour, _, cell, to) | Moved(_, colour, cell, to):
                run = Flight(colour, at_cell(cell), at_cell(to))
                _go_on(told, Beat(moment, (event,), cells=(cell, to), flights=(run,), time=QUIET))
            case GotFomo(colour, _, cell):
                rise = Flight(colour, "", at_cell(cell))
                _go_on(told, Beat(moment, (event,), cells=(cell,), flights=(rise,), time=QUIET))
            case TokenTaken():
                _go_on(told, Beat(moment, (event,), time=QUIET))
            case StreetScored(street, receipts, _):
                told.append(Beat(was, (event,), street, time=CLOSING, loud=True, closing=True))
                paid = _payments(was, street, receipts)
                told += paid
                if paid:
                    moment = replace(moment, seats=paid[-1].state.seats)
                told.append(_home(was.city, moment, street))
            case GameEnded(receipts, _):
                paid = _payments(moment, (), receipts)
                told += paid
                moment = paid[-1].state if paid else moment
    return tuple(told)


def flights(told: Sequence[Beat]) -> tuple[Flight, ...]:
    """Return all that travels in some beats, one beat after the other, for a board that is the last one's."""
    starts = accumulate((len(beat.flights) and TRAVEL for beat in told), initial=0)
    return tuple(
        flight.later(start) for beat, start in zip(told, starts, strict=False) for flight in beat.flights
    )


def _go_on(told: list[Beat], beat: Beat) -> None:
    """Add a beat, or what it tells to the one before if that tells of the same: all people run at once."""
    kinds = [type(said) for said in beat.said]
    last = told[-1] if told else None
    if last is None or [type(said) for said in last.said[-1:]] != kinds:
        told.append(beat)
        return
    later = [flight.later(ONE_BY_ONE * len(last.flights)) for flight in beat.flights]
    told[-1] = beat._replace(
        said=(*last.said, *beat.said),
        cells=tuple(dict.fromkeys((*last.cells, *beat.cells))),
        flights=(*last.flights, *later),
    )


def _whence(tile: str, seat: int, lifting: TileLifted | None, hand: Collection[str]) -> str:
    """Return where a tile comes from that is built."""
    if lifting is not None:
        return "stack"
    return f"hand {tile}" if tile in hand else at_seat(seat)


def _built(
    moment: State,
    event: Built | Renovated,
    seat: int,
    cell: Cell,
    source: str,
    lifting: TileLifted | None,
) -> Beat:
    """Tell of a build: the tile comes, then its sign, then its people."""
    place = at_cell(cell)
    newcomers = dict.fromkeys(event.newcomers)
    coming = [Flight("tile", source, place), Flight("sign", at_seat(seat), place, TRAVEL * 2 // 3)]
    coming += [
        Flight(colour, "", place, TRAVEL + ONE_BY_ONE * number) for number, colour in enumerate(newcomers)
    ]
    return Beat(
        moment,
        (event,),
        cells=(cell,),
        lifted=lifting,
        flights=tuple(coming),
        time=GRIFTER if lifting is not None else QUIET,
        loud=lifting is not None,
    )


def _payments(moment: State, street: tuple[Cell, ...], receipts: tuple[Receipt, ...]) -> list[Beat]:
    """Tell of payments one by one; a coin goes to the seat, whose money counts up."""
    time = max(LEAST_PAID, min(PAID, ALL_PAID // max(len(receipts), 1)))
    told = []
    for receipt in receipts:
        moment = _paid(moment, receipt)
        place = receipt.cell
        coin = (Flight("money", at_cell(place), at_seat(receipt.seat)),) if place is not None else ()
        cells = (place,) if place is not None else ()
        told.append(Beat(moment, (), street, cells, receipt, flights=coin, time=time, loud=True))
    return told


def _home(before: City, moment: State, street: tuple[Cell, ...]) -> Beat:
    """Tell how the signs of a street go home, and that its people rise."""
    signs: list[Flight] = []
    people: list[Flight] = []
    for cell in street:
        site = before.sites[cell]
        if site.owner is not None:
            signs += [Flight("sign", at_cell(cell), at_seat(site.owner))] * site.signs
        people += [
            Flight(colour, "", at_cell(cell)) for colour, n in zip(COLOURS, site.people, strict=True) if n
        ]
    rise = (flight.later(TRAVEL // 2) for flight in people)
    return Beat(moment, (), street, flights=(*_in_turn(signs), *rise), time=QUIET, loud=True)


def _in_turn(pieces: list[Flight]) -> tuple[Flight, ...]:
    return tuple(flight.later(ONE_BY_ONE * number) for number, flight in enumerate(pieces))


def _seats_after(state: State, event: Event) -> tuple[Seat, ...]:
    """Return the seats after an event that takes signs from them or gives some back."""
    given: dict[int, int] = {}
    match event:
        case Built(seat, _, _, _, double):
            given = {seat: -2 if double else -1}
        case Renovated(seat):
            given = {seat: -1}
        case Abandoned(seat, _, _, signs):
            given = {seat: signs}
        case StreetScored(_, _, home):
            given = dict(home)
    return (
        tuple(
            seat._replace(signs=seat.signs + given.get(number, 0))
            if not state.rules.is_grifter(number)
            else seat
            for number, seat in enumerate(state.seats)
        )
        if given
        else state.seats
    )


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
