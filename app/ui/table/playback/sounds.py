"""Sounds: which sounds a moment has, and their notes, as plain data.

All sound like struck wood: a bar rings with its fundamental and, more briefly, two octaves above.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from app.ui.table.playback.celebration import counted_at, named_at
from app.ui.table.playback.steps import TRAVEL, Flight, PlaybackStep

Name = Literal["place", "sign", "crowd", "coin", "close", "count", "end"]


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


OVERTONE: Final = 4
"""The second tone of a wooden bar, as a multiple of its fundamental."""


def _bar(hertz: float, begins: int = 0, rings: int = 180, strength: float = 0.5) -> tuple[Note, Note]:
    """Return the notes of a struck wooden bar."""
    return (
        Note(hertz, begins, rings, strength),
        Note(hertz * OVERTONE, begins, rings // 4, strength * 0.3),
    )


SOUNDS: Final[Mapping[Name, tuple[Note, ...]]] = MappingProxyType(
    {
        "place": (*_bar(147, rings=120, strength=0.9), *_bar(110, 12, 90, 0.6)),
        "sign": _bar(392, rings=90, strength=0.5),
        "crowd": (*_bar(330, 0, 70, 0.4), *_bar(370, 70, 70, 0.4), *_bar(440, 140, 90, 0.45)),
        "coin": (*_bar(784, 0, 90, 0.4), *_bar(1047, 80, 220, 0.4)),
        "close": (*_bar(262, 0, 300, 0.5), *_bar(330, 90, 300, 0.5), *_bar(392, 180, 420, 0.55)),
        "count": (*_bar(196, 0, 110, 0.5), *_bar(196, 120, 110, 0.4), *_bar(220, 240, 160, 0.5)),
        "end": (
            *_bar(262, 0, 260, 0.5),
            *_bar(330, 130, 260, 0.5),
            *_bar(392, 260, 260, 0.5),
            *_bar(523, 390, 900, 0.6),
        ),
    }
)
"""The notes of each sound. They are short and soft, and never the only sign of an event."""

SHAKES: Final[Mapping[Name, int]] = MappingProxyType({"place": 12, "close": 30, "end": 60})
"""Milliseconds of vibration with a sound."""

_OF_PIECES: Final[Mapping[str, Name]] = MappingProxyType({"tile": "place", "sign": "sign", "money": "coin"})


def sounds_of(flights: tuple[Flight, ...], step: PlaybackStep | None) -> tuple[Sound, ...]:
    """Return the sounds of a moment: each kind of piece once, when the first arrives."""
    first: dict[Name, int] = {}
    if step is not None and step.closing:
        first["close"] = 0
    for flight in flights:
        name = _OF_PIECES.get(flight.piece, "crowd")
        arrives = flight.begins + (TRAVEL if flight.source else 0)
        first[name] = min(first.get(name, arrives), arrives)
    return tuple(Sound(name, begins) for name, begins in first.items())


def sounds_at_end(seats: int, *, still: bool) -> tuple[Sound, ...]:
    """Return the sounds of a celebration; with reduced motion (`still`), the winner is named at once."""
    if still:
        return (Sound("end", 0),)
    counts = (Sound("count", counted_at(rank, seats)) for rank in range(seats))
    return (*counts, Sound("end", named_at(seats)))
