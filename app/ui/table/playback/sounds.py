"""Sounds: what is heard of a moment, and of which notes each sound is made. Plain data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal, NamedTuple

from app.ui.table.playback.steps import TRAVEL, Beat, Flight

Name = Literal["place", "sign", "crowd", "coin", "close", "end"]


class Note(NamedTuple):
    """A tone: its frequency in hertz, when it begins and how long it rings in milliseconds, and its shape."""

    hertz: float
    begins: int
    rings: int
    shape: Literal["sine", "triangle"] = "sine"


class Sound(NamedTuple):
    """A sound by its name, and when it is heard, in milliseconds at the normal pace."""

    name: Name
    begins: int


SOUNDS: Final[Mapping[Name, tuple[Note, ...]]] = MappingProxyType(
    {
        "place": (Note(131, 0, 140, "triangle"), Note(196, 15, 90, "triangle")),
        "sign": (Note(523, 0, 70, "triangle"),),
        "crowd": (Note(392, 0, 60), Note(440, 60, 60), Note(494, 120, 80)),
        "coin": (Note(1319, 0, 70), Note(1760, 70, 220)),
        "close": (Note(262, 0, 420), Note(330, 70, 380), Note(392, 140, 420)),
        "end": (Note(262, 0, 300), Note(330, 160, 300), Note(392, 320, 300), Note(523, 480, 900)),
    }
)
"""The notes of each sound. They are soft, and nothing is told by them alone."""

SHAKES: Final[Mapping[Name, int]] = MappingProxyType({"place": 12, "close": 30, "end": 60})
"""Milliseconds a device that can shake does so with a sound."""

_OF_PIECES: Final[Mapping[str, Name]] = MappingProxyType({"tile": "place", "sign": "sign", "money": "coin"})


def heard(flights: tuple[Flight, ...], beat: Beat | None, *, over: bool) -> tuple[Sound, ...]:
    """Return what is heard of a moment: each kind of piece once, when the first comes to where it goes."""
    first: dict[Name, int] = {}
    if over:
        first["end"] = 0
    elif beat is not None and beat.closing:
        first["close"] = 0
    for flight in flights:
        name = _OF_PIECES.get(flight.piece, "crowd")
        arrives = flight.begins + (TRAVEL if flight.source else 0)
        first[name] = min(first.get(name, arrives), arrives)
    return tuple(Sound(name, begins) for name, begins in first.items())
