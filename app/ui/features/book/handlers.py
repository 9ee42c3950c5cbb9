"""Handlers of the results book: opening it, filters, players and files; and what enters it."""

from __future__ import annotations

from app.saves.book import Person, all_ids, book_json
from app.saves.copies import BOOK
from app.ui.core.messages import Message
from app.ui.core.model import Model, Route
from app.ui.core.registry import After, Download, Effect, Navigate, Update, handles
from app.ui.core.texts import say
from app.ui.features.book import BOOK_SETTING
from app.ui.features.book.files import book_csv, book_words
from app.ui.features.book.state import (
    RESULTS_BOOK,
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
from app.ui.features.saves.state import LIBRARY, ListGames, Load
from app.ui.table.messages import LookAt
from app.ui.table.model import PAUSED, TABLE, Table

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
