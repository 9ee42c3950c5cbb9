"""A mutable working copy of a state, used only within `game.apply`."""

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
    """The mutable parts of a state; `freeze` turns them into the next state."""

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
        """Return an independent copy without the events so far."""
        twin = copy(self)
        twin.seats, twin.agenda, twin.events = self.seats.copy(), self.agenda.copy(), []
        return twin

    def freeze(self, decision: Decision | None) -> State:
        """Return the draft as a state, with the pending decision."""
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
        """Put steps at the front of the agenda, in the order given."""
        self.agenda.extend(reversed(steps))

    def report(self, event: Event) -> None:
        """Append an event."""
        self.events.append(event)

    def change_seat(self, seat: int, **changes: Any) -> None:
        """Replace some fields of a seat."""
        self.seats[seat] = self.seats[seat]._replace(**changes)

    def change_site(self, cell: Cell, **changes: Any) -> None:
        """Replace some fields of the site on a cell; its facing must stay the same."""
        self.change_sites({cell: self.city.sites[cell]._replace(**changes)})

    def change_sites(self, sites: dict[Cell, Site]) -> None:
        """Replace the sites on some cells; their facings must stay the same."""
        self.city = self.city.with_sites(sites)


def plus(counts: Counts, index: int, amount: int) -> Counts:
    """Return counts with one entry changed by an amount."""
    a, b, c, d = counts
    match index:
        case 0:
            return (a + amount, b, c, d)
        case 1:
            return (a, b + amount, c, d)
        case 2:
            return (a, b, c + amount, d)
    return (a, b, c, d + amount)
