"""The extra keys of records (record.md): the kind of game, the players' looks and agreements.

Looks, trust and practice are stored in the record under `table`, our own key, which other programs keep and
ignore (record.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from app.engine.values import Value

if TYPE_CHECKING:
    from app.engine.session import Session


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


POST_KEY: Final = "post"
"""Holds a game by post (`app.saves.post`)."""

SALT_BITS: Final = 24
"""The size of a salt of hands on phones."""

_DAILY: Final = "daily"
"""`app.engine.daily_deal.DAILY`; that module is loaded late."""

_JOURNEY: Final = ("ladder/", "journey/")
"""Seeds of `app.engine.journey` begin like this; that module is loaded late."""

_STARRED: Final = "journey/2/"
"""The stop of the journey whose board shows stars, besides the first game."""

_BOX: Final = "box"
"""`app.engine.box.BOX_KEY`; that module is loaded late."""

_FIRST_GAME: Final = "first_game"
_HINTS: Final = "hints_taken"
_MAX_HINTS: Final = 999
_PHONES: Final = "phones"

FIRST_GAME: Final[Mapping[str, Any]] = {_FIRST_GAME: True}
"""The extra keys of a first game."""


class Phones(Value):
    """The seats whose hands are on their players' phones, and the salt of this game's codes."""

    seats: tuple[int, ...] = ()
    salt: int = 0


NO_PHONES: Final = Phones()


RIVAL_KEY: Final = "rival"
"""The key of the rival in a record (`app.saves.rivals`)."""


class GameMarks(Value):
    """What kind of game a record is.

    `daily` is the claimed date; `app.engine.daily_deal.daily_date` checks the claim. `journey`: a stop where
    players compare results. `hints` counts the coach's hints. `trust` and `practice` are agreements of the
    players (`app.saves.marks`). `box`: people built with real tiles, so the page knows no hand, unless a
    solo player named each tile drawn (`draws`). `rival`: somebody plays against another game with its tiles.
    """

    daily: str = ""
    journey: bool = False
    post: bool = False
    first_game: bool = False
    hints: int = 0
    trust: bool = False
    practice: bool = False
    phones: Phones = NO_PHONES
    box: bool = False
    draws: bool = False
    rival: bool = False

    @property
    def compared(self) -> bool:
        """Whether players compare results of this game, so that everybody plays it without help."""
        return self.post or self.journey or self.rival or bool(self.daily)

    @property
    def judged(self) -> bool:
        """Whether bots may judge positions during the game: it does no harm, and the page knows the hands."""
        return not self.compared and not self.box

    @property
    def reported(self) -> bool:
        """Whether a report can judge the finished game, because its hands are known."""
        return not self.box or self.draws

    @property
    def helped(self) -> bool:
        """Whether the game had hints: a first game, or hints of the coach."""
        return self.first_game or self.hints > 0


def marks_of(session: Session) -> GameMarks:
    """Read the marks of a session's record, without damaged ones."""
    extra = session.extra
    daily, hints, box = extra.get(_DAILY), extra.get(_HINTS), extra.get(_BOX)
    seed = session.deal.seed or ""
    return GameMarks(
        daily if isinstance(daily, str) else "",
        seed.startswith(_JOURNEY) and not seed.startswith(_STARRED),
        POST_KEY in extra,
        extra.get(_FIRST_GAME) is True,
        hints if type(hints) is int and 0 < hints <= _MAX_HINTS else 0,
        *read_agreements(extra),
        _read_phones(extra.get(_PHONES)),
        isinstance(box, dict),
        isinstance(box, dict) and box.get("draws") is True and session.deal.rules.solo,
        has_rival(session),
    )


def has_rival(session: Session) -> bool:
    """Return whether another game with the same tiles is in a session's record (`app.saves.rivals`)."""
    return RIVAL_KEY in session.extra


def _read_phones(data: object) -> Phones:
    match data:
        case {"salt": int(salt), "seats": list(seats)} if 0 <= salt < 1 << SALT_BITS:
            return Phones(tuple(seat for seat in seats if type(seat) is int), salt)
    return NO_PHONES


def with_hint_taken(session: Session) -> Session:
    """Return a session with one more hint in its record."""
    return replace(session, extra={**session.extra, _HINTS: min(marks_of(session).hints + 1, _MAX_HINTS)})


def with_phones(session: Session, phones: Phones) -> Session:
    """Return a session with the phones in its record."""
    data = {"salt": phones.salt, "seats": list(phones.seats)}
    return replace(session, extra={**session.extra, _PHONES: data})


def deal_marks(extra: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the extra keys of a record that belong to its deal, for another game with the same tiles."""
    return {_DAILY: extra[_DAILY]} if _DAILY in extra else {}
