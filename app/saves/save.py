"""A save: a record with a header, so that games can be listed without replaying them.

The marks are the extra keys of records (record.md): the kind of game, the players' looks and agreements.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeGuard

from app.engine.city import SYMBOLS
from app.engine.geometry import FACINGS, Cell, Facing, cell_text
from app.engine.record import MAX_ACTIONS, MAX_TEXT
from app.engine.setup import clean_name
from app.engine.values import Value
from app.saves.store import read_json

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State


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
"""`app.engine.fixed_deals.DAILY`; that module is loaded late."""

_JOURNEY: Final = ("ladder/", "journey/")
"""Seeds of `app.engine.fixed_deals` begin like this; that module is loaded late."""

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
"""The key of the rival in a record (`app.saves.shared_result`)."""


class GameMarks(Value):
    """What kind of game a record is.

    `daily` is the claimed date; `app.engine.fixed_deals.daily_date` checks the claim. `journey`: a stop where
    players compare results. `hints` counts the coach's hints. `trust` and `practice` are agreements of the
    players (`app.saves.save`). `box`: people built with real tiles, so the page knows no hand, unless a
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
    """Return whether another game with the same tiles is in a session's record (`shared_result`)."""
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


MAX_TITLE: Final = 60
MAX_TIME: Final = 10**14
_MAX_SITES: Final = 200
_SEATS: Final = range(2, 6)
_PLAIN: Final = "-"
_CELL: Final = r"-?(?:0|[1-9]\d{0,2})"
_BLOCK: Final = rf"{_CELL},{_CELL} [{''.join(FACINGS)}] (?:{_PLAIN}|{'|'.join(SYMBOLS)}) (?:{_PLAIN}|[0-4])"
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_CITY: Final = re.compile(rf"(?:{_BLOCK})(?:;{_BLOCK})*|", re.ASCII)


class SaveError(ValueError):
    """A text that is not a save; the message describes the error."""


class Block(Value):
    """A cell in the thumbnail of the city: facing, back (`None`: starting city), and owner."""

    cell: Cell
    facing: Facing
    back: str | None
    owner: int | None

    def __str__(self) -> str:
        owner = _PLAIN if self.owner is None else self.owner
        return f"{cell_text(self.cell)} {self.facing} {self.back or _PLAIN} {owner}"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat in the list of games; `money` is in dollars."""

    name: str
    kind: str
    money: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A game in the list; `city` is the text of its blocks, parsed only when the page shows the game."""

    mode: str
    turn: int
    over: bool
    seats: tuple[SeatLine, ...]
    winners: tuple[int, ...]
    city: str
    daily: str = ""
    """The date of its daily deal, if its record is marked with one."""

    @property
    def blocks(self) -> tuple[Block, ...]:
        """The blocks of the thumbnail of the city."""
        return tuple(map(_block, filter(None, self.city.split(";"))))


class PostLine(Value):
    """A game by post in the list: its name, the seat that plays next, and whether it has unsent actions.

    `asked` is `None` after the end.
    """

    name: str
    asked: int | None
    unsent: bool


@dataclass(frozen=True, slots=True)
class Header:
    """Data stored beside the record.

    `title` is the player's own name for the game, or empty. Times are in milliseconds since 1970. `looks` is
    a colour and a shape for each seat. `origin` is the checksum of the record in the link that opened the
    game, or empty. `post` describes a game by post, else it is `None`. `others` are the entries of a later
    version.
    """

    title: str = ""
    created: int = 0
    updated: int = 0
    practice: bool = False
    looks: tuple[tuple[int, str], ...] = ()
    origin: str = ""
    post: PostLine | None = None
    others: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Save:
    """A stored game: header, summary, and the record's text."""

    header: Header
    summary: Summary
    record: str


def summary_of(state: State, daily: str = "") -> Summary:
    """Return the summary of a game; `daily` is the record's mark of a daily deal."""
    return Summary(
        mode=state.rules.mode,
        turn=state.turn,
        over=state.over,
        seats=tuple(SeatLine(seat.name, seat.kind, seat.money) for seat in state.seats),
        winners=state.winners,
        city=";".join(map(str, blocks_of(state))),
        daily=daily if _is_day(daily) else "",
    )


def blocks_of(state: State) -> tuple[Block, ...]:
    """Return the blocks of the thumbnail, in the order of the cells."""
    sites = sorted(state.city.sites.items())
    return tuple(Block(cell, site.facing, site.building.back, site.owner) for cell, site in sites)


def save_of(session: Session, header: Header) -> Save:
    """Return the save of a session."""
    return Save(header, summary_of(session.state, marks_of(session).daily), session.text())


def write_save(save: Save) -> str:
    """Return the text of a save: a line of JSON, then the record."""
    return f"{json.dumps(_data(save), ensure_ascii=False, separators=(',', ':'))}\n{save.record}"


def _data(save: Save) -> dict[str, Any]:
    header, summary = save.header, save.summary
    return {
        "title": header.title,
        "created": header.created,
        "updated": header.updated,
        "practice": header.practice,
        "looks": header.looks,
        **({"origin": header.origin} if header.origin else {}),
        **({"post": [header.post.name, header.post.asked, header.post.unsent]} if header.post else {}),
        "mode": summary.mode,
        "turn": summary.turn,
        "over": summary.over,
        "seats": [[seat.name, seat.kind, seat.money] for seat in summary.seats],
        "winners": summary.winners,
        "city": summary.city,
        **({"daily": summary.daily} if summary.daily else {}),
        **header.others,
    }


_ENTRIES: Final = frozenset(field.name for kind in (Header, Summary) for field in fields(kind))
"""The entries of the header's text."""


def read_save(text: str) -> Save:
    """Parse a save and check its header; the record stays text. Raises `SaveError`."""
    line, _, record = text.partition("\n")
    try:
        data = read_json(line, MAX_TEXT)
    except ValueError as error:
        raise SaveError(f"the header is no JSON object: {error}") from None
    return Save(_header(data), _summary(data), record)


def _header(data: Mapping[str, Any]) -> Header:
    return Header(
        title=clean_title(_text(data, "title")),
        created=_whole(data.get("created"), "created", MAX_TIME),
        updated=_whole(data.get("updated"), "updated", MAX_TIME),
        practice=_flag(data, "practice"),
        looks=tuple(map(_look, _list(data, "looks", 5))),
        origin=_text(data, "origin") if "origin" in data else "",
        post=_post_line(data["post"], len(_list(data, "seats", 5))) if "post" in data else None,
        others={name: value for name, value in data.items() if name not in _ENTRIES},
    )


def _post_line(entry: object, seats: int) -> PostLine:
    match entry:
        case [str(name), None, bool(unsent), *_]:
            return PostLine(name, None, unsent)
        case [str(name), int(asked), bool(unsent), *_] if type(asked) is int and asked in range(seats):
            return PostLine(name, asked, unsent)
    raise SaveError("the header's key 'post' is not valid")


def _look(entry: object) -> tuple[int, str]:
    match entry:
        case [int(colour), str(shape), *_] if colour in range(5) and len(shape) <= 12:
            return int(colour), shape
    raise SaveError("the header's key 'looks' is not valid")


def _summary(data: Mapping[str, Any]) -> Summary:
    mode = _text(data, "mode")
    if mode not in ("solo", "multiplayer"):
        raise SaveError("the header's key 'mode' is not valid")
    seats = tuple(map(_seat, _list(data, "seats", 5)))
    if len(seats) not in _SEATS:
        raise SaveError("the header's key 'seats' is not valid")
    city = _text(data, "city")
    if city.count(";") >= _MAX_SITES or not _CITY.fullmatch(city):
        raise SaveError("the header's key 'city' is not valid")
    return Summary(
        mode=mode,
        turn=_whole(data.get("turn"), "turn", MAX_ACTIONS),
        over=_flag(data, "over"),
        seats=seats,
        winners=tuple(_whole(seat, "winners", len(seats) - 1) for seat in _list(data, "winners", 5)),
        city=city,
        daily=daily if _is_day(daily := data.get("daily", "")) else "",
    )


def _is_day(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and _DAY.fullmatch(value) is not None


def _seat(entry: object) -> SeatLine:
    match entry:
        case [str(name), str(kind), int(money), *_] if type(money) is int and len(kind) <= 24:
            return SeatLine(clean_name(name), kind, money)
    raise SaveError("the header's key 'seats' is not valid")


def _block(text: str) -> Block:
    cell, facing, back, owner = text.split(" ")
    x, y = map(int, cell.split(","))
    (turned,) = (each for each in FACINGS if each == facing)
    return Block((x, y), turned, None if back == _PLAIN else back, None if owner == _PLAIN else int(owner))


def clean_title(text: str) -> str:
    """Return a game's title cleaned like a name, with at most 60 characters."""
    return clean_name(text, MAX_TITLE)


def _text(data: Mapping[str, Any], key: str) -> str:
    value = data.get(key)
    if not isinstance(value, str):
        raise SaveError(f"the header's key {key!r} is not valid")
    return value


def _flag(data: Mapping[str, Any], key: str) -> bool:
    value = data.get(key)
    if not isinstance(value, bool):
        raise SaveError(f"the header's key {key!r} is not valid")
    return value


def _list(data: Mapping[str, Any], key: str, most: int) -> list[Any]:
    value = data.get(key)
    if not isinstance(value, list) or len(value) > most:
        raise SaveError(f"the header's key {key!r} is not valid")
    return value


def _whole(value: object, key: str, most: int) -> int:
    if type(value) is not int or not 0 <= value <= most:
        raise SaveError(f"the header's key {key!r} is not valid")
    return value
