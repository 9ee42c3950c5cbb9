"""A state being worked on: the one mutable thing in the engine, never seen outside of `game.apply`."""

from __future__ import annotations

from copy import copy
from typing import Any

from .city import City, Site
from .deck import Counts
from .events import Event
from .geometry import Cell
from .state import Decision, Seat, State
from .steps import Step


class Draft:
    """The parts of a state, to be changed; `freeze` makes the next state of them."""

    def __init__(self, state: State) -> None:
        self.rules = state.rules
        self.city: City = state.city
        self.seats: list[Seat] = list(state.seats)
        self.stack = state.stack
        self.grifter_stack = state.grifter_stack
        self.supply: Counts = state.supply
        self.bank: Counts = state.bank
        self.current = state.current
        self.turn = state.turn
        self.agenda: list[Step] = list(state.agenda)
        self.lifted = state.lifted
        self.moving: Counts = state.moving
        self.winners = state.winners
        self.over = state.over
        self.events: list[Event] = []

    def copy(self) -> Draft:
        """Return a draft that goes its own way from here, without the events so far."""
        twin = copy(self)
        twin.seats, twin.agenda, twin.events = self.seats.copy(), self.agenda.copy(), []
        return twin

    def freeze(self, decision: Decision | None) -> State:
        """Return the state as it is now, with what is being asked."""
        return State(
            rules=self.rules,
            city=self.city,
            seats=tuple(self.seats),
            stack=self.stack,
            grifter_stack=self.grifter_stack,
            supply=self.supply,
            bank=self.bank,
            current=self.current,
            turn=self.turn,
            agenda=tuple(self.agenda),
            lifted=self.lifted,
            moving=self.moving,
            winners=self.winners,
            over=self.over,
            decision=decision,
        )

    def do_next(self, *steps: Step) -> None:
        """Put steps before all others on the agenda, to be done in the order given."""
        self.agenda.extend(reversed(steps))

    def report(self, event: Event) -> None:
        """Note an event."""
        self.events.append(event)

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Change some fields of a seat."""
        self.seats[seat] = self.seats[seat]._replace(**changes)

    def change_site(self, cell: Cell, **changes: Any) -> None:
        """Change some fields, but not the facing, of what stands on a cell."""
        self.change_sites({cell: self.city.sites[cell]._replace(**changes)})

    def change_sites(self, sites: dict[Cell, Site]) -> None:
        """Change what stands on some cells, but not its facing."""
        self.city = self.city.with_sites(sites)


def plus(counts: Counts, index: int, amount: int) -> Counts:
    """Return counts with one of them changed by an amount."""
    a, b, c, d = counts
    match index:
        case 0:
            return (a + amount, b, c, d)
        case 1:
            return (a, b + amount, c, d)
        case 2:
            return (a, b, c + amount, d)
    return (a, b, c, d + amount)
