"""A save: a game's record with a header that the list of games is made from without playing the record."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from app.engine.deck import SYMBOLS
from app.engine.geometry import FACINGS, Cell, Facing, cell_text
from app.engine.limits import MAX_ACTIONS, MAX_TEXT
from app.engine.setup import clean_name
from app.engine.values import Value
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
_CITY: Final = re.compile(rf"(?:{_BLOCK})(?:;{_BLOCK})*|", re.ASCII)


class SaveError(ValueError):
    """A text is not a save; the message says what is wrong."""


class Block(Value):
    """What a small picture of the city shows of a cell: a building's back (`None`: the start), its owner."""

    cell: Cell
    facing: Facing
    back: str | None
    owner: int | None

    def __str__(self) -> str:
        owner = _PLAIN if self.owner is None else self.owner
        return f"{cell_text(self.cell)} {self.facing} {self.back or _PLAIN} {owner}"


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat as the list of games shows it: `money` in dollars."""

    name: str
    kind: str
    money: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A game at a glance; `city` is the text form of its blocks: many games are listed and few are seen."""

    mode: str
    turn: int
    over: bool
    seats: tuple[SeatLine, ...]
    winners: tuple[int, ...]
    city: str

    @property
    def blocks(self) -> tuple[Block, ...]:
        """What the small picture of the city shows."""
        return tuple(map(_block, filter(None, self.city.split(";"))))


@dataclass(frozen=True, slots=True)
class Header:
    """What is kept beside the record.

    `title` is the player's own name for the game, empty without one; times are milliseconds since 1970;
    `looks` a colour and a shape for each seat, as the interface names them; `origin` the checksum of the
    record in the link that the game came with, empty for all others.
    """

    title: str = ""
    created: int = 0
    updated: int = 0
    practice: bool = False
    looks: tuple[tuple[int, str], ...] = ()
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Save:
    """A game as it is kept: header, summary and the record's text."""

    header: Header
    summary: Summary
    record: str


def summary_of(state: State) -> Summary:
    """Return a game at a glance."""
    return Summary(
        mode=state.rules.mode,
        turn=state.turn,
        over=state.over,
        seats=tuple(SeatLine(seat.name, seat.kind, seat.money) for seat in state.seats),
        winners=state.winners,
        city=";".join(map(str, blocks_of(state))),
    )


def blocks_of(state: State) -> tuple[Block, ...]:
    """Return the city as the small picture shows it, in the order of the cells."""
    sites = sorted(state.city.sites.items())
    return tuple(Block(cell, site.facing, site.building.back, site.owner) for cell, site in sites)


def save_of(session: Session, header: Header) -> Save:
    """Make the save of a session."""
    return Save(header, summary_of(session.state), session.text())


def write_save(save: Save) -> str:
    """Write a save: a line of JSON, then the record."""
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
        "mode": summary.mode,
        "turn": summary.turn,
        "over": summary.over,
        "seats": [[seat.name, seat.kind, seat.money] for seat in summary.seats],
        "winners": summary.winners,
        "city": summary.city,
    }


def read_save(text: str) -> Save:
    """Read and check a save, except its record, which stays text; raises `SaveError`."""
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
    )


def _look(entry: object) -> tuple[int, str]:
    match entry:
        case [int(colour), str(shape)] if colour in range(5) and len(shape) <= 12:
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
    )


def _seat(entry: object) -> SeatLine:
    match entry:
        case [str(name), str(kind), int(money)] if type(money) is int and len(kind) <= 24:
            return SeatLine(clean_name(name), kind, money)
    raise SaveError("the header's key 'seats' is not valid")


def _block(text: str) -> Block:
    cell, facing, back, owner = text.split(" ")
    x, y = map(int, cell.split(","))
    (turned,) = (each for each in FACINGS if each == facing)
    return Block((x, y), turned, None if back == _PLAIN else back, None if owner == _PLAIN else int(owner))


def clean_title(text: str) -> str:
    """Trim the name that a player gives a game as names are trimmed, to at most 60 characters."""
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
