"""The results book: the list of games, and the page of a player with results head to head."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from app.saves.book import BookRow, ResultsBook, rows_of
from app.saves.book_totals import (
    Average,
    Duel,
    DuelOutcome,
    PlayerTotals,
    duel,
    margin_of,
    opponents,
    player_totals,
    seat_of,
)
from app.ui.core.fields import Choice, radio, radios, start
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.messages import ExportBook, FilterBook, MoreResults
from app.ui.core.page_parts import page, page_head, table_route, way_back
from app.ui.core.pieces import button, icon
from app.ui.core.routes import Route
from app.ui.core.texts import money_words, say
from app.ui.features.book.files import player_name, ranked, row_words
from app.ui.features.book.handlers import FILTERS
from app.ui.words.dates import full_date_words

PERCENT_FROM: Final = 10
"""Below so many games no percentages are told."""

FORMS: Final = ("json", "csv", "text")


def games_page(known: ResultsBook | None, left: int, kind: str, shown: int, table: Route | None) -> Markup:
    """Show the games of the book, the players in it, and the files it can be taken out as."""
    return el(
        "main",
        page_head(say("book.title"), table),
        el("p", say("book.text"), class_="quiet"),
        el("p", say("book.filling", count=left), role="status") if left else None,
        _games(known, kind, shown) if known is not None else el("p", say("book.opening"), role="status"),
        way_back(table),
        class_="page",
    )


def _games(known: ResultsBook, kind: str, shown: int) -> Markup:
    rows = rows_of(known)
    wanted = [row for row in rows if kind == "all" or (row.mode == "solo") is (kind == "solo")]
    hidden = len(wanted) - shown
    return group(
        _players(rows, known.names) if rows else None,
        el(
            "section",
            el("h2", say("book.games"), id="book-games"),
            radios((_filter(each, kind) for each in FILTERS), label=say("book.filter")),
            el("ol", (_game(row, known.names) for row in wanted[:shown]), class_="book-games")
            if wanted
            else el("p", say("book.empty"), class_="quiet"),
            button(MoreResults(), say("saves.more", count=hidden)) if hidden > 0 else None,
            class_="group",
            aria_labelledby="book-games",
        ),
        _files(),
    )


def _filter(kind: str, chosen: str) -> Markup:
    change = start(FilterBook(""))
    return radio(Choice("results-filter", kind, change, kind == chosen), say(f"book.filter_{kind}"))


def _players(rows: Iterable[BookRow], names: Mapping[str, str]) -> Markup:
    games: dict[str, int] = {}
    for row in rows:
        for seat in row.seats:
            if seat.player:
                games[seat.player] = games.get(seat.player, 0) + 1
    return el(
        "section",
        el("h2", say("book.players"), id="book-players"),
        el(
            "ul",
            (
                el(
                    "li",
                    el("a", names.get(player, say("book.somebody")), href=str(Route("book", player))),
                    el("span", say("book.games_count", count=count), class_="quiet"),
                )
                for player, count in sorted(games.items(), key=lambda entry: (-entry[1], entry[0]))
            ),
            class_="book-players",
        ),
        class_="group",
        aria_labelledby="book-players",
    )


def _game(row: BookRow, names: Mapping[str, str]) -> Markup:
    facts = [
        full_date_words(row.at[:10]),
        say(f"difficulties.{row.difficulty}.name") if row.difficulty else "",
        say("new_game.business") if row.business else "",
        say("daily.title") if row.daily else "",
        say("new_game.practice_badge") if "practice" in row.flags else "",
    ]
    best = max(seat.money for seat in row.seats)
    return el(
        "li",
        el(
            "p",
            (
                el(
                    "span",
                    f"{player_name(seat, names)} {money_words(seat.money)}",
                    class_="winner" if seat.money == best else None,
                )
                for seat in ranked(row)
            ),
            class_="book-scores",
        ),
        el("p", (el("span", fact) for fact in facts if fact), class_="quiet book-about"),
    )


def _files() -> Markup:
    return el(
        "section",
        el("h2", say("book.files"), id="book-files"),
        el("p", say("book.files_text"), class_="quiet"),
        el(
            "p",
            (
                button(ExportBook(form), icon("ui-export"), say(f"book.export_{form}"), class_="button small")
                for form in FORMS
            ),
            el(
                "label",
                icon("ui-import"),
                say("home.import"),
                el("input", type="file", accept=".json,application/json", class_="visually-hidden"),
                class_="button small",
            ),
            class_="book-files",
        ),
        class_="group",
        aria_labelledby="book-files",
    )


# --- A player ---


def player_page(player: str, known: ResultsBook | None, table: Route | None) -> Markup:
    """Show a player's results, alone and against each of the others."""
    rows = tuple(row for row in rows_of(known) if seat_of(row, player) is not None) if known else ()
    names = known.names if known else {}
    return el(
        "main",
        page_head(names.get(player, say("book.somebody")), table),
        _player(player, rows, names)
        if rows
        else el("p", say("book.opening" if known is None else "book.nobody"), role="status"),
        el("p", el("a", icon("ui-back"), say("book.title"), href=str(Route("book")), class_="button")),
        way_back(table),
        class_="page",
    )


def _player(player: str, rows: tuple[BookRow, ...], names: Mapping[str, str]) -> Markup:
    totals = player_totals(rows, player)
    met = opponents(rows, player)
    return group(
        _totals(totals, player, names),
        el(
            "section",
            el("h2", say("book.duels"), id="book-duels"),
            (_duel(other, names, duel(rows, player, other)) for other in met),
            class_="group",
            aria_labelledby="book-duels",
        )
        if met
        else None,
    )


def _totals(totals: PlayerTotals, player: str, names: Mapping[str, str]) -> Markup:
    facts: list[Child] = [share_words(totals.won, totals.played)]
    facts += [
        say("book.average", seats=seats, mean=_signed_mean(average)) for seats, average in totals.margins
    ]
    if totals.largest is not None:
        seat = seat_of(totals.largest, player) or 0
        words = row_words(totals.largest, names)
        facts.append(say("book.largest", margin=margin_of(totals.largest, seat), game=words))
    facts += [
        say("book.card", card=say(f"help.consultants.{card}.name"), share=share_words(won, played))
        for card, played, won in totals.cards
    ]
    return el(
        "section",
        el("h2", say("book.totals"), id="book-totals"),
        el("ul", (el("li", fact) for fact in facts), class_="book-facts"),
        el("p", say("book.counted"), class_="quiet"),
        class_="group",
        aria_labelledby="book-totals",
    )


def share_words(won: int, played: int) -> str:
    """Say how many games were won; from ten games on also in percent."""
    if played < PERCENT_FROM:
        return say("book.won_of", won=won, played=played)
    return say("book.won_percent", won=won, played=played, percent=round(100 * won / played))


def _signed_mean(average: Average) -> str:
    mean = round(average.total / average.games)
    return ("+" if mean > 0 else "") + money_words(mean)


def _duel(other: str, names: Mapping[str, str], results: Duel) -> Markup:
    name = names.get(other, say("book.somebody"))
    mean = _signed_mean(Average(results.games, results.total))
    total = ("+" if results.total > 0 else "") + money_words(results.total)
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


GAMES_SCREEN: Final = page(
    lambda model: (
        model.results,
        len(model.results_left),
        model.results_filter,
        model.results_shown,
        table_route(model),
    ),
    games_page,
)
PLAYER_SCREEN: Final = page(lambda model: (model.route.about, model.results, table_route(model)), player_page)
