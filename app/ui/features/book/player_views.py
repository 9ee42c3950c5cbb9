"""The page of a player: totals, head-to-head results, and the player's entry in the book."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

from app.saves.book import ResultsBook, all_ids
from app.saves.book_rows import BookRow
from app.saves.book_totals import (
    Average,
    Duel,
    DuelOutcome,
    PlayerTotals,
    duels,
    judged_choices_of,
    margin_of,
    player_totals,
    seat_of,
)
from app.ui.core.html import NOTHING, Child, Markup, el, group
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import button, icon
from app.ui.core.routes import Route
from app.ui.core.texts import say, signed_money
from app.ui.features.book.alone_views import alone
from app.ui.features.book.course_views import course_of_choices
from app.ui.features.book.feature import BOOK_SETTING
from app.ui.features.book.files import row_words
from app.ui.features.book.messages import ForgetPlayer, JoinPlayer, RecallPlayer, SeparatePlayer
from app.ui.features.book.state import RESULTS_BOOK, BookState
from app.ui.features.saves.library import LIBRARY, Library
from app.ui.table.model import unfinished_game
from app.ui.words.dates import full_date_words

PERCENT_FROM: Final = 10
"""The fewest games for which percentages are shown."""


def player_page(about: str, state: BookState, games: Library, kept: str, game: Route | None) -> Markup:
    """Show a person's results, alone and against each of the others; `about` is one of the person's ids."""
    book = state.results or ResultsBook()
    player = book.person(about)
    rows = book.games_of(player)
    saved = {entry.id for entry in games.entries}
    return el(
        "main",
        page_head(book.names.get(player, say("book.somebody")), game, Route("book")),
        _recall(state) if state.forgotten is not None and state.forgotten.player == player else None,
        _player(player, rows, book, saved)
        if rows
        else el("p", say("book.opening" if state.results is None else "book.nobody"), role="status"),
        _identity(player, rows, book) if player in book.names and kept == "on" else None,
        class_="page book",
    )


def _recall(state: BookState) -> Markup:
    forgotten = state.forgotten
    if forgotten is None:
        return NOTHING
    return el(
        "p",
        el("span", say("book.forgotten", name=forgotten.name)),
        button(RecallPlayer(), icon("ui-undo"), say("buttons.restore"), class_="button small"),
        class_="book-undo",
        role="status",
    )


def _player(player: str, rows: tuple[BookRow, ...], book: ResultsBook, saved: Set[str]) -> Markup:
    met = duels(rows, player)
    return group(
        _totals(player_totals(rows, player), player, book.names, rows[-1].at[:10]),
        course_of_choices(judged_choices_of(rows, player, book.judged)),
        alone(rows, player, saved),
        section(
            "book-duels",
            say("book.duels"),
            (_duel(other, book.names, results) for other, results in met),
        )
        if met
        else None,
    )


def _totals(totals: PlayerTotals, player: str, names: Mapping[str, str], since: str) -> Markup:
    facts: list[Child] = [share_words(totals.won, totals.played)]
    facts += [
        say("book.average", seats=seats, mean=_signed_mean(average)) for seats, average in totals.margins
    ]
    if totals.largest is not None:
        seat = seat_of(totals.largest, player) or 0
        words = row_words(totals.largest, names)
        facts.append(say("book.largest", margin=margin_of(totals.largest, seat), game=words))
    if totals.street is not None:
        dollars, row = totals.street
        facts.append(say("book.street", dollars=dollars, game=row_words(row, names)))
    facts += [
        say("book.card", card=say(f"help.consultants.{card}.name"), share=share_words(won, played))
        for card, played, won in totals.cards
    ]
    return section(
        "book-totals",
        say("book.totals"),
        el("ul", (el("li", fact) for fact in facts), class_="book-facts"),
        el("p", say("book.since", date=full_date_words(since)), class_="quiet"),
        el("p", say("book.counted"), class_="quiet"),
    )


def share_words(won: int, played: int) -> str:
    """Return how many games a player won, from ten games on also in percent."""
    if played < PERCENT_FROM:
        return say("book.won_of", won=won, played=played)
    return say("book.won_percent", won=won, played=played, percent=round(100 * won / played))


def _signed_mean(average: Average) -> str:
    return signed_money(average.total / average.games)


def _duel(other: str, names: Mapping[str, str], results: Duel) -> Markup:
    name = names.get(other, say("book.somebody"))
    mean = _signed_mean(Average(results.games, results.total))
    total = signed_money(results.total)
    return el(
        "div",
        el("h3", el("a", name, href=str(Route("book", other)))),
        el("p", say("book.duel", won=results.won, tied=results.tied, lost=results.lost)),
        el("p", say("book.duel_margins", total=total, mean=mean), class_="quiet"),
        el("ol", map(_mark, results.last), class_="book-marks", aria_label=say("book.last")),
        class_="book-duel",
    )


def _mark(outcome: DuelOutcome) -> Markup:
    words = el("span", say(f"book.{outcome}"), class_="visually-hidden")
    letter = el("span", say(f"book.mark_{outcome}"), aria_hidden="true")
    return el("li", letter, words, class_=f"mark-{outcome}")


# --- The player's entry in the book ---


def _identity(player: str, rows: tuple[BookRow, ...], book: ResultsBook) -> Markup:
    """Show the ways to join the player with others, separate them again, and forget the player."""
    name = book.names[player]
    ids = [id for id in all_ids(book, player)[1:] if id in book.joined]
    joined = [id for id in ids if id in book.people and book.people[id].name]
    others = _strangers(player, rows, book)
    return section(
        "book-identity",
        say("book.identity"),
        el("ul", (_joined_player(id, book) for id in joined), class_="book-players") if joined else None,
        el(
            "details",
            el("summary", say("book.one_person")),
            el("p", say("book.one_person_text", name=name), class_="quiet"),
            el(
                "p",
                (
                    button(JoinPlayer(other, player), book.names[other], class_="button small")
                    for other in others
                ),
                class_="book-ways",
            ),
        )
        if others
        else None,
        el("p", say("book.forget_text"), class_="quiet"),
        el("p", button(ForgetPlayer(player), say("book.forget", name=name), class_="button small")),
        class_="group book-identity",
    )


def _joined_player(id: str, book: ResultsBook) -> Markup:
    return el(
        "li",
        el("span", say("book.also", name=book.people[id].name)),
        button(SeparatePlayer(id), say("book.separate"), class_="button small"),
    )


def _strangers(player: str, rows: tuple[BookRow, ...], book: ResultsBook) -> list[str]:
    """Return the named people who never sat at a table with the player, by name."""
    met = {seat.player for row in rows for seat in row.seats}
    persons = {book.person(id) for id in book.names} - met - {player}
    return sorted(persons, key=lambda id: book.names[id].casefold())


SCREEN: Final = page(
    lambda model: (
        model.route.about,
        model[RESULTS_BOOK],
        model[LIBRARY],
        model.settings[BOOK_SETTING],
        unfinished_game(model),
    ),
    player_page,
)
