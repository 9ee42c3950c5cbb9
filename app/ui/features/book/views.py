"""The pages of the results book: all games, a player, and the note at the end of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Final

from app.engine.consultants import consultants_for
from app.engine.setup import GRIFTER_MONEY
from app.saves import book_totals
from app.saves.book import SIGHTS, BookRow, ResultsBook, all_ids
from app.saves.marks import SHAPES, SeatLook
from app.ui.core.html import NOTHING, Child, Markup, Screen, el, group, slot
from app.ui.core.model import Model, Route
from app.ui.core.page_parts import page, page_head, section
from app.ui.core.pieces import button, file_button, icon, link, mark, segments, start, table_head, unseen
from app.ui.core.places import BookSection, page_parts
from app.ui.core.texts import labelled, money_words, say, signed_money
from app.ui.features.book import BOOK_SETTING
from app.ui.features.book.files import player_name, ranked, row_words
from app.ui.features.book.handlers import FILTERS
from app.ui.features.book.state import (
    RESULTS_BOOK,
    BookState,
    EraseResults,
    ExportBook,
    FilterBook,
    ForgetPlayer,
    JoinPlayer,
    MoreResults,
    OpenMoment,
    RecallPlayer,
    RestoreResults,
    SeparatePlayer,
)
from app.ui.features.saves.state import LIBRARY, GameEntry, Library
from app.ui.features.saves.views import thumbnail
from app.ui.table.model import Table, unfinished_game
from app.ui.words.dates import full_date_words
from app.ui.words.names import is_unnamed, you


def names_shown(book: ResultsBook) -> Mapping[str, str]:
    """Return the names of the players by id; a player without a chosen name is *you*."""
    return {id: you() if is_unnamed(name) else name for id, name in book.names.items()}


CARDS: Final = ("", *consultants_for("solo", 1, False))


def alone(rows: tuple[BookRow, ...], player: str, saved: Set[str]) -> Markup:
    """Show a player's solo games, or nothing if none counts."""
    best = book_totals.solo_bests(rows, player)
    if not best:
        return NOTHING
    seen = book_totals.sights_seen(rows, player)
    return group(
        section(
            "book-alone",
            say("book.alone"),
            el("p", say("book.alone_text"), class_="quiet"),
            _grid(best, saved),
        ),
        section(
            "book-sights",
            say("book.sights"),
            el("ul", (_sight(name, seen.get(name), saved) for name in SIGHTS), class_="book-sights"),
        ),
    )


def _grid(best: Mapping[tuple[str, str], book_totals.SoloBest], saved: Set[str]) -> Markup:
    return el(
        "table",
        table_head(
            unseen(say("new_game.consultant")), *(say(f"difficulties.{name}.name") for name in GRIFTER_MONEY)
        ),
        el(
            "tbody",
            (
                el(
                    "tr",
                    _head(card),
                    (el("td", _cell(best.get((card, name)), saved)) for name in GRIFTER_MONEY),
                )
                for card in CARDS
            ),
        ),
        class_="book-grid",
        aria_labelledby="book-alone",
    )


def _head(card: str) -> Markup:
    if not card:
        return el("th", say("book.no_card"), scope="row")
    name = say(f"help.consultants.{card}.name")
    return el("th", icon(f"consultant-{card}"), el("span", name), scope="row")


def _cell(best: book_totals.SoloBest | None, saved: Set[str]) -> Markup:
    """Show the best margin for a set of options; it links to its game if that is still saved."""
    if best is None:
        return el("span", unseen(say("daily.not_played")), class_="solo-best")
    style = "solo-best won" if best.margin > 0 else "solo-best lost"
    mark = icon("business-wild", "icon", label=say("book.with_business")) if best.business else None
    words = [signed_money(best.margin), mark]
    if best.row.id not in saved:
        return el("span", words, class_=style)
    return link(Route("game", best.row.id), words, class_=style)


def _sight(name: str, seen: tuple[BookRow, int] | None, saved: Set[str]) -> Markup:
    words = say(f"book.sight_{name}")
    if seen is None:
        return el("li", el("span", words), el("span", say("book.not_seen"), class_="quiet"), class_="unseen")
    row, position = seen
    date = full_date_words(row.at[:10])
    if row.id not in saved:
        return el("li", el("span", words), el("span", date, class_="quiet"))
    opens = button(
        OpenMoment(row.id, position), icon("ui-eye"), date, class_="button small", label=labelled(words, date)
    )
    return el("li", el("span", words), opens)


BARS: Final = 20
"""The most games in the chart."""


def course_of_choices(games: Sequence[book_totals.JudgedChoices]) -> Markup:
    """Show how many choices were as good as the best: in total, and as a bar for each game, latest last."""
    if not games:
        return NOTHING
    as_good, total = sum(game.as_good for game in games), sum(game.total for game in games)
    return section(
        "book-choices",
        say("book.choices"),
        el("p", say("book.choices_of", count=as_good, total=total, percent=round(100 * as_good / total))),
        el("ol", map(_bar, reversed(games[:BARS])), class_="book-course") if len(games) > 1 else None,
    )


def _bar(game: book_totals.JudgedChoices) -> Markup:
    words = say("book.as_good", count=game.as_good, total=game.total)
    label = unseen(labelled(full_date_words(game.row.at[:10]), words))
    bar = el("i", style=f"--share:{game.as_good / game.total:.3f}", aria_hidden="true")
    return el("li", bar, label, title=words)


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
        page_head(names_shown(book).get(player, say("book.somebody")), game, Route("book")),
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
    met, names = book_totals.duels(rows, player), names_shown(book)
    return group(
        _totals(book_totals.player_totals(rows, player), player, names, rows[-1].at[:10]),
        course_of_choices(book_totals.judged_choices_of(rows, player, book.judged)),
        alone(rows, player, saved),
        section(
            "book-duels",
            say("book.duels"),
            (_duel(other, names, results) for other, results in met),
        )
        if met
        else None,
    )


def _totals(totals: book_totals.PlayerTotals, player: str, names: Mapping[str, str], since: str) -> Markup:
    facts: list[Child] = [share_words(totals.won, totals.played)]
    facts += [
        say("book.average", seats=seats, mean=_signed_mean(average)) for seats, average in totals.margins
    ]
    if totals.largest is not None:
        seat = book_totals.seat_of(totals.largest, player) or 0
        words = row_words(totals.largest, names)
        facts.append(say("book.largest", margin=book_totals.margin_of(totals.largest, seat), game=words))
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


def _signed_mean(average: book_totals.Average) -> str:
    return signed_money(average.total / average.games)


def _duel(other: str, names: Mapping[str, str], results: book_totals.Duel) -> Markup:
    name = names.get(other, say("book.somebody"))
    mean = _signed_mean(book_totals.Average(results.games, results.total))
    total = signed_money(results.total)
    return el(
        "div",
        el("h3", el("a", name, href=str(Route("book", other)))),
        el("p", say("book.duel", won=results.won, tied=results.tied, lost=results.lost)),
        el("p", say("book.duel_margins", total=total, mean=mean), class_="quiet"),
        el("ol", map(_mark, results.last), class_="book-marks", aria_label=say("book.last")),
        class_="book-duel",
    )


def _mark(outcome: book_totals.DuelOutcome) -> Markup:
    words = unseen(say(f"book.{outcome}"))
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


PLAYER_SCREEN: Final = page(
    lambda model: (
        model.route.about,
        model[RESULTS_BOOK],
        model[LIBRARY],
        model.settings[BOOK_SETTING],
        unfinished_game(model),
    ),
    player_page,
)


FORMS: Final = ("json", "csv", "text")


def games_page(state: BookState, games: Library, kept: str, game: Route | None) -> Markup:
    """Show the games of the book and its players; `kept` is the setting `book`."""
    saved = {entry.id: entry for entry in games.entries}
    return el(
        "main",
        page_head(say("book.title"), game),
        el("p", say("book.text"), class_="quiet") if kept == "on" else _off(state),
        el("p", say("book.filling", count=len(state.left)), role="status") if state.left else None,
        _games(state.results, state, saved)
        if state.results is not None
        else el("p", say("book.opening"), role="status"),
        (slot(part.id) for part in page_parts(BookSection)),
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


def _games(book: ResultsBook, state: BookState, saved: Mapping[str, GameEntry]) -> Markup:
    solo = state.filter == "solo"
    wanted = [head for head in book.heads if state.filter == "all" or bool(head.difficulty) is solo]
    hidden, names = len(wanted) - state.shown, names_shown(book)
    filters = {each: say(f"book.filter_{each}") for each in FILTERS}
    return group(
        _players(book),
        section(
            "book-games",
            say("book.games"),
            segments("results-filter", start(FilterBook("")), state.filter, filters, say("book.filter")),
            el(
                "ol",
                (game_line(row, book, names, saved) for row in book.chosen(wanted[: state.shown])),
                class_="book-games",
            )
            if wanted
            else el("p", say("book.empty"), class_="quiet"),
            button(MoreResults(), say("saves.more", count=hidden)) if hidden > 0 else None,
        ),
        _files(full=bool(book.rows)),
    )


def _players(book: ResultsBook) -> Markup:
    """Show the players, most games first, without forgotten ones."""
    games, names = book.games, names_shown(book)
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
                    el("a", _look(player, book), names[player], href=str(Route("book", player))),
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


def game_line(
    row: BookRow, book: ResultsBook, names: Mapping[str, str], saved: Mapping[str, GameEntry]
) -> Markup:
    """Show a game in a list, with its city and a link if it is saved, or a note that the save is gone."""
    entry = saved.get(row.id)
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
            f"{player_name(seat, names)} {money_words(seat.money)}",
            class_="winner" if seat.money == best else None,
        )
        for seat in ranked(row)
    ]
    parts = [el("span", fact) for fact in facts if fact]
    words = el(
        "div",
        el("p", _with_spaces(scores), class_="book-scores"),
        el("p", _with_spaces(parts), class_="quiet book-about"),
    )
    if entry is None:
        return el("li", el("span", icon("ui-street"), class_="book-city"), words)
    drawn = thumbnail(entry.summary.blocks, entry.looks, "")
    city = el("span", drawn, class_="book-city", aria_hidden="true")
    return el("li", link(Route("game", row.id), city, words, class_="book-game"))


def _choices(row: BookRow, book: ResultsBook) -> str:
    """Show how many choices of a game's only person were as good as the best, if judged."""
    people = [seat.player for seat in row.seats if seat.player]
    judged = book_totals.judged_choices_of((row,), people[0], book.judged) if len(people) == 1 else ()
    return say("book.as_good", count=judged[0].as_good, total=judged[0].total) if judged else ""


def _with_spaces(parts: list[Markup]) -> list[Child]:
    """Return parts of a line with spaces between them, which screen readers need."""
    return [each for part in parts for each in (part, " ")]


def _files(*, full: bool) -> Markup:
    """Show the buttons that save the book as a file, unless it is empty, and the one that opens a file."""
    exports = (
        button(ExportBook(form), icon("ui-export"), say(f"book.export_{form}"), class_="button small")
        for form in FORMS
    )
    return section(
        "book-files",
        say("book.files"),
        el("p", say("book.files_text"), class_="quiet") if full else None,
        el("p", exports if full else None, file_button(".json,application/json"), class_="book-ways"),
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
    *page_parts(BookSection),
)


def book_screen(model: Model) -> Screen:
    """Return the page of a player if the address names one, else the list of games."""
    return PLAYER_SCREEN if model.route.about else SCREEN


def again_parts(model: Model, table: Table) -> tuple[bool] | None:
    """Return whether the game is solo, or `None` if no player has finished a game with its tiles before."""
    results = model[RESULTS_BOOK].results
    if results is None or table.id not in results.again:
        return None
    return (table.session.state.rules.solo,)


def again_note(solo: bool) -> Markup:
    """Show a note that a player knew the deal."""
    return el("p", say("end.again_solo" if solo else "end.again"), class_="quiet")
