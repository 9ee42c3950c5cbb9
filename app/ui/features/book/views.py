"""The list of games in the results book, its players, and the files for export."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from app.saves.book import ResultsBook
from app.saves.book_rows import BookRow
from app.saves.book_totals import judged_choices_of
from app.saves.seating import SHAPES, SeatLook
from app.ui.core.fields import segments, start
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import button, file_button, icon, link, mark
from app.ui.core.region import Screen
from app.ui.core.routes import Route
from app.ui.core.texts import money_words, say
from app.ui.features.book import player_views
from app.ui.features.book.feature import BOOK_SETTING
from app.ui.features.book.files import player_name, ranked
from app.ui.features.book.handlers import FILTERS
from app.ui.features.book.messages import EraseResults, ExportBook, FilterBook, MoreResults, RestoreResults
from app.ui.features.book.state import RESULTS_BOOK, BookState
from app.ui.features.saves.library import LIBRARY, Library
from app.ui.table.model import unfinished_game
from app.ui.words.dates import full_date_words

FORMS: Final = ("json", "csv", "text")


def games_page(state: BookState, games: Library, kept: str, game: Route | None) -> Markup:
    """Show the games of the book and its players; `kept` is the setting `book`."""
    saved = {entry.id for entry in games.entries}
    return el(
        "main",
        page_head(say("book.title"), game),
        el("p", say("book.text"), class_="quiet") if kept == "on" else _off(state),
        el("p", say("book.filling", count=len(state.left)), role="status") if state.left else None,
        _games(state.results, state, saved)
        if state.results is not None
        else el("p", say("book.opening"), role="status"),
        class_="page book",
    )


def _off(state: BookState) -> Markup:
    """Explain that no results are kept, and offer to erase the book."""
    if state.erased:
        return el(
            "p",
            el("span", say("book.erased")),
            button(RestoreResults(), icon("ui-undo"), say("buttons.restore"), class_="button small"),
            class_="book-undo",
            role="status",
        )
    some = state.results is not None and state.results.rows
    return el(
        "div",
        el("p", say("book.off")),
        el(
            "p",
            link(Route("settings", "rare"), say("home.settings"), class_="button small"),
            button(EraseResults(), say("book.erase"), class_="button small") if some else None,
            class_="book-ways",
        ),
        class_="group",
    )


def _games(book: ResultsBook, state: BookState, saved: Set[str]) -> Markup:
    solo = state.filter == "solo"
    wanted = [head for head in book.heads if state.filter == "all" or bool(head.difficulty) is solo]
    hidden = len(wanted) - state.shown
    filters = {each: say(f"book.filter_{each}") for each in FILTERS}
    return group(
        _players(book),
        section(
            "book-games",
            say("book.games"),
            segments("results-filter", start(FilterBook("")), state.filter, filters, say("book.filter")),
            el(
                "ol",
                (game_line(row, book, saved) for row in book.chosen(wanted[: state.shown])),
                class_="book-games",
            )
            if wanted
            else el("p", say("book.empty"), class_="quiet"),
            button(MoreResults(), say("saves.more", count=hidden)) if hidden > 0 else None,
        ),
        _files(),
    )


def _players(book: ResultsBook) -> Markup:
    """Show the players, most games first, without forgotten ones."""
    games = book.games
    listed = sorted((player for player in games if player in book.names), key=lambda p: (-games[p], p))
    if not listed:
        return NOTHING
    return section(
        "book-players",
        say("book.players"),
        el(
            "ul",
            (
                el(
                    "li",
                    el("a", _look(player, book), book.names[player], href=str(Route("book", player))),
                    el("span", say("book.games_count", count=games[player]), class_="quiet"),
                )
                for player in listed
            ),
            class_="book-players",
        ),
    )


def _look(player: str, book: ResultsBook) -> Markup | None:
    """Draw a player's last colour and shape, if they are known."""
    person = book.people.get(player)
    return mark(SeatLook(person.colour, person.shape)) if person and person.shape in SHAPES else None


def game_line(row: BookRow, book: ResultsBook, saved: Set[str]) -> Markup:
    """Show a game in a list, with a link to the saved game or a note that the save is gone."""
    facts = [
        full_date_words(row.at[:10]),
        say(f"difficulties.{row.difficulty}.name") if row.difficulty else "",
        say("new_game.business") if row.business else "",
        say("daily.title") if row.daily else "",
        say("new_game.practice_badge") if "practice" in row.flags else "",
        say("book.again") if row.id in book.again else "",
        _choices(row, book),
        "" if row.id in saved else say("book.not_saved"),
    ]
    best = max(seat.money for seat in row.seats)
    scores = [
        el(
            "span",
            f"{player_name(seat, book.names)} {money_words(seat.money)}",
            class_="winner" if seat.money == best else None,
        )
        for seat in ranked(row)
    ]
    parts = [el("span", fact) for fact in facts if fact]
    return el(
        "li",
        link(Route("game", row.id), _with_spaces(scores), class_="book-scores")
        if row.id in saved
        else el("p", _with_spaces(scores), class_="book-scores"),
        el("p", _with_spaces(parts), class_="quiet book-about"),
    )


def _choices(row: BookRow, book: ResultsBook) -> str:
    """Show how many choices of a game's only person were as good as the best, if judged."""
    people = [seat.player for seat in row.seats if seat.player]
    judged = judged_choices_of((row,), people[0], book.judged) if len(people) == 1 else ()
    return say("book.as_good", count=judged[0].as_good, total=judged[0].total) if judged else ""


def _with_spaces(parts: list[Markup]) -> list[Child]:
    """Return parts of a line with spaces between them, which screen readers need."""
    return [each for part in parts for each in (part, " ")]


def _files() -> Markup:
    return section(
        "book-files",
        say("book.files"),
        el("p", say("book.files_text"), class_="quiet"),
        el(
            "p",
            (
                button(ExportBook(form), icon("ui-export"), say(f"book.export_{form}"), class_="button small")
                for form in FORMS
            ),
            file_button(".json,application/json"),
            class_="book-ways",
        ),
        class_="group book-files",
    )


SCREEN: Final = page(
    lambda model: (
        model[RESULTS_BOOK],
        model[LIBRARY],
        model.settings[BOOK_SETTING],
        unfinished_game(model),
    ),
    games_page,
)


def book_screen(model: Model) -> Screen:
    """Return the page of a player if the address names one, else the list of games."""
    return player_views.SCREEN if model.route.about else SCREEN
