"""Beats: the moments of a story, what travels in each of them, and how long they stay. Plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from app.engine.geometry import Cell, cell_text
from app.engine.values import Value

if TYPE_CHECKING:
    from app.engine.events import Event, TileLifted
    from app.engine.receipts import Receipt
    from app.engine.state import State

Pace = Literal["off", "fast", "normal", "slow"]

PACES: Final[Mapping[Pace, float]] = {"off": 1.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
"""How long all takes, by pace, in parts of a usual time; off, what is asked for takes its usual time."""

TRAVEL: Final = 420
"""Milliseconds a piece is on its way at the normal pace."""


class Flight(Value):
    """A piece that travels while a beat is shown: what it is, from where, to where.

    `piece`: `tile`, `sign`, `money`, or the colour of a person. `source`, `target`: places by the stable
    hooks of their elements, as `cell 0,1`, `hand cinema`, `seat 2`, `stack`; without a `source` it comes up
    where it is. `begins`: milliseconds after the beat, at the normal pace.
    """

    piece: str
    source: str
    target: str
    begins: int = 0

    def later(self, milliseconds: int) -> Flight:
        """Return the flight so much later."""
        return self.replace(begins=self.begins + milliseconds)


def at_cell(cell: Cell) -> str:
    """Return the place of a flight that is a cell."""
    return f"cell {cell_text(cell)}"


def at_seat(seat: int) -> str:
    """Return the place of a flight that is a seat."""
    return f"seat {seat}"


class Beat(NamedTuple):
    """A moment of a story: what happened, where, and what is seen of it.

    `state` is the moment told of: its city and its money, not what they came to. `said` are the events that
    are put into words; a `receipt` is a payment, `lifted` how the Grifter judged. `time` in milliseconds at
    the normal pace. `loud`: it is worth a story even where it is all that happened.
    """

    state: State
    said: tuple[Event, ...] = ()
    street: tuple[Cell, ...] = ()
    cells: tuple[Cell, ...] = ()
    receipt: Receipt | None = None
    lifted: TileLifted | None = None
    flights: tuple[Flight, ...] = ()
    time: int = 900
    loud: bool = False
    closing: bool = False

    @property
    def built(self) -> Cell | None:
        """Where the Grifter built."""
        return self.cells[0] if self.lifted is not None else None

    @property
    def where(self) -> tuple[Cell, ...]:
        """What must be in view."""
        return self.street or self.cells


@dataclass(frozen=True, slots=True)
class Show:
    """What an action led to, told one beat after another.

    `choice` is the number of the action, so that a late timer of another show is known for what it is.
    `held`: the beat stays until it is let go.
    """

    choice: int
    beats: tuple[Beat, ...]
    number: int = 0
    held: bool = False

    def lasts(self, pace: Pace) -> int:
        """Return how long the rest of the show takes, from the beat being shown on, in milliseconds."""
        return sum(lasts(beat, pace) for beat in self.beats[self.number :])

    @property
    def beat(self) -> Beat:
        """The beat being shown."""
        return self.beats[self.number]


def lasts(beat: Beat, pace: Pace) -> int:
    """Return how long a beat stays, in milliseconds."""
    return round(beat.time * PACES[pace])
