"""Seating: the players' looks and agreements besides the rules.

Looks, trust and practice are stored in the record under `table`, our own key, which other programs keep and
ignore (record.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

SEATING_KEY: Final = "table"
SHAPES: Final = ("circle", "triangle", "square", "diamond", "star")
SEAT_COLOURS: Final = range(5)
"""The seats' colours: `--seat-0` to `--seat-4` in `assets/styles/tokens.css`."""


class Agreements(NamedTuple):
    """The players' agreements: to trust each other with open hands, and to practise."""

    trust: bool = False
    practice: bool = False


FACES: Final = (*SHAPES, "girl", "boy", "curls")
"""The faces of people; without a chosen one, a seat has the face of its shape."""


class SeatLook(NamedTuple):
    """A seat's colour, its shape for players who cannot tell colours apart, and its chosen face if any."""

    colour: int
    shape: str
    face: str = ""


Looks = tuple[SeatLook, ...]

PLAIN: Final[Looks] = tuple(SeatLook(colour, SHAPES[colour]) for colour in SEAT_COLOURS)
"""The default looks, in turn order."""


@dataclass(frozen=True, slots=True)
class Seating:
    """The looks by seat, and the two agreements."""

    looks: Looks
    trust: bool = False
    practice: bool = False


def write_seating(seating: Seating) -> Mapping[str, Any]:
    """Return the extra keys of a record for a seating."""
    looks = [[look.colour, look.shape] for look in seating.looks]
    faces = [look.face for look in seating.looks]
    return {
        SEATING_KEY: {
            "looks": looks,
            "trust": seating.trust,
            "practice": seating.practice,
            **({"faces": faces} if any(faces) else {}),
        }
    }


def read_seating(extra: Mapping[str, Any], seats: int) -> Seating:
    """Read a seating from a record's extra keys; missing or damaged parts get their defaults."""
    stored = extra.get(SEATING_KEY)
    looks = _looks(stored.get("looks"), seats) if isinstance(stored, dict) else None
    faces = stored.get("faces") if isinstance(stored, dict) else None
    return Seating(_with_faces(looks or PLAIN[:seats], faces), *read_agreements(extra))


def read_agreements(extra: Mapping[str, Any]) -> Agreements:
    """Read only the agreements from a record's extra keys, which is faster."""
    stored = extra.get(SEATING_KEY)
    if not isinstance(stored, dict):
        return Agreements()
    return Agreements(stored.get("trust") is True, stored.get("practice") is True)


def _looks(kept: object, seats: int) -> Looks | None:
    if not isinstance(kept, list) or len(kept) != seats:
        return None
    looks = tuple(look for pair in kept if (look := look_of(pair)) is not None)
    different = len({look.colour for look in looks}) == len({look.shape for look in looks}) == seats
    return looks if different else None


def _with_faces(looks: Looks, faces: object) -> Looks:
    """Return looks with the stored faces, without unknown ones."""
    if not isinstance(faces, list):
        return looks
    return tuple(
        look._replace(face=face) if face in FACES else look
        for look, face in zip(looks, [*faces, *[""] * len(looks)], strict=False)
    )


def look_of(pair: object) -> SeatLook | None:
    """Read a look from plain data; return `None` if it is invalid."""
    match pair:
        case [int(colour), str(shape)] if colour in SEAT_COLOURS and shape in SHAPES:
            return SeatLook(int(colour), shape)
        case [int(colour), str(shape), str(face)] if face in FACES:
            look = look_of([colour, shape])
            return look._replace(face=face) if look is not None else None
    return None


def complete_looks(looks: Sequence[SeatLook], seats: int) -> Looks:
    """Return looks for all seats: the chosen ones, then unused ones."""
    full = list(looks[:seats])
    while len(full) < seats:
        colour = next(c for c in SEAT_COLOURS if all(look.colour != c for look in full))
        shape = next(s for s in (SHAPES[colour], *SHAPES) if all(look.shape != s for look in full))
        full.append(SeatLook(colour, shape))
    return tuple(full)
