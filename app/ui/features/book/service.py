"""The service of the results book: it enters finished games, and answers with messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from app.engine.daily_deal import daily_date
from app.engine.deck_file import standard_deck
from app.engine.events import Abandoned, Enclosed, StreetScored
from app.engine.receipts import paid_by_seat
from app.engine.session import Played, Session
from app.engine.state import GRIFTER
from app.saves import marks as seating
from app.saves.book import (
    BOOK_KEYS,
    OLD_DAYS,
    Person,
    ResultsBook,
    joined_players,
    judged_game,
    merged_books,
    noted_people,
    read_book_file,
    store_book,
    stored_book,
    with_old_row,
    with_row,
)
from app.saves.book_rows import MAX_ROWS, SIGHTS, BookRow, BookSeat, Sight, deal_digest, is_kind, player_id
from app.saves.index import DeletedTexts, SaveIndex, delete_game, open_game, restore_game
from app.saves.marks import marks_of
from app.saves.reading import read_record
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message
from app.ui.core.registry import Outside, performs
from app.ui.features.book.state import (
    BookEffect,
    BookRead,
    BookRefused,
    EnterJudged,
    EnterOld,
    EnterResult,
    EraseBook,
    ImportBook,
    NoteJoin,
    NotePeople,
    OpenBook,
    RestoreBook,
)
from app.ui.features.saves.service import failure_of
from app.ui.features.saves.state import SaveResult
from app.ui.words.log import accounts

_STREET: Final = 40
"""Dollars that one street pays the player."""

_CROWD: Final = 8
"""People on one building of the player."""

_TRIPLE: Final = 3
"""Streets closed by one tile."""

_BEHIND: Final = 30
"""Dollars that a winner was behind, not counting the Grifter's advantage."""

_PLAYER: Final = 0


def sights_of(session: Session) -> tuple[Sight, ...]:
    """Return the sights of a finished solo game, each with the number of actions up to it."""
    if not session.deal.rules.solo:
        return ()
    first: dict[str, int] = {}
    for number, played in enumerate(session.history, 1):
        for name in _seen(played):
            first.setdefault(name, number)
    if (lowest := _lowest(session)) is not None:
        first["behind"] = lowest
    events = (event for played in session.history for event in played.events)
    if not any(isinstance(event, Abandoned) and event.seat == _PLAYER for event in events):
        first["kept"] = len(session.history)
    return tuple(Sight(name, first[name]) for name in SIGHTS if name in first)


def _seen(played: Played) -> Iterator[str]:
    """Yield the sights that one action earned."""
    scored = [event for event in played.events if isinstance(event, StreetScored)]
    if any(_paid(event) >= _STREET for event in scored):
        yield "street"
    if any(site.owner == _PLAYER and site.population >= _CROWD for site in played.state.city.sites.values()):
        yield "crowd"
    if any(map(_doubled_and_copied, scored)):
        yield "double"
    if Counter(type(event) for event in played.events)[Enclosed] >= _TRIPLE:
        yield "triple"


def _paid(event: StreetScored) -> int:
    return sum(receipt.dollars for receipt in event.receipts if receipt.seat == _PLAYER)


def _doubled_and_copied(event: StreetScored) -> bool:
    """Return whether a building of the player pays double and another one copies it."""
    mine = [receipt for receipt in event.receipts if receipt.seat == _PLAYER]
    doubled = {receipt.tile for receipt in mine if any(line.kind == "double" for line in receipt.lines)}
    return any(line.copied in doubled for receipt in mine for line in receipt.lines if line.copied)


def _lowest(session: Session) -> int | None:
    """Return the number of actions when a winner was furthest behind, or `None`."""
    seats = session.state.seats
    if seats[_PLAYER].money <= seats[GRIFTER].money:
        return None
    start = session.deal.seats[GRIFTER].money - session.deal.seats[_PLAYER].money
    behind = [
        played.state.seats[GRIFTER].money - played.state.seats[_PLAYER].money - start
        for played in session.history
    ]
    most = max(behind, default=0)
    return behind.index(most) + 1 if most >= _BEHIND else None


def row_of_session(game: str, session: Session, at: str, app: str) -> BookRow:
    """Return the row of a finished game; `at` is the local time, `app` the app's version."""
    dealt, state = session.deal, session.state
    rules = dealt.rules
    marks = marks_of(session)
    flags = {"practice": session.practice or marks.practice, "hints": marks.helped}
    seats = tuple(
        BookSeat(
            player_id(seat.name) if seat.kind == "human" else "",
            seat.kind if is_kind(seat.kind) else "bot",
            seat.consultant or "",
            account.total,
            account.streets,
            account.end,
            account.tokens,
            best,
        )
        for seat, account, best in zip(state.seats, accounts(session), best_streets(session), strict=True)
    )
    return BookRow(
        id=game,
        at=at,
        app=app,
        edition=rules.edition_id,
        business=rules.business,
        difficulty=rules.difficulty or "",
        daily=daily_date(dealt, session.extra) or "",
        seed=dealt.seed or "",
        seats=seats,
        turns=state.turn,
        flags=tuple(sorted(mark for mark, on in flags.items() if on)),
        deal=deal_digest(dealt),
        sights=sights_of(session),
    )


def best_streets(session: Session) -> tuple[int, ...]:
    """Return the most that one street paid each seat, in dollars."""
    best = [0] * len(session.state.seats)
    for played in session.history:
        for event in played.events:
            if isinstance(event, StreetScored):
                best = list(map(max, best, paid_by_seat(event.receipts, len(best))))
    return tuple(best)


def people_of(session: Session, at: int) -> Mapping[str, Person]:
    """Return the people in a game by id, with their looks; `at` is the time in milliseconds since 1970."""
    seats = session.state.seats
    looks = seating.read_seating(session.extra, len(seats)).looks
    return {
        player_id(seat.name): Person(seat.name, look.colour, look.shape, at, look.face)
        for seat, look in zip(seats, looks, strict=True)
        if seat.kind == "human"
    }


_MINUTE: Final = 60_000


@performs(BookEffect)
def change_book(effect: BookEffect, outside: Outside) -> None:
    """Carry out an effect on the results book."""
    outside.send(outside.service(book_service).do(effect))


def book_service(outside: Outside) -> BookService:
    """Return the service of the results book."""
    return BookService(outside.store, outside.now, outside.stamp, outside.version)


class BookService:
    """Keeps the book in a store; `stamp` gives the local time of milliseconds since 1970 in ISO format."""

    def __init__(
        self, store: Store, now: Callable[[], int], stamp: Callable[[int], str], version: str
    ) -> None:
        self._store = store
        self._now = now
        self._stamp = stamp
        self._version = version
        self._erased: DeletedTexts | None = None

    def do(self, effect: BookEffect) -> Message:
        """Carry out an effect and return the resulting messages."""
        try:
            match effect:
                case EnterResult(game, session):
                    return BookRead(self._enter(game, session))
                case EnterJudged(game, seats):
                    return BookRead(self._enter_counts(game, seats))
                case OpenBook(fill):
                    return self._open() if fill else BookRead(stored_book(self._store))
                case EnterOld(games):
                    return self._fill(games)
                case ImportBook(text):
                    return self._import(text)
                case NotePeople(people):
                    book = noted_people(stored_book(self._store), people, self._now())
                    return BookRead(store_book(self._store, book))
                case NoteJoin(player, person):
                    book = joined_players(stored_book(self._store), player, person, self._now())
                    return BookRead(store_book(self._store, book))
                case EraseBook():
                    self._erased = delete_game(self._store, (*BOOK_KEYS, OLD_DAYS))
                    return BookRead(ResultsBook(), ())
                case RestoreBook():
                    if self._erased is not None:
                        restore_game(self._store, self._erased)
                    return BookRead(stored_book(self._store))
            raise LookupError(f"nobody does {effect!r}")
        except StoreError as error:
            return SaveResult("", failure_of(error))

    def _enter(self, game: str, session: Session) -> ResultsBook:
        """Enter a game that has just ended, unless it is in the book."""
        book = stored_book(self._store)
        if game in book.rows:
            return book
        now = self._now()
        return store_book(self._store, with_row(book, self._row(game, session, now), people_of(session, now)))

    def _enter_counts(self, game: str, seats: tuple[tuple[int, int], ...]) -> ResultsBook:
        """Enter the counts of a report, if the game is in the book."""
        book = stored_book(self._store)
        judged = judged_game(book, game, seats, self._now())
        return book if judged is book else store_book(self._store, judged)

    def _row(self, game: str, session: Session, time: int) -> BookRow:
        row = row_of_session(game, session, self._stamp(time), self._version)
        return row._replace(order=time // _MINUTE)

    def _open(self) -> BookRead:
        """Read the book. The first time, also list the finished games that it lacks."""
        book = stored_book(self._store)
        if book.filled:
            return BookRead(book, ())
        finished = [game for game in SaveIndex(self._store).refresh().games if game.summary.over]
        left = tuple(game.id for game in finished[:MAX_ROWS] if game.id not in book.rows)
        if not left:
            book = store_book(self._store, replace(book, filled=True))
        return BookRead(book, left)

    def _fill(self, games: tuple[str, ...]) -> BookRead:
        """Enter the first of some saved games; after the last one, mark the book as filled."""
        book, left = stored_book(self._store), games[1:]
        opened = open_game(self._store, games[0])
        if opened is not None:
            reading = read_record(opened.save.record, standard_deck())
            if reading.session is not None and reading.session.state.over:
                session, time = reading.session, opened.save.header.updated
                book = with_old_row(book, self._row(games[0], session, time), people_of(session, time))
        book = store_book(self._store, replace(book, filled=book.filled or not left))
        return BookRead(book, left)

    def _import(self, text: str) -> Message:
        try:
            file = read_book_file(text)
        except ValueError:
            return BookRefused()
        before = stored_book(self._store)
        merged = merged_books(before, file.book)
        if merged != before:
            merged = store_book(self._store, merged)
        return BookRead(
            merged,
            None,
            len(merged.rows.keys() - before.rows.keys()),
            len(file.book.rows),
            file.damaged,
            merged != before,
        )
