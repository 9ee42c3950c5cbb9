"""Steps: the moments of a playback and of the celebration, their flights and durations, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from app.engine.geometry import Cell, cell_text
from app.engine.values import Value
from app.ui.core.model import Pace

if TYPE_CHECKING:
    from app.engine.events import Event, TileLifted
    from app.engine.receipts import Receipt
    from app.engine.state import State


PACES: Final[Mapping[Pace, float]] = {"off": 1.0, "fast": 0.4, "normal": 1.0, "slow": 2.0}
"""The duration at each pace, as a share of normal; with `off`, requested playbacks have normal pace."""

FAST: Final = 0.2
"""The share of the usual duration while the player speeds up the playback."""

TRAVEL: Final = 420
"""Milliseconds of a flight at the normal pace."""


class Flight(Value):
    """A flying piece during a step: its kind, origin and target.

    `piece` is `tile`, `sign`, `money`, or a person's colour. `source` and `target` are places by the stable
    hooks of their elements, such as `cell 0,1`, `hand cinema`, `seat 2` or `stack`. Without a `source` it
    appears in place. `begins` is the delay within the step, in milliseconds at the normal pace.
    """

    piece: str
    source: str
    target: str
    begins: int = 0

    def later(self, milliseconds: int) -> Flight:
        """Return the flight, delayed."""
        return self.replace(begins=self.begins + milliseconds)


def at_cell(cell: Cell) -> str:
    """Return where flights to a cell end."""
    return f"cell {cell_text(cell)}"


def at_seat(seat: int) -> str:
    """Return where flights to a seat end."""
    return f"seat {seat}"


class PlaybackStep(NamedTuple):
    """A moment of a playback: what happened, where, and how it is shown.

    `state` has the city and money of this moment, before its consequences. `said` are the events put into
    words. A `receipt` is a payment, and `lifted` the Grifter's valuations. `time` is in milliseconds at the
    normal pace. `loud` steps deserve a playback even on their own.
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
        """Where the Grifter built, or `None`."""
        return self.cells[0] if self.lifted is not None else None

    @property
    def where(self) -> tuple[Cell, ...]:
        """The cells that must be in view."""
        return self.street or self.cells


@dataclass(frozen=True, slots=True)
class Playback:
    """The playback of an action's events, step by step.

    `choice` is the action's number, so that late timers of another playback are recognized. `held`: the step
    is paused. `fast`: a finger hurries the playback.
    """

    choice: int
    steps: tuple[PlaybackStep, ...]
    number: int = 0
    held: bool = False
    fast: bool = False

    def lasts(self, pace: Pace) -> int:
        """Return the remaining duration from the current step on, in milliseconds."""
        return sum(lasts(step, pace) for step in self.steps[self.number :])

    @property
    def step(self) -> PlaybackStep:
        """The current step."""
        return self.steps[self.number]


def lasts(step: PlaybackStep, pace: Pace) -> int:
    """Return the duration of a step, in milliseconds."""
    return round(step.time * PACES[pace])


BEGINS: Final = 400
"""Milliseconds until the first seat is counted."""

COUNT: Final = 700
"""Milliseconds to count a seat. The last in the ranking comes first."""

PARTY: Final = 6000
"""Milliseconds of celebration after the winner is named."""

NEXT_STREET: Final = 160
"""Milliseconds between the streets whose lights go on."""


def counted_at(rank: int, seats: int) -> int:
    """Return when the seat of a rank (0 is the winner) is counted, in milliseconds."""
    return BEGINS + (seats - 1 - rank) * COUNT


def named_at(seats: int) -> int:
    """Return when the winner is named, in milliseconds: after all seats."""
    return counted_at(0, seats) + COUNT


def celebration_lasts(seats: int) -> int:
    """Return how long a celebration lasts, in milliseconds."""
    return named_at(seats) + PARTY
