"""Sounds: which sounds a moment has, and their notes, as plain data.

All sound like struck wood: a bar rings with its fundamental and, more briefly, two octaves above.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from app.engine.events import StreetScored
from app.ui.table.playback.steps import TRAVEL, Flight, PlaybackStep, counted_at, named_at

if TYPE_CHECKING:
    from app.ui.table.model import Table

Name = Literal["place", "sign", "crowd", "coin", "close", "own", "count", "end", "win"]


class Note(NamedTuple):
    """A tone: its frequency in hertz, and its start and duration in milliseconds.

    `strength` is its peak as a share of the chosen volume, from 0 to 1.
    """

    hertz: float
    begins: int
    rings: int
    strength: float


class Sound(NamedTuple):
    """A sound by name, and its start in milliseconds at the normal pace."""

    name: Name
    begins: int


STRUM: Final = 14
"""Milliseconds between the bars of a chord."""

OVERTONE: Final = 4
"""The second tone of a wooden bar, as a multiple of its fundamental."""


def _bar(hertz: float, begins: int = 0, rings: int = 180, strength: float = 0.5) -> tuple[Note, Note]:
    """Return the notes of a struck wooden bar."""
    return (
        Note(hertz, begins, rings, strength),
        Note(hertz * OVERTONE, begins, rings // 4, strength * 0.3),
    )


def _chord(*hertz: float, begins: int = 0, rings: int = 900, strength: float = 0.4) -> tuple[Note, ...]:
    """Return the notes of bars struck almost together, from the lowest on."""
    return tuple(
        note
        for number, each in enumerate(hertz)
        for note in _bar(each, begins + number * STRUM, rings, strength)
    )


SOUNDS: Final[Mapping[Name, tuple[Note, ...]]] = MappingProxyType(
    {
        "place": (*_bar(147, rings=120, strength=0.9), *_bar(110, 12, 90, 0.6)),
        "sign": _bar(392, rings=90, strength=0.5),
        "crowd": (*_bar(330, 0, 70, 0.4), *_bar(370, 70, 70, 0.4), *_bar(440, 140, 90, 0.45)),
        "coin": (*_bar(784, 0, 90, 0.4), *_bar(1047, 80, 220, 0.4)),
        "close": (*_bar(262, 0, 300, 0.5), *_bar(330, 90, 300, 0.5), *_bar(392, 180, 420, 0.55)),
        "own": _chord(262, 330, 392, 523),
        "count": (*_bar(196, 0, 110, 0.5), *_bar(196, 120, 110, 0.4), *_bar(220, 240, 160, 0.5)),
        "end": (
            *_bar(262, 0, 260, 0.5),
            *_bar(330, 130, 260, 0.5),
            *_bar(392, 260, 260, 0.5),
            *_bar(523, 390, 900, 0.6),
        ),
        "win": (
            *_bar(262, 0, 200, 0.5),
            *_bar(330, 110, 200, 0.5),
            *_bar(392, 220, 200, 0.5),
            *_chord(262, 392, 523, 659, 784, begins=360, rings=1050),
        ),
    }
)
"""The notes of each sound. They are short and soft, and never the only sign of an event."""

SHAKES: Final[Mapping[Name, int]] = MappingProxyType(
    {"place": 12, "close": 30, "own": 30, "end": 60, "win": 60}
)
"""Milliseconds of vibration with a sound."""

_OF_PIECES: Final[Mapping[str, Name]] = MappingProxyType({"tile": "place", "sign": "sign", "money": "coin"})


def seats_here(table: Table) -> tuple[int, ...]:
    """Return the seats of the people at this device."""
    if table.viewing.seat is not None:
        return (table.viewing.seat,)
    return table.shown.people


def sounds_of(
    flights: tuple[Flight, ...], step: PlaybackStep | None, here: Collection[int]
) -> tuple[Sound, ...]:
    """Return the sounds of a moment: each kind of piece once, when the first arrives.

    A street that closes and pays a seat `here` sounds as a chord.
    """
    first: dict[Name, int] = {}
    if step is not None and step.closing:
        first["own" if _pays(step, here) else "close"] = 0
    for flight in flights:
        name = _OF_PIECES.get(flight.piece, "crowd")
        arrives = flight.begins + (TRAVEL if flight.source else 0)
        first[name] = min(first.get(name, arrives), arrives)
    return tuple(Sound(name, begins) for name, begins in first.items())


def _pays(step: PlaybackStep, seats: Collection[int]) -> bool:
    """Return whether a street that closes pays one of the seats."""
    paid = (receipt for event in step.said if isinstance(event, StreetScored) for receipt in event.receipts)
    return any(receipt.seat in seats and receipt.dollars > 0 for receipt in paid)


def sounds_at_end(seats: int, *, won: bool, still: bool) -> tuple[Sound, ...]:
    """Return the sounds of a celebration, with a chord if somebody here `won`.

    With reduced motion (`still`), the winner is named at once.
    """
    name: Name = "win" if won else "end"
    if still:
        return (Sound(name, 0),)
    counts = (Sound("count", counted_at(rank, seats)) for rank in range(seats))
    return (*counts, Sound(name, named_at(seats)))
