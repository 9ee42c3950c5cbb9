"""The results book: a line for every finished game, which outlives the game's save.

A line is eight hexadecimal digits of checksum, the kind, and JSON: `game` for a game, `name` for a player.
Lines never change, so merging two books is a union by id, in any order. A damaged line never takes others
along. Players are known by a digest of their name, so rows hold no names, and one name on two devices is one
player.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from app.engine.consultants import CONSULTANTS
from app.engine.editions import EDITIONS
from app.engine.limits import MAX_MONEY
from app.engine.setup import GRIFTER_MONEY, clean_name
from app.engine.values import Value
from app.saves.copies import checksum, seal, unseal
from app.saves.store import Store

MAX_ROWS: Final = 5_000
MAX_ROW: Final = 220
"""The largest size in bytes of the line of a game as people play it."""

MAX_BOOK: Final = 3_000_000
"""The longest text of a book that is read, in characters."""

BOOK_MARK: Final = "streets-book"
BOOK_VERSION: Final = 1
BOOK_KEYS: Final = ("results.a", "results.b")
_MAX_PLAYERS: Final = 2 * MAX_ROWS
_MAX_LINE: Final = 400
_MAX_SEED: Final = 12
_FLAGS: Final = frozenset({"practice", "hints"})
_CARDS: Final = {card: str(number) for number, card in enumerate(CONSULTANTS)}
_CODES: Final = {code: card for card, code in _CARDS.items()}


class BookSeat(Value):
    """A seat's result: `player` is a player's id, empty for a bot; money is in dollars."""

    player: str
    kind: str
    card: str
    money: int
    streets: int
    end: int
    bonus: int


class BookRow(Value):
    """A finished game; `at` is the local time in ISO format, to the minute.

    `difficulty` and `daily`, a date, are empty unless the game has them; so is a seed longer than 12 bytes.
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

    @property
    def mode(self) -> str:
        """`solo` or `multiplayer`."""
        return "solo" if self.difficulty else "multiplayer"

    @property
    def counts(self) -> bool:
        """Whether the game counts in statistics: one without practice and hints."""
        return not self.flags


@dataclass(frozen=True, slots=True)
class ResultsBook:
    """A book: the lines of games by id, the names of players by id, and whether old games were entered."""

    rows: Mapping[str, str] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    filled: bool = False


def player_id(name: str) -> str:
    """Return the id of the player with a name, whatever its case."""
    return checksum(clean_name(name).casefold())


# --- Lines ---


def row_line(row: BookRow) -> str:
    """Return the line of a game; a long seed and the version are left out where there is no room."""
    seats = " ".join(map(_seat_text, row.seats))
    seed = "" if row.daily or len(row.seed.encode()) > _MAX_SEED else row.seed
    data = [row.id, row.at, row.app[:8], row.edition, int(row.business), row.difficulty, row.daily, seed]
    flags = "".join(flag[0] for flag in row.flags)
    line = _line("game", [*data, seats, row.turns, flags])
    if len(line.encode()) > MAX_ROW:
        line = _line("game", [*data[:2], "", *data[3:7], "", seats, row.turns, flags])
    return line


def _seat_text(seat: BookSeat) -> str:
    start = seat.money - seat.streets - seat.end - seat.bonus
    who = f"@{seat.player}" if seat.player else seat.kind
    parts = (who, _CARDS.get(seat.card, ""), seat.streets, seat.end, seat.bonus, start or "")
    return ":".join(map(str, parts)).rstrip(":")


@lru_cache(maxsize=2 * MAX_ROWS)
def line_row(line: str) -> BookRow:
    """Return the game of a line; raises `ValueError` if the line is damaged."""
    kind, data = _parsed(line)
    match data:
        case [id, at, app, edition, business, difficulty, daily, seed, str(seats), turns, str(flags)] if (
            kind == "game"
        ):
            return checked_row(
                BookRow(
                    id,
                    at,
                    app,
                    edition,
                    bool(business),
                    difficulty,
                    daily,
                    seed,
                    tuple(map(_seat, seats.split(" "))),
                    turns,
                    tuple(flag for flag in sorted(_FLAGS) if flag[0] in flags),
                )
            )
    raise ValueError("not the line of a game")


def _seat(text: str) -> BookSeat:
    who, card, *numbers = text.split(":")
    streets, end, bonus, start = (int(number or 0) for number in (*numbers, "", "", "")[:4])
    player = who[1:] if who.startswith("@") else ""
    kind = "human" if player else who
    return BookSeat(
        player, kind, _CODES[card] if card else "", start + streets + end + bonus, streets, end, bonus
    )


def checked_row(row: BookRow) -> BookRow:
    """Return a game if all its values are possible; raises `ValueError`."""
    texts = (row.id, row.at, row.app, row.daily, row.seed)
    good = (
        all(isinstance(text, str) and len(text) <= 40 for text in texts)
        and bool(row.id)
        and row.edition in EDITIONS
        and row.difficulty in ("", *GRIFTER_MONEY)
        and 2 <= len(row.seats) <= 5
        and type(row.turns) is int
        and 0 <= row.turns <= MAX_ROWS
        and all(_is_seat(seat) for seat in row.seats)
    )
    if not good:
        raise ValueError("not the result of a game")
    return row


def _is_seat(seat: BookSeat) -> bool:
    numbers = (seat.money, seat.streets, seat.end, seat.bonus)
    return (
        all(type(number) is int and abs(number) <= MAX_MONEY for number in numbers)
        and seat.card in ("", *CONSULTANTS)
        and len(seat.player) in (0, 8)
        and 0 < len(seat.kind) <= 24
        and seat.kind.isprintable()
        and not {":", " ", "@"} & set(seat.kind)
        and bool(seat.player) is (seat.kind == "human")
    )


def _line(kind: str, data: object) -> str:
    body = f"{kind} {json.dumps(data, ensure_ascii=False, separators=(',', ':'))}"
    return f"{checksum(body)} {body}"


def _parsed(line: str) -> tuple[str, Any]:
    check, _, body = line.partition(" ")
    if check != checksum(body) or len(line) > _MAX_LINE:
        raise ValueError("a damaged line")
    kind, _, data = body.partition(" ")
    return kind, json.loads(data)


# --- Books ---


def with_row(known: ResultsBook, row: BookRow, names: Iterable[str]) -> ResultsBook:
    """Return a book with one more game and the names of its people; a game that is known stays as it is."""
    new = ResultsBook({row.id: row_line(row)}, {player_id(name): clean_name(name) for name in names})
    rows = {**new.rows, **known.rows}
    return ResultsBook(_newest(rows), merged_names(known.names, new.names), known.filled)


def merged_books(one: ResultsBook, other: ResultsBook) -> ResultsBook:
    """Return the union of two books: the 5,000 latest games. Neither order nor repetition matters."""
    rows = dict(one.rows)
    for id, line in other.rows.items():
        rows[id] = min(line, rows.get(id, line))
    return ResultsBook(_newest(rows), merged_names(one.names, other.names), one.filled or other.filled)


def merged_names(one: Mapping[str, str], other: Mapping[str, str]) -> Mapping[str, str]:
    """Return the names of both; of two spellings the first in the alphabet stays."""
    return {id: min(found[id] for found in (one, other) if id in found) for id in sorted({*one, *other})}


def _newest(rows: Mapping[str, str]) -> Mapping[str, str]:
    if len(rows) <= MAX_ROWS:
        return dict(sorted(rows.items()))
    latest = sorted(rows, key=lambda id: (line_row(rows[id]).at, id))[-MAX_ROWS:]
    return {id: rows[id] for id in sorted(latest)}


def rows_of(known: ResultsBook) -> tuple[BookRow, ...]:
    """Return the games of a book, latest first."""
    return tuple(sorted(map(line_row, known.rows.values()), key=lambda row: (row.at, row.id), reverse=True))


def book_text(known: ResultsBook) -> str:
    """Return the text of a book, a line for each game and each name."""
    lines = [f"{BOOK_MARK} {BOOK_VERSION}{' filled' if known.filled else ''}", *known.rows.values()]
    return "\n".join([*lines, *(_line("name", [id, name]) for id, name in sorted(known.names.items()))])


def read_book(text: str) -> ResultsBook:
    """Read the text of a book; damaged lines are left out, and all others kept."""
    rows: dict[str, str] = {}
    names: dict[str, str] = {}
    first, _, rest = text[:MAX_BOOK].partition("\n")
    for line in (first, *rest.split("\n")):
        try:
            kind, data = _parsed(line)
            if kind == "game":
                row = line_row(line)
                rows[row.id] = min(line, rows.get(row.id, line))
            elif kind == "name" and len(names) < _MAX_PLAYERS:
                id, name = data
                if player_id(name) == id:
                    names[id] = min(clean_name(name), names.get(id, clean_name(name)))
        except (ValueError, TypeError, KeyError, RecursionError):
            continue
    return ResultsBook(_newest(rows), names, first.startswith(BOOK_MARK) and first.endswith(" filled"))


# --- The two copies ---


def stored_book(store: Store) -> ResultsBook:
    """Return the union of the stored copies, whatever is left of each; raises `StoreOff`."""
    found = ResultsBook()
    for text in _texts(store):
        body = unseal(text)
        found = merged_books(found, read_book(body[1] if isinstance(body, tuple) else text))
    return found


def store_book(store: Store, known: ResultsBook) -> ResultsBook:
    """Store a book, merged with what another tab has stored, over the older copy; return the merged book.

    Raises the store's errors.
    """
    merged = merged_books(stored_book(store), known)
    counts = [body[0] if isinstance(body := unseal(text), tuple) else 0 for text in _texts(store)]
    key = BOOK_KEYS[counts.index(min(counts))]
    store.set(key, seal(max(counts) + 1, book_text(merged)))
    return merged


def _texts(store: Store) -> Iterator[str]:
    return (store.get(key) or "" for key in BOOK_KEYS)


# --- Files ---


def book_json(known: ResultsBook) -> str:
    """Return a book as JSON, to be read by people's programs and by another device."""
    data = {
        "format": BOOK_MARK,
        "version": BOOK_VERSION,
        "players": dict(sorted(known.names.items())),
        "games": [_data(row) for row in rows_of(known)],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _data(row: BookRow) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in _FIELDS}
    seats = [{name: getattr(seat, name) for name in _SEAT_FIELDS} for seat in row.seats]
    return {**values, "mode": row.mode, "seats": seats, "flags": list(row.flags)}


_FIELDS: Final = ("id", "at", "app", "edition", "business", "difficulty", "daily", "seed", "turns")
_SEAT_FIELDS: Final = ("player", "kind", "card", "money", "streets", "end", "bonus")


def read_book_json(text: str) -> ResultsBook:
    """Read a book from its JSON; damaged games are left out. Raises `ValueError` if it is no book."""
    if len(text) > MAX_BOOK:
        raise ValueError("too long for a book")
    try:
        data = json.loads(text)
    except RecursionError:
        raise ValueError("nested too deeply") from None
    if not isinstance(data, dict) or data.get("format") != BOOK_MARK or data.get("version") != BOOK_VERSION:
        raise ValueError("not a results book")
    rows: dict[str, str] = {}
    games, players = data.get("games"), data.get("players")
    for game in games[: 2 * MAX_ROWS] if isinstance(games, list) else ():
        try:
            line = row_line(_row_from(game))
            rows[line_row(line).id] = line
        except (ValueError, TypeError, KeyError, AttributeError):
            continue
    names = {
        id: clean_name(name)
        for id, name in (players.items() if isinstance(players, dict) else ())
        if isinstance(name, str) and player_id(name) == id
    }
    return ResultsBook(_newest(rows), names)


def _row_from(game: Any) -> BookRow:
    seats = tuple(BookSeat(*(seat[name] for name in _SEAT_FIELDS)) for seat in game["seats"])
    flags = tuple(flag for flag in sorted(_FLAGS) if flag in game["flags"])
    return checked_row(BookRow(**{name: game[name] for name in _FIELDS}, seats=seats, flags=flags))
