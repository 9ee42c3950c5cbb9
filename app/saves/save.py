"""A save: a record with a header, so that games can be listed without replaying them."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, Final, TypeGuard

from app.engine.city import SYMBOLS
from app.engine.geometry import FACINGS, Cell, Facing, cell_text
from app.engine.record import MAX_ACTIONS, MAX_TEXT
from app.engine.setup import clean_name
from app.engine.values import Value
from app.saves.marks import marks_of
from app.saves.store import read_json

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.engine.state import State


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
