"""Rows of the results book: a line for every finished game.

A line is eight hexadecimal digits of checksum, the kind, and JSON. The line of a game has no names: players
are known by a digest of their name, so one name on two devices is one player.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from datetime import date as calendar_date
from functools import lru_cache
from operator import itemgetter
from typing import Any, Final, NamedTuple

from app.engine.consultants import CONSULTANTS
from app.engine.editions import EDITIONS
from app.engine.limits import MAX_MONEY
from app.engine.setup import GRIFTER_MONEY, Deal, clean_name, written_name
from app.saves.copies import checksum

MAX_ROWS: Final = 5_000
MAX_ROW: Final = 220
"""The largest size in bytes of the line of a game as people play it."""

MAX_ORDER: Final = 10**10 - 1

_MAX_LINE: Final = 400
_MAX_SEED: Final = 12
_FLAGS: Final = ("hints", "practice")
_CARDS: Final = {card: str(number) for number, card in enumerate(CONSULTANTS)}
_CODES: Final = {"": "", **{code: card for card, code in _CARDS.items()}}

_TEXT: Final = r'("(?:[^"\\]|\\.)*")'
_SEAT: Final = r"(?:@[0-9a-f]{8}|(?!human:)[\w-]{1,24}):\d{0,2}(?::-?\d{0,5}){0,5}"
_LINE: Final = re.compile(
    rf'^[0-9a-f]{{8}} game \["([\w-]{{1,40}})","(\d{{4}}-\d\d-\d\dT\d\d:\d\d)",{_TEXT},'
    r'"(\w+)",([01]),"(\w*)",'
    rf'"([\d-]*)",{_TEXT},"({_SEAT}(?: {_SEAT}){{1,4}})",(\d{{1,4}}),"(\w*)"'
    r'(?:,"([0-9a-f]{8}|)"(?:,"((?:[bcdkst]\d{1,4} ?)*)")?)?(?:,(\d{1,10}))?\]$',
    re.ASCII | re.MULTILINE,
)
_SEAT_PARTS: Final = re.compile(r"(@?[\w-]+):(\d*)" + r"(?::(-?\d*))?" * 5, re.ASCII)
_ID: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_PERSON: Final = re.compile(r"[0-9a-f]{8}", re.ASCII)
_KIND: Final = re.compile(r"[\w-]{1,24}", re.ASCII)
_PLAYER: Final = re.compile(r"(?:^| )@([0-9a-f]{8})", re.ASCII)


SIGHTS: Final = ("street", "crowd", "double", "triple", "behind", "kept")
"""The sights of solo games (`app.ui.features.book.sights`); a line has their first letters."""

_SIGHT_LETTERS: Final = {name[0]: name for name in SIGHTS}
_SIGHT_PARTS: Final = re.compile(r"([a-z])(\d+)", re.ASCII)


class Sight(NamedTuple):
    """Something to see in a game: its name, and the number of actions up to its moment."""

    name: str
    position: int


class BookSeat(NamedTuple):
    """A seat's result: `player` is a player's id, empty for a bot; money is in dollars.

    `best` is the most that one street paid the seat, or 0 if the row was made before that was noted.
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
    """A finished game; `at` is the local time in ISO format, to the minute, and only shown.

    `difficulty` and `daily`, a date, are empty unless the game has them; so is a seed longer than 12 bytes.
    `deal` is a digest of the tiles and their order, empty in rows of earlier versions. `order` is higher than
    that of all games entered before (`app.saves.book.with_row`), and 0 in rows of earlier versions.
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
    """What lists need of a row, read from all lines at once; `seats` is the text of the seats."""

    id: str
    at: str
    difficulty: str
    daily: str
    seats: str
    deal: str
    order: str

    @property
    def entered(self) -> tuple[int, str, str]:
        """The place in the order of entering; rows of earlier versions come first, by their time."""
        return int(self.order or 0), "" if self.order else self.at, self.id

    @property
    def players(self) -> list[str]:
        """The ids of the people in the game."""
        return players_in(self.seats)


def player_id(name: str) -> str:
    """Return the id of the player with a name, whatever its case, composed or not."""
    return checksum(clean_name(name).casefold())


def former_player_id(name: str) -> str:
    """Return the id that earlier versions gave a player, which differed for a name that is not composed."""
    return checksum(written_name(name).casefold())


def deal_digest(given: Deal) -> str:
    """Return a digest of the tiles of a deal and their order: the same deal has the same one."""
    places = (*given.hands, given.stack, given.grifter_stack)
    return checksum("|".join(",".join(tiles) for tiles in places))


def is_player(text: object) -> bool:
    """Return whether a text can be the id of a player."""
    return isinstance(text, str) and _PERSON.fullmatch(text) is not None


def is_game(text: object) -> bool:
    """Return whether a text can be the id of a game."""
    return isinstance(text, str) and _ID.fullmatch(text) is not None


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


def row_line(row: BookRow) -> str:
    """Return the line of a game; a seed, the version and the deal are left out where there is no room."""
    seats = " ".join(map(_seat_text, row.seats))
    seed = "" if row.daily or len(row.seed.encode()) > _MAX_SEED else row.seed
    data = [row.id, row.at, row.app[:8], row.edition, int(row.business), row.difficulty, row.daily, seed]
    rest = [seats, row.turns, "".join(flag[0] for flag in row.flags)]
    seen = " ".join(f"{sight.name[0]}{sight.position}" for sight in row.sights)
    more = [row.deal, seen] if seen else [row.deal] if row.deal else []
    order = [row.order] if row.order else []
    line = sealed_line("game", [*data, *rest, *more, *order])
    if len(line.encode()) > MAX_ROW:
        line = sealed_line("game", [*data[:2], "", *data[3:7], "", *rest, *more, *order])
    if len(line.encode()) > MAX_ROW:
        line = sealed_line("game", [*data[:2], "", *data[3:7], "", *rest, *order])
    return line


def _seat_text(seat: BookSeat) -> str:
    start = seat.money - seat.streets - seat.end - seat.bonus
    who = f"@{seat.player}" if seat.player else seat.kind
    numbers = (seat.streets, seat.end, seat.bonus, start or "", seat.best or "")
    return ":".join(map(str, (who, _CARDS.get(seat.card, ""), *numbers))).rstrip(":")


def line_id(line: str) -> str:
    """Return the id in the line of a game, or an empty text if there is none."""
    return line[16 : line.find('"', 16)] if line[8:16] == ' game ["' else ""


def line_heads(lines: Iterable[str]) -> list[RowHead]:
    """Return what lists need of the lines of games, in their order; other lines are left out."""
    parts = itemgetter(0, 1, 5, 6, 8, 11, 13)
    return [RowHead._make(parts(found)) for found in _LINE.findall("\n".join(lines))]


def players_in(seats: str) -> list[str]:
    """Return the ids of the people in the texts of seats."""
    return _PLAYER.findall(seats)


@lru_cache(maxsize=2 * MAX_ROWS)
def line_row(line: str) -> BookRow:
    """Return the game of a line; raises `ValueError` if the line has other values."""
    found = _LINE.fullmatch(line)
    if found is None:
        raise ValueError("not the line of a game")
    id, at, app, edition, business, difficulty, daily, seed, seats, turns, *more = found.groups("")
    flags, deal, seen, order = more
    if edition not in EDITIONS or difficulty not in ("", *GRIFTER_MONEY) or not _is_day(at[:10]):
        raise ValueError("not the result of a game")
    return BookRow(
        id,
        at,
        _text(app),
        edition,
        business == "1",
        difficulty,
        daily,
        _text(seed),
        tuple([_seat(*parts) for parts in _SEAT_PARTS.findall(seats)]),
        int(turns),
        tuple(flag for flag in _FLAGS if flag[0] in flags) if flags else (),
        deal,
        tuple([Sight(_SIGHT_LETTERS[letter], int(at)) for letter, at in _SIGHT_PARTS.findall(seen)]),
        int(order or 0),
    )


def _text(written: str) -> str:
    return str(json.loads(written)) if "\\" in written else written[1:-1]


def _seat(who: str, card: str, *numbers: str) -> BookSeat:
    streets, end, bonus, start, best = [int(number or 0) for number in numbers]
    if card not in _CODES:
        raise ValueError("not a consultant")
    money = start + streets + end + bonus
    player, kind = (who[1:], "human") if who[0] == "@" else ("", who)
    return BookSeat(player, kind, _CODES[card], money, streets, end, bonus, best)


def checked_row(row: BookRow) -> BookRow:
    """Return a game if all its values are possible; raises `ValueError`."""
    texts = (row.id, row.at, row.app, row.daily, row.seed, row.deal)
    good = (
        all(isinstance(text, str) and len(text) <= 40 for text in texts)
        and _ID.fullmatch(row.id) is not None
        and row.edition in EDITIONS
        and row.difficulty in ("", *GRIFTER_MONEY)
        and (not row.daily or _is_day(row.daily))
        and 2 <= len(row.seats) <= 5
        and type(row.turns) is int
        and 0 <= row.turns <= MAX_ROWS
        and (not row.deal or _PERSON.fullmatch(row.deal) is not None)
        and all(map(_is_seat, row.seats))
        and all(name in SIGHTS and type(at) is int and 0 <= at <= MAX_ROWS for name, at in row.sights)
        and _is_day(row.at[:10])
        and type(row.order) is int
        and 0 <= row.order <= MAX_ORDER
    )
    if not good:
        raise ValueError("not the result of a game")
    return row


@lru_cache(maxsize=MAX_ROWS)
def _is_day(text: str) -> bool:
    try:
        return _DAY.fullmatch(text) is not None and calendar_date.fromisoformat(text).year > 0
    except ValueError:
        return False


def _is_seat(seat: BookSeat) -> bool:
    return (
        all(type(number) is int and abs(number) <= MAX_MONEY for number in seat[3:])
        and (not seat.card or seat.card in CONSULTANTS)
        and (not seat.player or _PERSON.fullmatch(seat.player) is not None)
        and _KIND.fullmatch(seat.kind) is not None
        and bool(seat.player) is (seat.kind == "human")
    )


# --- Plain data, for files ---

_FIELDS: Final = ("id", "at", "app", "edition", "business", "difficulty", "daily", "seed", "turns")


def row_data(row: BookRow) -> dict[str, Any]:
    """Return a game as plain data, for people's programs."""
    values = {name: getattr(row, name) for name in _FIELDS}
    deal = {"deal": row.deal} if row.deal else {}
    sights = {"sights": dict(row.sights)} if row.sights else {}
    order = {"order": row.order} if row.order else {}
    seats = [seat._asdict() for seat in row.seats]
    return {**values, "mode": row.mode, "seats": seats, "flags": list(row.flags), **deal, **sights, **order}


def row_from(data: Any) -> BookRow:
    """Read a game from plain data; raises `ValueError`, `TypeError`, `KeyError` or `AttributeError`."""
    seats = tuple(
        BookSeat(*[seat[name] for name in BookSeat._fields[:-1]])._replace(best=seat.get("best", 0))
        for seat in data["seats"]
    )
    flags = tuple(flag for flag in _FLAGS if flag in data["flags"])
    found = data.get("sights", {})
    sights = tuple(Sight(name, found[name]) for name in SIGHTS if name in found)
    row = BookRow(**{name: data[name] for name in _FIELDS}, seats=seats, flags=flags, sights=sights)
    return checked_row(row._replace(deal=data.get("deal", ""), order=data.get("order", 0)))
