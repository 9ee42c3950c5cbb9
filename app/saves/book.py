"""The results book: finished games and their players, which outlive the games' saves.

Lines of games never change, so merging two books is a union by id, in any order. Each line has a number for
the order of entry, independent of the clock. Notes about players can change: a name, joined players,
forgotten ones. Each note has a time, and the latest one counts. A damaged line never affects others, and
lines of later versions stay.

A line is eight hexadecimal digits of checksum, the kind, and JSON. The line of a game has no names: it
identifies players by a digest of their name, so one name on two devices is one player.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date as calendar_date
from datetime import datetime
from functools import cached_property, lru_cache
from operator import attrgetter, itemgetter
from typing import Any, Final, NamedTuple
from unicodedata import is_normalized

from app.engine.consultants import CONSULTANTS
from app.engine.editions import EDITIONS
from app.engine.record import MAX_MONEY
from app.engine.setup import GRIFTER_MONEY, Deal, clean_name, written_name
from app.saves.copies import BOOK, SLOTS, checksum, seal, unseal
from app.saves.save import MAX_TIME
from app.saves.store import Store, read_json

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


MAX_BOOK: Final = 3_000_000
"""The longest text of a book to read, in characters."""

MAX_BOOK_FILE: Final = 8_000_000
"""The longest file of a book to read, in characters."""

BOOK_MARK: Final = "streets-book"
BOOK_VERSION: Final = 1
BOOK_KEYS: Final = tuple(f"{BOOK}{slot}" for slot in SLOTS)
OLD_DAYS: Final = "daily"
"""The key of the results of daily deals in versions without a book: game and margin by date."""

_MAX_PLAYERS: Final = 2 * MAX_ROWS
_SHAPE: Final = re.compile(r"[a-z]{0,12}", re.ASCII)
_COLOURS: Final = range(5)
_SEATS: Final = range(2, 6)


class Person(NamedTuple):
    """The notes on a player: the name, and the last colour, shape and chosen face.

    An empty name means that the person is forgotten. `at` is the time of the note, in milliseconds since
    1970.
    """

    name: str
    colour: int = 0
    shape: str = ""
    at: int = 0
    face: str = ""


class Join(NamedTuple):
    """A player is the same person as the player `to`, or separate if `to` is empty; `at` is the time."""

    to: str
    at: int


class JudgedGame(NamedTuple):
    """The counts of a game's report; `at` is the time.

    `seats` has for each seat the number of choices as good as the best, and of judged choices: `(0, 0)` for a
    bot.
    """

    seats: tuple[tuple[int, int], ...]
    at: int


class DayResult(NamedTuple):
    """The first result of a daily deal: the game's id, and the margin in dollars, positive if won."""

    game: str
    margin: int


BookNote = Person | Join | JudgedGame | DayResult


@dataclass(frozen=True)
class ResultsBook:
    """A book: lines of games by id, players by id, joined players, and the counts of reports by game.

    `days` has results of daily deals by date whose games left no row: versions before 0.1.0 noted them.
    `others` are the lines that only later versions can read. `filled`: the games of earlier versions are
    entered.
    """

    rows: Mapping[str, str] = field(default_factory=dict)
    people: Mapping[str, Person] = field(default_factory=dict)
    joined: Mapping[str, Join] = field(default_factory=dict)
    judged: Mapping[str, JudgedGame] = field(default_factory=dict)
    filled: bool = False
    days: Mapping[str, DayResult] = field(default_factory=dict)
    others: frozenset[str] = frozenset()

    @cached_property
    def heads(self) -> tuple[RowHead, ...]:
        """The heads of all games, the last entered first."""
        return tuple(sorted(line_heads(self.rows.values()), key=_ENTERED, reverse=True))

    def met(self, head: RowHead) -> set[str]:
        """Return the people in a game."""
        return set(map(self.person, head.players))

    @cached_property
    def games(self) -> Mapping[str, int]:
        """The number of games of each person."""
        played = Counter(players_in(" ".join([head.seats for head in self.heads])))
        for id, person in self.aliases.items():
            played[person] += played.pop(id, 0)
        return +played

    @cached_property
    def aliases(self) -> Mapping[str, str]:
        """The person behind each joined player, by id."""
        ids = (*self.joined, *self._with_composed_names)
        return {id: person for id in ids if (person := self._end_of_joins(id)) != id}

    @cached_property
    def _with_composed_names(self) -> Mapping[str, str]:
        """The players, with composed names for those whom an earlier version noted with decomposed ones."""
        names = {
            id: person.name for id, person in self.people.items() if not is_normalized("NFC", person.name)
        }
        ids = {id: player_id(name) for id, name in names.items() if id not in self.joined}
        return {id: to for id, to in ids.items() if to in self.people and to != id}

    def _end_of_joins(self, id: str) -> str:
        """Follow joins to their end; in a cycle, which two devices can create, the lowest id wins."""
        passed = [id]
        while to := self._next(passed[-1]):
            if to in passed:
                return min(passed[passed.index(to) :])
            passed.append(to)
        return passed[-1]

    def _next(self, id: str) -> str:
        join = self.joined.get(id)
        return join.to if join is not None else self._with_composed_names.get(id, "")

    def person(self, id: str) -> str:
        """Return the id of the person behind a player."""
        return self.aliases.get(id, id)

    @cached_property
    def names(self) -> Mapping[str, str]:
        """The names of all players by id; a joined player has the person's, a forgotten one none."""
        own = {id: person.name for id, person in self.people.items() if person.name}
        ids = (id for id in {*own, *self.aliases} if self.person(id) in own)
        return {id: own[self.person(id)] for id in ids}

    @cached_property
    def again(self) -> frozenset[str]:
        """The ids of games whose deal one of their people had finished before."""
        deals = Counter([head.daily or head.deal for head in self.heads])
        seen: set[tuple[str, str]] = set()
        ids = []
        for head in reversed(self.heads):
            deal = head.daily or head.deal
            if deal and deals[deal] > 1:
                dealt = {(deal, person) for person in self.met(head)}
                if not seen.isdisjoint(dealt):
                    ids.append(head.id)
                seen |= dealt
        return frozenset(ids)

    @cached_property
    def daily(self) -> Mapping[str, DayResult]:
        """The first entered result of each daily deal, by date."""
        results: dict[str, DayResult] = {}
        for head in self.heads:
            row = self.row(head.id) if head.daily else None
            if row is not None and row.counts:
                results[head.daily] = DayResult(head.id, row.seats[0].money - row.seats[1].money)
        return {**results, **self.days}

    def row(self, id: str) -> BookRow | None:
        """Return a game with each player replaced by the person, or `None` for a damaged line."""
        try:
            row = line_row(self.rows[id])
        except (KeyError, ValueError):
            return None
        if self.aliases and any(seat.player in self.aliases for seat in row.seats):
            return row._replace(seats=tuple(s._replace(player=self.person(s.player)) for s in row.seats))
        return row

    def chosen(self, heads: Iterable[RowHead]) -> tuple[BookRow, ...]:
        """Return the games of some heads."""
        return tuple(row for head in heads if (row := self.row(head.id)) is not None)

    def games_of(self, player: str) -> tuple[BookRow, ...]:
        """Return a person's games, the last entered first."""
        ids = [f"@{id}:" for id in all_ids(self, player)]
        return self.chosen(head for head in self.heads if any(id in head.seats for id in ids))


def rows_of(book: ResultsBook) -> tuple[BookRow, ...]:
    """Return the games of a book, the last entered first."""
    return book.chosen(book.heads)


# --- Changing and merging ---


def with_row(book: ResultsBook, row: BookRow, people: Mapping[str, Person]) -> ResultsBook:
    """Return a book with a game that has just ended and its people; a known game stays unchanged.

    The game comes after all others of the book. `row.order`, the minutes since 1970, orders it among games of
    other devices.
    """
    if row.id in book.rows:
        return book
    last = max((head.entered[0] for head in book.heads), default=0)
    row = row._replace(order=min(max(row.order, last + 1), MAX_ORDER))
    return merged_books(book, ResultsBook({row.id: row_line(row)}, _later(book, people)))


def with_old_row(book: ResultsBook, row: BookRow, people: Mapping[str, Person]) -> ResultsBook:
    """Return a book with a game that ended before the book existed, and its people.

    Its time of entry means nothing, so its own `row.order` places it.
    """
    return book if row.id in book.rows else merged_books(book, ResultsBook({row.id: row_line(row)}, people))


def joined_players(book: ResultsBook, player: str, person: str, now: int) -> ResultsBook:
    """Return a book in which a player is the same person as another, or separate if `person` is empty."""
    person = book.person(person) if person else ""
    before = book.joined.get(player)
    if person == player or (person and book.person(player) == person):
        return book
    at = max(now, before.at + 1) if before is not None else now
    return replace(book, joined={**book.joined, player: Join(person, at)})


def noted_people(book: ResultsBook, people: Mapping[str, Person], now: int) -> ResultsBook:
    """Return a book with new notes on some players; an empty name forgets the player."""
    noted = {id: person._replace(at=now) for id, person in people.items()}
    return replace(book, people=_latest(book.people, _later(book, noted)))


def judged_game(book: ResultsBook, game: str, seats: tuple[tuple[int, int], ...], now: int) -> ResultsBook:
    """Return a book with the counts of a game's report; existing counts stay."""
    before = book.judged.get(game)
    if game not in book.rows or (before is not None and before.seats == seats):
        return book
    at = max(now, before.at + 1) if before is not None else now
    return replace(book, judged={**book.judged, game: JudgedGame(seats, at)})


def _later(book: ResultsBook, people: Mapping[str, Person]) -> Mapping[str, Person]:
    """Return notes that replace earlier ones, even if the clock has gone back since."""
    return {
        id: person._replace(at=max(person.at, book.people[id].at + 1)) if id in book.people else person
        for id, person in people.items()
    }


def all_ids(book: ResultsBook, person: str) -> tuple[str, ...]:
    """Return the ids of a person: its own, and those of the players joined to it."""
    return (person, *sorted(id for id, to in book.aliases.items() if to == person))


def merged_books(one: ResultsBook, other: ResultsBook) -> ResultsBook:
    """Return the union of two books, at most the last 5,000 games; commutative and idempotent."""
    rows = dict(one.rows)
    for id, line in other.rows.items():
        rows[id] = min(line, rows.get(id, line))
    notes = {kind.field: _latest(kind.notes(one), kind.notes(other)) for kind in _KINDS.values()}
    others = frozenset(sorted(one.others | other.others)[:MAX_ROWS])
    return ResultsBook(_newest(rows), filled=one.filled or other.filled, others=others, **notes)


def _latest(one: Mapping[str, Any], other: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the union of notes; of two different ones the later, or if simultaneous the lesser."""
    notes = dict(one)
    for id, noted in other.items():
        before = notes.get(id)
        notes[id] = noted if before is None else min(before, noted, key=_order)
    return dict(sorted(notes.items()))


def _order(noted: BookNote) -> tuple[object, ...]:
    return (-getattr(noted, "at", 0), *noted)


_ENTERED: Final = attrgetter("entered")


def _newest(rows: Mapping[str, str]) -> Mapping[str, str]:
    if len(rows) <= MAX_ROWS:
        return dict(sorted(rows.items()))
    latest = sorted(line_heads(rows.values()), key=_ENTERED)[-MAX_ROWS:]
    return {head.id: rows[head.id] for head in sorted(latest)}


# --- Text ---


def book_text(book: ResultsBook, after: str = "") -> str:
    """Return the text of a book, a line for each game and each note.

    `after` is the checksum of an earlier text that this one includes.
    """
    marks = f"{f' after:{after}' if after else ''}{' filled' if book.filled else ''}"
    return "\n".join([f"{BOOK_MARK} {BOOK_VERSION}{marks}", *book.rows.values(), *_notes(book)])


def _notes(book: ResultsBook) -> Iterator[str]:
    for name, kind in _KINDS.items():
        for id, noted in sorted(kind.notes(book).items()):
            yield sealed_line(name, [id, *_note_values(noted)])
    yield from sorted(book.others)


def _note_values(noted: BookNote) -> tuple[object, ...]:
    """Return the values of a note; without a chosen face a person has the format of earlier versions."""
    return noted[:-1] if isinstance(noted, Person) and not noted.face else noted


def read_book(text: str, *, whole: bool = False) -> ResultsBook:
    """Parse the text of a book without damaged lines.

    `whole`: the checksum of the whole text is right, so skip those of its lines.
    """
    rows: dict[str, str] = {}
    others: set[str] = set()
    notes: dict[str, list[Any]] = {kind: [] for kind in _KINDS}
    first, _, rest = text[:MAX_BOOK].partition("\n")
    for line in rest.split("\n"):
        if whole and (id := line_id(line)):
            rows[id] = line
            continue
        try:
            kind, _, data = line_body(line).partition(" ")
        except ValueError:
            continue
        if kind == "game" and is_game(id := line_id(line)):
            rows[id] = min(line, rows.get(id, line))
        elif not _can_read(kind, data):
            others.add(line)
        else:
            notes[kind].append(json.loads(data))
    filled = first.startswith(BOOK_MARK) and first.endswith(" filled")
    return _with_notes(ResultsBook(_newest(rows), filled=filled, others=frozenset(others)), notes)


def _can_read(kind: str, data: str) -> bool:
    """Return whether this version can read a line's data."""
    try:
        _KINDS[kind].read(json.loads(data))
    except (ValueError, TypeError, LookupError, RecursionError):
        return False
    return True


def _with_notes(book: ResultsBook, notes: Mapping[str, Iterable[Any]]) -> ResultsBook:
    """Return a book with plain notes by kind, without impossible ones."""
    fields: dict[str, Any] = {kind.field: _notes_by_id(notes[name], kind) for name, kind in _KINDS.items()}
    return replace(book, **fields)


def _notes_by_id(entries: Iterable[Any], kind: NoteKind) -> Mapping[str, Any]:
    notes: dict[str, Any] = {}
    for entry in entries:
        try:
            id, noted = kind.read(entry)
        except (ValueError, TypeError, KeyError):
            continue
        before = notes.get(id)
        notes[id] = noted if before is None else min(before, noted, key=_order)
    return dict(sorted(notes.items())[:_MAX_PLAYERS])


def _person(entry: Any) -> tuple[str, Person]:
    id, name, colour, shape, at, *faces = entry
    face = faces[0] if faces else ""
    named = clean_name(name)
    if named and player_id(named) != id:
        named = written_name(name)
        if former_player_id(named) != id:
            raise ValueError("not a player")
    if not is_player(id) or colour not in _COLOURS:
        raise ValueError("not a player")
    if not (_SHAPE.fullmatch(shape) and _SHAPE.fullmatch(face)) or len(faces) > 1 or not _is_time(at):
        raise ValueError("not a player")
    return id, Person(named, int(colour), shape, at, face)


def _join(entry: Any) -> tuple[str, Join]:
    id, to, at = entry
    if not is_player(id) or not (to == "" or is_player(to)) or id == to or not _is_time(at):
        raise ValueError("not two players")
    return id, Join(to, at)


def _judged_game(entry: Any) -> tuple[str, JudgedGame]:
    id, seats, at = entry
    counts = tuple((good, total) for good, total in seats)
    if not is_game(id) or len(counts) not in _SEATS or not _is_time(at):
        raise ValueError("not a judged game")
    if not all(type(good) is type(total) is int and 0 <= good <= total < 1_000 for good, total in counts):
        raise ValueError("not a judged game")
    return id, JudgedGame(counts, at)


def _day_result(entry: Any) -> tuple[str, DayResult]:
    date, game, margin = entry
    if not is_game(game) or type(margin) is not int or abs(margin) > MAX_MONEY:
        raise ValueError("not a result")
    return calendar_date.fromisoformat(date).isoformat(), DayResult(game, margin)


def _is_time(value: object) -> bool:
    return type(value) is int and 0 <= value <= MAX_TIME


class NoteKind(NamedTuple):
    """A kind of note: its field of a book, its entry of a file, its type, and its reader."""

    field: str
    entry: str
    type: type[BookNote]
    read: Callable[[Any], tuple[str, BookNote]]

    def notes(self, book: ResultsBook) -> Mapping[str, Any]:
        """Return the notes of this kind by id."""
        notes: Mapping[str, Any] = getattr(book, self.field)
        return notes

    def entries(self, found: Any) -> list[list[Any]]:
        """Return the notes of a file as in their lines, without those that lack a field."""
        entries = found.items() if isinstance(found, dict) else ()
        whole = ((id, {"face": "", **note}) for id, note in entries if isinstance(note, dict))
        wanted = self.type._fields
        return [[id, *(note[name] for name in wanted)] for id, note in whole if note.keys() >= {*wanted}]


_KINDS: Final = {
    "name": NoteKind("people", "players", Person, _person),
    "one": NoteKind("joined", "joined", Join, _join),
    "report": NoteKind("judged", "judged", JudgedGame, _judged_game),
    "day": NoteKind("days", "days", DayResult, _day_result),
}
"""The kinds of notes by the first word of their lines."""


# --- The two copies ---


def stored_book(store: Store) -> ResultsBook:
    """Return the union of the intact parts of both stored copies; raises `StoreOff`.

    A complete copy written after the other one includes it, so there is no need to read the other.
    """
    book = ResultsBook(days=_old_days(store.get(OLD_DAYS) or "{}"))
    copies = sorted(_copies(store), key=lambda copy: -copy.number)
    for copy in copies:
        book = merged_books(book, read_book(copy.body, whole=copy.number > 0))
        others = [other.text for other in copies if other is not copy]
        if copy.number and all(f" after:{checksum(text)}" in copy.body.partition("\n")[0] for text in others):
            break
    return book


def _old_days(text: str) -> Mapping[str, DayResult]:
    """Return the results of daily deals in the text of versions without a book."""
    try:
        entries = read_json(text, MAX_BOOK)
    except ValueError:
        return {}
    plain = ([date, *played] for date, played in entries.items() if isinstance(played, list))
    return _notes_by_id(plain, _KINDS["day"])


def store_book(store: Store, book: ResultsBook) -> ResultsBook:
    """Store a book, merged with what another tab has stored, over the older copy; return the merged book.

    Raises the store's errors.
    """
    merged = merged_books(stored_book(store), book)
    older, newer = sorted(_copies(store), key=lambda copy: copy.number)
    store.set(older.key, seal(newer.number + 1, book_text(merged, checksum(newer.text))))
    return merged


def take_book(store: Store, text: str) -> bool:
    """Merge a copy from elsewhere into the stored book; return whether it had anything new.

    Raises the store's errors.
    """
    book = stored_book(store)
    whole = unseal(text)
    theirs = read_book(whole[1], whole=True) if isinstance(whole, tuple) else read_book(text)
    if merged_books(book, theirs) == book:
        return False
    store_book(store, theirs)
    return True


class _BookCopy(NamedTuple):
    """A stored copy: its key and text, its number or 0 if it is damaged, and the text of the book."""

    key: str
    text: str
    number: int
    body: str


def _copies(store: Store) -> Iterator[_BookCopy]:
    for key in BOOK_KEYS:
        text = store.get(key) or ""
        whole = unseal(text)
        number, body = whole if isinstance(whole, tuple) else (0, text)
        yield _BookCopy(key, text, number, body)


# --- Files ---


def book_data(book: ResultsBook) -> dict[str, Any]:
    """Return a book as plain data, for other programs and other devices."""
    return {
        "format": BOOK_MARK,
        "version": BOOK_VERSION,
        **{
            kind.entry: {id: noted._asdict() for id, noted in sorted(kind.notes(book).items())}
            for kind in _KINDS.values()
            if kind.notes(book) or kind.type is not DayResult
        },
        **({"others": sorted(book.others)} if book.others else {}),
        "games": [row_data(line_row(book.rows[head.id])) for head in book.heads if book.row(head.id)],
    }


def book_json(book: ResultsBook) -> str:
    """Return a book as JSON, a line for each game."""
    data = book_data(book)
    games = ",\n".join(json.dumps(game, ensure_ascii=False) for game in data.pop("games"))
    return f'{json.dumps(data, ensure_ascii=False)[:-1]}, "games": [\n{games}\n]}}\n'


class BookFile(NamedTuple):
    """A book from a file, and the number of its games that are damaged."""

    book: ResultsBook
    damaged: int


def read_book_file(text: str) -> BookFile:
    """Parse a book from JSON without damaged games. Raises `ValueError` for other files."""
    if len(text) > MAX_BOOK_FILE:
        raise ValueError("too long for a book")
    try:
        return read_book_data(json.loads(text))
    except RecursionError:
        raise ValueError("nested too deeply") from None


def read_book_data(data: Any) -> BookFile:
    """Read a book from plain data. Raises `ValueError` for other data."""
    if not isinstance(data, dict) or data.get("format") != BOOK_MARK or data.get("version") != BOOK_VERSION:
        raise ValueError("not a results book")
    rows: dict[str, str] = {}
    damaged, games = 0, data.get("games")
    for game in games[: 2 * MAX_ROWS] if isinstance(games, list) else ():
        try:
            row = row_from(game)
            rows[row.id] = row_line(row)
        except (ValueError, TypeError, KeyError, AttributeError):
            damaged += 1
    notes = {name: kind.entries(data.get(kind.entry)) for name, kind in _KINDS.items()}
    others = read_book("\n".join(["", *filter(_is_line, data.get("others", ()))])).others
    return BookFile(_with_notes(ResultsBook(_newest(rows), others=others), notes), damaged)


def _is_line(found: object) -> bool:
    return isinstance(found, str) and "\n" not in found
