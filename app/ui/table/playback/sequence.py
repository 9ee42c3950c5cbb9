"""Turn an action's events into steps, each with the board of its own moment."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from itertools import accumulate
from typing import Final

from app.engine.aftermath import after_payment, aftermath
from app.engine.city import COLOURS, City
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
from app.engine.state import State
from app.ui.table.playback.steps import TRAVEL, Flight, PlaybackStep, at_cell, at_seat

QUIET_TIME: Final = 700
"""Milliseconds of a step that only shows a build or a move."""

CLOSING: Final = 1000
GRIFTER_TIME: Final = 3600
"""Milliseconds of the Grifter's reasons, which take time to read."""

PAID: Final = 900
ALL_PAID: Final = 2700
LEAST_PAID: Final = 380
"""The least milliseconds of a payment; successive payments share a total, but each stays visible."""

ONE_BY_ONE: Final = 70
"""Milliseconds between pieces that start together."""


def steps_of(
    before: State, events: Iterable[Event], hand: Collection[str] = (), settles: Cell | None = None
) -> tuple[PlaybackStep, ...]:
    """Return the steps of events, each with the board of its own moment.

    `before` is the viewer's observation before the events. While a street pays, its signs and people are
    still in place, and each seat has its money so far. `hand` is the open one. The tile
    was already held over the cell `settles`: it settles there instead of flying in.
    """
    steps: list[PlaybackStep] = []
    lifting: TileLifted | None = None
    moment = replace(before, decision=None)
    for event in events:
        was = moment
        moment = aftermath(moment, event)
        match event:
            case TileLifted():
                lifting = event
            case Built(seat, tile, cell) | Renovated(seat, tile, cell):
                source = "" if cell == settles else _source(tile, seat, lifting, hand)
                steps.append(_build_step(moment, event, seat, cell, source, lifting))
                settles = None
                lifting = None
            case Abandoned(seat, cell, _, signs):
                home = _in_turn([Flight("sign", at_cell(cell), at_seat(seat))] * signs)
                steps.append(_quiet_step(moment, event, (cell,), home))
            case Joined(colour, _, cell, to) | Displaced(colour, _, cell, to) | Moved(_, colour, cell, to):
                run = Flight(colour, at_cell(cell), at_cell(to))
                _append(steps, _quiet_step(moment, event, (cell, to), (run,)))
            case GotFomo(colour, _, cell):
                rise = Flight(colour, "", at_cell(cell))
                _append(steps, _quiet_step(moment, event, (cell,), (rise,)))
            case TokenTaken():
                _append(steps, _quiet_step(moment, event))
            case StreetScored(street, receipts, _):
                steps.append(PlaybackStep(was, (event,), street, time=CLOSING, loud=True, closing=True))
                steps += _payments(was, street, receipts)
                steps.append(_return_home(was.city, moment, street))
            case GameEnded(receipts, _):
                steps += _payments(was, (), receipts)
    return tuple(steps)


def _quiet_step(
    moment: State, event: Event, cells: tuple[Cell, ...] = (), flights: tuple[Flight, ...] = ()
) -> PlaybackStep:
    return PlaybackStep(moment, (event,), cells=cells, flights=flights, time=QUIET_TIME)


def flights(steps: Sequence[PlaybackStep]) -> tuple[Flight, ...]:
    """Return the flights of all steps, in order, for a board that already shows the last one."""
    starts = accumulate((len(step.flights) and TRAVEL for step in steps), initial=0)
    return tuple(
        flight.later(start) for step, start in zip(steps, starts, strict=False) for flight in step.flights
    )


def _append(steps: list[PlaybackStep], step: PlaybackStep) -> None:
    """Add a step, or merge it into the last one about the same event: all people move at once."""
    kinds = [type(said) for said in step.said]
    last = steps[-1] if steps else None
    if last is None or [type(said) for said in last.said[-1:]] != kinds:
        steps.append(step)
        return
    later = [flight.later(ONE_BY_ONE * len(last.flights)) for flight in step.flights]
    steps[-1] = step._replace(
        said=(*last.said, *step.said),
        cells=tuple(dict.fromkeys((*last.cells, *step.cells))),
        flights=(*last.flights, *later),
    )


def _source(tile: str, seat: int, lifting: TileLifted | None, hand: Collection[str]) -> str:
    """Return where a built tile comes from."""
    if lifting is not None:
        return "stack"
    return f"hand {tile}" if tile in hand else at_seat(seat)


def _build_step(
    moment: State,
    event: Built | Renovated,
    seat: int,
    cell: Cell,
    source: str,
    lifting: TileLifted | None,
) -> PlaybackStep:
    """Return the step of a build: the tile arrives or settles, then its sign, then its people."""
    place = at_cell(cell)
    newcomers = dict.fromkeys(event.newcomers)
    coming = [
        Flight("tile", source, place),
        Flight("sign", at_seat(seat) if source else "", place, TRAVEL * 2 // 3),
    ]
    coming += [
        Flight(colour, "", place, TRAVEL + ONE_BY_ONE * number) for number, colour in enumerate(newcomers)
    ]
    return PlaybackStep(
        moment,
        (event,),
        cells=(cell,),
        lifted=lifting,
        flights=tuple(coming),
        time=GRIFTER_TIME if lifting is not None else QUIET_TIME,
        loud=lifting is not None,
    )


def _payments(moment: State, street: tuple[Cell, ...], receipts: tuple[Receipt, ...]) -> list[PlaybackStep]:
    """Return the steps of payments; each coin goes to its seat, whose money counts up."""
    time = max(LEAST_PAID, min(PAID, ALL_PAID // max(len(receipts), 1)))
    steps = []
    for receipt in receipts:
        moment = after_payment(moment, receipt)
        place = receipt.cell
        coin = (Flight("money", at_cell(place), at_seat(receipt.seat)),) if place is not None else ()
        cells = (place,) if place is not None else ()
        steps.append(PlaybackStep(moment, (), street, cells, receipt, flights=coin, time=time, loud=True))
    return steps


def _return_home(before: City, moment: State, street: tuple[Cell, ...]) -> PlaybackStep:
    """Return the step in which a street's signs go home and its people rise."""
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
    return PlaybackStep(moment, (), street, flights=(*_in_turn(signs), *rise), time=QUIET_TIME, loud=True)


def _in_turn(pieces: list[Flight]) -> tuple[Flight, ...]:
    return tuple(flight.later(ONE_BY_ONE * number) for number, flight in enumerate(pieces))
