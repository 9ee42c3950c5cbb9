"""The service of the results book: it carries out effects and answers with messages."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from app.engine.session import Session
from app.engine.standard import standard_deck
from app.saves.book import (
    BOOK_KEYS,
    OLD_DAYS,
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
from app.saves.book_rows import MAX_ROWS, BookRow
from app.saves.index import DeletedTexts, SaveIndex, delete_game, open_game, restore_game
from app.saves.reading import read_record
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message
from app.ui.core.performing import Outside, performs
from app.ui.features.book.effects import (
    BookEffect,
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
from app.ui.features.book.messages import BookRead, BookRefused
from app.ui.features.book.rows import people_of, row_of_session
from app.ui.features.saves.messages import SaveResult
from app.ui.features.saves.service import failure_of

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
