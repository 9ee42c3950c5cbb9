"""Rows of the results book: a line for every finished game.

A line is eight hexadecimal digits of checksum, the kind, and JSON. The line of a game has no names: it
identifies players by a digest of their name, so one name on two devices is one player.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable
from datetime import date as calendar_date
from datetime import datetime
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from app.engine.consultants import CONSULTANTS
from app.engine.editions import EDITIONS
from app.engine.setup import GRIFTER_MONEY, Deal, clean_name, written_name
from app.saves.copies import checksum

MAX_ROWS: Final = 5_000
MAX_ROW: Final = 220
"""The largest size in bytes of the line of an ordinary game."""

MAX_ORDER: Final = 10**10 - 1
NO_ORDER: Final = -1
"""The order of a row from before 0.1.0; its local time places it."""

_MAX_LINE: Final = 400
_MAX_SEED: Final = 12
_ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
_PERSON: Final = re.compile(r"[0-9a-f]{8}", re.ASCII)
_KIND: Final = re.compile(r"(?!human$)[\w-]{1,24}", re.ASCII)
_PLAYER: Final = re.compile(r"(?:^| )@([0-9a-f]{8})", re.ASCII)

SIGHTS: Final = ("street", "crowd", "double", "triple", "behind", "kept")
"""The sights of solo games (`app.ui.features.book.handlers`); a line has their first letters."""


class Sight(NamedTuple):
    """An achievement in a game: its name, and the number of actions up to it."""

    name: str
    position: int


class BookSeat(NamedTuple):
    """A seat's result: `player` is a player's id, empty for a bot; money is in dollars.

    `best` is the most that one street paid the seat.
    """

    player: str
    kind: str
    card: str
    money: int
    streets: int
    end: int
    bonus: int
    best: int = 0


class BookRow(NamedTuple):
    """A finished game; `at` is the local time in ISO format, to the minute, for display only.

    `difficulty` and `daily` (a date) are empty unless the game has them; a seed longer than 12 bytes is left
    empty. `deal` is a digest of the tiles and their order. `order` is higher than that of all games entered
    earlier (`app.saves.book.with_row`), or `NO_ORDER`.
    """

    id: str
    at: str
    app: str
    edition: str
    business: bool
    difficulty: str
    daily: str
    seed: str
    seats: tuple[BookSeat, ...]
    turns: int
    flags: tuple[str, ...] = ()
    deal: str = ""
    sights: tuple[Sight, ...] = ()
    order: int = 0

    @property
    def mode(self) -> str:
        """`solo` or `multiplayer`."""
        return "solo" if self.difficulty else "multiplayer"

    @property
    def counts(self) -> bool:
        """Whether the game counts in statistics: one without practice and hints."""
        return not self.flags


class RowHead(NamedTuple):
    """The part of a row that lists need, parsed from all lines at once; `seats` is the text of the seats."""

    id: str
    at: str
    difficulty: str
    daily: str
    seats: str
    deal: str
    order: str

    @property
    def entered(self) -> tuple[int, str]:
        """The place in the order of entering; a line without one was entered at its local time."""
        return int(self.order or _minutes(self.at)), self.id

    @property
    def players(self) -> list[str]:
        """The ids of the people in the game."""
        return players_in(self.seats)


def player_id(name: str) -> str:
    """Return the id of the player with a name, regardless of case and Unicode composition."""
    return checksum(clean_name(name).casefold())


def former_player_id(name: str) -> str:
    """Return the id that earlier versions gave a player, which differs for a decomposed name."""
    return checksum(written_name(name).casefold())


def deal_digest(given: Deal) -> str:
    """Return a digest of the tiles of a deal and their order; equal deals have equal digests."""
    places = (*given.hands, given.stack, given.grifter_stack)
    return checksum("|".join(",".join(tiles) for tiles in places))


def is_player(text: object) -> bool:
    """Return whether a text can be the id of a player."""
    return isinstance(text, str) and _PERSON.fullmatch(text) is not None


def is_game(text: object) -> bool:
    """Return whether a text can be the id of a game."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None


def is_kind(kind: str) -> bool:
    """Return whether a row can name this kind of bot."""
    return _KIND.fullmatch(kind) is not None


# --- Lines ---


def sealed_line(kind: str, data: object) -> str:
    """Return a line with its checksum."""
    body = f"{kind} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"
    return f"{checksum(body)} {body}"


def line_body(line: str) -> str:
    """Return a line without its checksum; raises `ValueError` if the line is damaged."""
    check, _, body = line.partition(" ")
    if check != checksum(body) or len(line) > _MAX_LINE:
        raise ValueError("a damaged line")
    return body


def line_id(line: str) -> str:
    """Return the id in the line of a game, or an empty text if there is none."""
    return line[16 : line.find('"', 16)] if line[8:16] == ' game ["' else ""


def players_in(seats: str) -> list[str]:
    """Return the ids of the people in the texts of seats."""
    return _PLAYER.findall(seats)


# --- The columns of a line ---

_CARDS: Final = {"": "", **{card: str(number) for number, card in enumerate(CONSULTANTS)}}
_CODES: Final = {code: card for card, code in _CARDS.items()}
_FLAGS: Final = ("hints", "practice")
_SIGHT_LETTERS: Final = {name[0]: name for name in SIGHTS}
_SIGHT_PARTS: Final = re.compile(r"([a-z])(\d+)", re.ASCII)
_SEAT_PARTS: Final = re.compile(r"(@?[\w-]+):(\d*)" + r"(?::(-?\d*))?" * 5, re.ASCII)


class _Column(NamedTuple):
    """A column: its field, the pattern of its JSON with one group, and how the field becomes JSON and back.

    Other values raise `ValueError`, so writing and reading a row from a file also checks it.
    """

    field: str
    pattern: str
    write: Callable[[Any], object] | None = None
    read: Callable[[str], object] | None = None


def _any_text(written: str) -> str:
    return str(json.loads(written)) if "\\" in written else written[1:-1]


def _one_of(values: Iterable[str]) -> Callable[[str], str]:
    allowed = frozenset(values)

    def read(text: str) -> str:
        if text not in allowed:
            raise ValueError(f"unknown: {text}")
        return text

    return read


def _time(text: str) -> str:
    _day(text[:10])
    return text


def _minutes(time: str) -> int:
    """Return the minutes from 1970 to a time in ISO format, or 0 if there is no such time."""
    try:
        return int(datetime.fromisoformat(f"{time}Z").timestamp()) // 60
    except ValueError:
        return 0


@lru_cache(maxsize=MAX_ROWS)
def _day(text: str) -> str:
    """Return a date or an empty text; raises `ValueError` if there is no such day."""
    if text:
        calendar_date.fromisoformat(text)
    return text


def _seats_text(seats: Iterable[BookSeat]) -> str:
    return " ".join(map(_seat_text, seats))


def _seat_text(seat: BookSeat) -> str:
    start = seat.money - seat.streets - seat.end - seat.bonus
    who = f"@{seat.player}" if seat.player else seat.kind
    numbers = [f"{number:d}" for number in (seat.streets, seat.end, seat.bonus)]
    rest = [f"{number:d}".removeprefix("0") for number in (start, seat.best)]
    return ":".join([who, _CARDS[seat.card], *numbers, *rest]).rstrip(":")


def _seats(text: str) -> tuple[BookSeat, ...]:
    return tuple([_seat(*parts) for parts in _SEAT_PARTS.findall(text)])


def _seat(who: str, card: str, *numbers: str) -> BookSeat:
    streets, end, bonus, start, best = [int(number or 0) for number in numbers]
    money = start + streets + end + bonus
    player, kind = (who[1:], "human") if who[0] == "@" else ("", who)
    return BookSeat(player, kind, _CODES[card], money, streets, end, bonus, best)


def _flags_text(flags: Iterable[str]) -> str:
    return "".join(flag[0] for flag in flags)


def _flags(letters: str) -> tuple[str, ...]:
    return tuple(flag for flag in _FLAGS if flag[0] in letters) if letters else ()


def _sights_text(sights: Iterable[Sight]) -> str:
    return " ".join(f"{sight.name[0]}{sight.position:d}" for sight in sights)


def _sights(text: str) -> tuple[Sight, ...]:
    return tuple([Sight(_SIGHT_LETTERS[letter], int(at)) for letter, at in _SIGHT_PARTS.findall(text)])


_SEAT: Final = r"(?:@[0-9a-f]{8}|(?!human:)[\w-]{1,24}):\d{0,2}(?::-?\d{0,7}){0,5}"
_ANY_TEXT: Final = r'("(?:[^"\\]|\\.)*")'
_COLUMNS: Final = (
    _Column("id", r'"([\w-]{1,40})"'),
    _Column("at", r'"(\d{4}-\d\d-\d\dT\d\d:\d\d)"', read=_time),
    _Column("app", _ANY_TEXT, lambda app: app[:8], _any_text),
    _Column("edition", r'"(\w+)"', read=_one_of(EDITIONS)),
    _Column("business", "([01])", int, "1".__eq__),
    _Column("difficulty", r'"(\w*)"', read=_one_of(("", *GRIFTER_MONEY))),
    _Column("daily", r'"(\d{4}-\d\d-\d\d|)"', read=_day),
    _Column("seed", _ANY_TEXT, read=_any_text),
    _Column("seats", f'"({_SEAT}(?: {_SEAT}){{1,4}})"', _seats_text, _seats),
    _Column("turns", r"(\d{1,4})", read=int),
    _Column("flags", r'"(\w*)"', _flags_text, _flags),
    _Column("deal", '"([0-9a-f]{8}|)"'),
    _Column("sights", r'"((?:[bcdkst]\d{1,4} ?)*)"', _sights_text, _sights),
    _Column("order", r"(\d{1,10})", read=lambda order: int(order or NO_ORDER)),
)
"""The fields of a row in the order of `BookRow`."""

_LATER: Final = ("deal", "sights", "order")
"""The last columns, which lines from before 0.1.0 end without."""


def _line_pattern() -> str:
    """Return the pattern of a line; columns of later versions may follow."""
    first, rest = _COLUMNS[: -len(_LATER)], ",.*"
    for column in reversed(_COLUMNS[-len(_LATER) :]):
        rest = f",{column.pattern}(?:{rest})?"
    return rf"^[0-9a-f]{{8}} game \[{','.join(column.pattern for column in first)}(?:{rest})?\]$"


_LINE: Final = re.compile(_line_pattern(), re.ASCII | re.MULTILINE)
_WRITES: Final = [(at, column.write) for at, column in enumerate(_COLUMNS) if column.write is not None]
_READS: Final = [(at, column.read) for at, column in enumerate(_COLUMNS) if column.read is not None]
_HEAD: Final = itemgetter(*(BookRow._fields.index(field) for field in RowHead._fields))
_SHORTER: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"app": "", "seed": ""},
    {"app": "", "seed": "", "deal": "", "sights": ()},
)
"""The fields that a line may omit, in this order."""


def row_line(row: BookRow) -> str:
    """Return the line of a game; if it is too long, it omits fields of `_SHORTER`."""
    if row.daily or len(row.seed.encode()) > _MAX_SEED:
        row = row._replace(seed="")
    for empty in _SHORTER:
        values: list[Any] = [*row._replace(**empty)]
        for at, write in _WRITES:
            values[at] = write(values[at])
        if row.order == NO_ORDER:
            values = _without_later(values)
        line = sealed_line("game", values)
        if len(line.encode()) <= MAX_ROW:
            break
    return line


def _without_later(values: list[Any]) -> list[Any]:
    """Return the values of a line from before 0.1.0."""
    del values[-1]
    while len(values) > len(_COLUMNS) - len(_LATER) and values[-1] == "":
        del values[-1]
    return values


def line_heads(lines: Iterable[str]) -> list[RowHead]:
    """Return the heads of the lines of games, in order, without other lines."""
    return [RowHead._make(_HEAD(match)) for match in _LINE.findall("\n".join(lines))]


@lru_cache(maxsize=2 * MAX_ROWS)
def line_row(line: str) -> BookRow:
    """Return the game of a line; raises `ValueError` if the line has other values."""
    match = _LINE.fullmatch(line)
    if match is None:
        raise ValueError("not the line of a game")
    values: list[Any] = [*match.groups("")]
    try:
        for at, read in _READS:
            values[at] = read(values[at])
    except KeyError as error:
        raise ValueError(f"unknown: {error}") from None
    return BookRow._make(values)


# --- Plain data, for files ---


def row_data(row: BookRow) -> dict[str, Any]:
    """Return a game as plain data, for people's programs."""
    seats = [seat._asdict() for seat in row.seats]
    data = {**row._asdict(), "mode": row.mode, "seats": seats, "sights": dict(row.sights)}
    if row.order == NO_ORDER:
        del data["order"]
    return data


def row_from(data: Any) -> BookRow:
    """Read a game from plain data; raises `ValueError`, `TypeError`, `KeyError` or `AttributeError`."""
    data = {"deal": "", "sights": {}, "order": NO_ORDER, **data}
    values = {field: data[field] for field in BookRow._fields}
    seats = [{"best": 0, **seat} for seat in data["seats"]]
    values["seats"] = [BookSeat(*[seat[field] for field in BookSeat._fields]) for seat in seats]
    values["flags"] = [flag for flag in _FLAGS if flag in data["flags"]]
    values["sights"] = [Sight(name, data["sights"][name]) for name in SIGHTS if name in data["sights"]]
    return line_row(row_line(BookRow(**values)))
