"""Handlers for the results book, and the service that enters finished games and answers with messages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from app.engine.deck_file import standard_deck
from app.engine.events import Abandoned, Enclosed, StreetScored
from app.engine.fixed_deals import daily_date
from app.engine.receipts import paid_by_seat
from app.engine.session import Played, Session
from app.engine.state import GRIFTER
from app.saves.book import (
    BOOK_KEYS,
    MAX_ROWS,
    OLD_DAYS,
    SIGHTS,
    BookRow,
    BookSeat,
    Person,
    ResultsBook,
    Sight,
    all_ids,
    book_json,
    deal_digest,
    is_kind,
    joined_players,
    judged_game,
    merged_books,
    noted_people,
    player_id,
    read_book_file,
    store_book,
    stored_book,
    with_old_row,
    with_row,
)
from app.saves.copies import BOOK
from app.saves.index import DeletedTexts, SaveIndex, delete_game, open_game, restore_game
from app.saves.marks import marks_of, read_seating
from app.saves.reading import read_record
from app.saves.store import Store, StoreError
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, Download, Effect, Navigate, Outside, Update, handles, performs
from app.ui.core.texts import say
from app.ui.features.book import BOOK_SETTING
from app.ui.features.book.files import book_csv, book_words
from app.ui.features.book.state import (
    RESULTS_BOOK,
    BookEffect,
    BookRead,
    BookRefused,
    BookState,
    EnterJudged,
    EnterOld,
    EnterResult,
    EraseBook,
    EraseResults,
    ExportBook,
    FillBook,
    FilterBook,
    ForgetPlayer,
    Forgotten,
    ImportBook,
    JoinPlayer,
    MoreResults,
    NoteJoin,
    NotePeople,
    OpenBook,
    OpenMoment,
    RecallPlayer,
    RestoreBook,
    RestoreResults,
    SeparatePlayer,
)
from app.ui.features.saves.service import failure_of
from app.ui.features.saves.state import LIBRARY, ListGames, Load, SaveResult
from app.ui.table.messages import LookAt
from app.ui.table.model import PAUSED, TABLE, Table
from app.ui.words.log import accounts

FILTERS = ("all", "solo", "together")
FILL_PAUSE = 30
"""Milliseconds between entering two old games, so that the page stays responsive."""

GAMES_SHOWN = 50
"""The number of games shown at first and added each time."""


def visited_book(model: Model) -> Update:
    """Read the book, and list the games that are still saved."""
    book = model[RESULTS_BOOK].replace(shown=GAMES_SHOWN, forgotten=None, erased=False)
    return model.with_(RESULTS_BOOK, book), (ListGames(), open_book(model))


def open_book(model: Model) -> OpenBook:
    """Return the effect that reads the book, and enters earlier games if the player keeps a book."""
    return OpenBook(fill=model.settings[BOOK_SETTING] == "on")


def offer_people(model: Model) -> Update:
    """Read the book for the form of a new game, without entering earlier games."""
    return model, (OpenBook(),)


def _with_book(model: Model, **changes: object) -> Model:
    return model.with_(RESULTS_BOOK, model[RESULTS_BOOK].replace(**changes))


@handles(BookRead)
def store_book_read(model: Model, message: BookRead) -> Update:
    """Store the book that was read; enter the remaining games of earlier versions one by one."""
    left = model[RESULTS_BOOK].left if message.left is None else message.left
    model = _with_book(model, results=message.book, left=left)
    if message.new is not None:
        model = _report_import(model, message, message.new)
    return model, (After(FILL_PAUSE, FillBook()),) if message.left else ()


def _report_import(model: Model, message: BookRead, new: int) -> Model:
    """Report the changes from a file, and how much of it is damaged."""
    if not message.intact and not message.changed:
        key = "book.all_damaged" if message.damaged else "book.no_games"
        return model.with_notice(say(key, count=message.damaged), "problem")
    words = say("book.players_imported" if message.changed and not new else "book.imported", count=new)
    if message.damaged:
        words = f"{words} {say('book.damaged', count=message.damaged)}"
    return model.telling(words)


@handles(FillBook)
def fill_book(model: Model, message: FillBook) -> Update:
    """Enter the next old game, while the player keeps a book."""
    wanted = model[RESULTS_BOOK].left and model.settings[BOOK_SETTING] == "on"
    return model, (EnterOld(model[RESULTS_BOOK].left),) if wanted else ()


@handles(BookRefused)
def refuse_book(model: Model, message: BookRefused) -> Update:
    """Report that a file holds no results book."""
    return model.with_notice(say("book.refused"), "problem"), ()


@handles(FilterBook)
def filter_book(model: Model, message: FilterBook) -> Update:
    """Show only the games of one kind."""
    if message.kind not in FILTERS:
        return model, ()
    return _with_book(model, filter=message.kind, shown=GAMES_SHOWN), ()


@handles(MoreResults)
def more_results(model: Model, message: MoreResults) -> Update:
    """Show more games."""
    return _with_book(model, shown=model[RESULTS_BOOK].shown + GAMES_SHOWN), ()


# --- Players ---


@handles(JoinPlayer)
def join_player(model: Model, message: JoinPlayer) -> Update:
    """Note that two players are one person, and combine their results."""
    book = model[RESULTS_BOOK].results
    if book is None or not {message.player, message.person} <= book.names.keys():
        return model, ()
    name, person = book.names[message.player], book.names[message.person]
    model = model.telling(say("book.joined", name=name, person=person))
    return model, (NoteJoin(message.player, message.person),)


@handles(SeparatePlayer)
def separate_player(model: Model, message: SeparatePlayer) -> Update:
    """Separate two players who were joined."""
    book = model[RESULTS_BOOK].results
    if book is None or message.player not in book.joined:
        return model, ()
    return model, (NoteJoin(message.player, ""),)


@handles(ForgetPlayer)
def forget_player(model: Model, message: ForgetPlayer) -> Update:
    """Remove a player's names from the book; the results of others stay."""
    book = model[RESULTS_BOOK].results
    if book is None or message.player not in book.names:
        return model, ()
    people = {id: book.people[id] for id in all_ids(book, message.player) if id in book.people}
    model = _with_book(model, forgotten=Forgotten(message.player, people))
    model = model.saying(say("book.forgotten", name=book.names[message.player]))
    return model, (NotePeople(dict.fromkeys(people, Person(""))),)


@handles(RecallPlayer)
def recall_player(model: Model, message: RecallPlayer) -> Update:
    """Restore the forgotten name."""
    forgotten = model[RESULTS_BOOK].forgotten
    if forgotten is None:
        return model, ()
    return _with_book(model, forgotten=None), (NotePeople(forgotten.people),)


# --- The whole book ---


@handles(EraseResults)
def erase_results(model: Model, message: EraseResults) -> Update:
    """Erase the book once the player keeps none; the player can restore it until the page changes."""
    if model.settings[BOOK_SETTING] == "on":
        return model, ()
    model = model.with_(RESULTS_BOOK, BookState(shown=GAMES_SHOWN, erased=True))
    return model.saying(say("book.erased")), (EraseBook(),)


@handles(RestoreResults)
def restore_results(model: Model, message: RestoreResults) -> Update:
    """Restore the erased book."""
    return _with_book(model, erased=False), (RestoreBook(),) if model[RESULTS_BOOK].erased else ()


@handles(ExportBook)
def export_book(model: Model, message: ExportBook) -> Update:
    """Offer the book as a file."""
    book = model[RESULTS_BOOK].results
    if book is None:
        return model, ()
    match message.form:
        case "json":
            return model, (Download("streets-results.json", book_json(book)),)
        case "csv":
            return model, (Download("streets-results.csv", book_csv(book)),)
        case "text":
            return model, (Download("streets-results.txt", book_words(book)),)
    return model, ()


@handles(OpenMoment)
def open_moment(model: Model, message: OpenMoment) -> Update:
    """Open a saved game at a moment."""
    if all(entry.id != message.game for entry in model[LIBRARY].entries):
        return model, ()
    model = model.with_(TABLE, None).with_(PAUSED, None)
    address = str(Route("game", message.game))
    return model, (Load(message.game), Navigate(address), After(0, LookAt(message.position)))


def enter_result(model: Model, table: Table) -> Update:
    """Enter the game that has just ended, if it is saved and the player keeps a book."""
    entered = table.origin.saved and model.settings[BOOK_SETTING] == "on"
    return model, (EnterResult(table.id, table.session),) if entered else ()


def enter_report(model: Model, game: str, seats: tuple[tuple[int, int], ...]) -> EnterJudged | None:
    """Enter the counts of a report, if the player keeps a book."""
    return EnterJudged(game, seats) if model.settings[BOOK_SETTING] == "on" else None


def enter_arrived_result(before: Model, message: Message, result: Update) -> Update:
    """Enter a finished game by post when it opens on a device with a seat in it.

    Somebody played its last action elsewhere, and another tab may have read the link. The book enters it
    once.
    """
    model, effects = result
    was, table = before[TABLE], model[TABLE]
    if table is None or table.viewing.seat is None or not table.session.state.over:
        return result
    if was is not None and was.id == table.id:
        return result  # it ended on this table (`table.hook.call_end_hooks`), or was entered on arrival
    model, more = enter_result(model, table)
    return model, (*effects, *more)


def open_book_file(model: Model, text: str) -> Update:
    """Import a book file, unless the player keeps no book."""
    if model.settings[BOOK_SETTING] == "off":
        return model.with_notice(say("book.off"), "problem"), ()
    return model, (ImportBook(text),)


def read_book_again(model: Model, key: str) -> tuple[Effect, ...]:
    """Read the book again if another tab may have written it."""
    return (OpenBook(),) if not key or key.startswith(BOOK) else ()


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
    looks = read_seating(session.extra, len(seats)).looks
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
