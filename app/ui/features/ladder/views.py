"""The ladder: its page, its street on the training page, and the end of a game on a rung."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from app.engine.daily_deal import RUNGS, ladder
from app.saves.book import ResultsBook
from app.ui.core.html import Child, Markup, el, group
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon, link
from app.ui.core.region import region
from app.ui.core.routes import TRAIN, Route
from app.ui.core.texts import say, signed_money
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.ladder.handlers import LADDER, STAR, Climb, RungBest, rung_bests
from app.ui.features.saves.state import LIBRARY, Library
from app.ui.table.model import TABLE, Table, unfinished_game
from app.ui.table.views.end import end_button, kind_note
from app.ui.words.names import solo_words


def ladder_page(book: ResultsBook | None, games: Library, game: Route | None) -> Markup:
    """Show all rungs; players can choose any at any time."""
    book = book or ResultsBook()
    best, saved = rung_bests(book), {entry.id for entry in games.entries}
    return el(
        "main",
        page_head(say("book.ladder"), game, TRAIN),
        el("p", say("book.ladder_text"), class_="quiet"),
        el(
            "ol",
            (_rung(rung, best.get(rung), book, saved) for rung in range(1, RUNGS + 1)),
            class_="book-ladder",
        ),
        class_="page",
    )


def _rung(rung: int, best: RungBest | None, book: ResultsBook, saved: Set[str]) -> Markup:
    options, expert = ladder(rung), LADDER[rung - 1][1]
    name = solo_words(options.difficulty, options.business, options.seats[0].consultant)
    begin: Message = Climb(rung)
    label = say("book.climb", rung=rung)
    return el(
        "li",
        el("span", str(rung), class_="book-rung", aria_hidden="true"),
        el(
            "div",
            el("p", name),
            el("p", _results(best, expert, book, saved), class_="quiet book-about"),
        ),
        button(begin, icon("ui-play"), class_="tool", label=label),
    )


def _results(best: RungBest | None, expert: int, book: ResultsBook, saved: Set[str]) -> list[Child]:
    remarks: list[Child] = [el("span", say("book.expert", result=signed_money(expert)))]
    if best is None:
        return remarks
    who = book.names.get(best.player, say("book.somebody"))
    words = say("book.best_of", name=who, result=signed_money(best.margin))
    shown = el("a", words, href=str(Route("game", best.game))) if best.game in saved else el("span", words)
    star = icon(STAR, "icon star", label=say("book.star")) if best.margin >= expert else None
    return [shown, star, *remarks]


SCREEN: Final = page(
    lambda model: (model[RESULTS_BOOK].results, model[LIBRARY], unfinished_game(model)), ladder_page
)


def _street(book: ResultsBook | None) -> Markup:
    """Show the twelve houses, and a button for the first dark one."""
    best = rung_bests(book) if book is not None else {}
    lit = {rung for rung, result in best.items() if result.margin > 0}
    stars = {rung for rung, result in best.items() if result.margin >= LADDER[rung - 1][1]}
    following = next((rung for rung in range(1, RUNGS + 1) if rung not in lit), None)
    every = link(Route("ladder"), say("book.all_rungs"), icon("ui-forward"), class_="all")
    return group(
        el("header", el("h2", say("book.ladder")), every),
        el(
            "div",
            (
                el(
                    "i",
                    icon(STAR, "star") if rung in stars else str(rung),
                    class_="house lit" if rung in lit else "house next" if rung == following else "house",
                )
                for rung in range(1, RUNGS + 1)
            ),
            class_="ladder-street",
            role="img",
            aria_label=say("book.lit", count=len(lit), total=RUNGS),
        ),
        _next(following) if following is not None else None,
    )


def _next(rung: int) -> Markup:
    return button(
        Climb(rung),
        icon("ui-play"),
        el(
            "span",
            el("strong", say("book.climb", rung=rung)),
            el(
                "small",
                say(f"difficulties.{ladder(rung).difficulty}.name"),
                " · ",
                say("book.expert", result=signed_money(LADDER[rung - 1][1])),
            ),
        ),
        class_="button train-card",
    )


LADDER_STREET: Final = region("train-ladder", lambda model: (model[RESULTS_BOOK].results,), _street)
"""The region of the street."""


_SEED: Final = "ladder/"
"""The seed of a rung is this and its number."""


def rung_of(table: Table) -> int:
    """Return the rung of the game on the table, or 0."""
    number = (table.session.deal.seed or "").removeprefix(_SEED)
    is_rung = (table.session.deal.seed or "").startswith(_SEED) and number.isdecimal()
    return int(number) if is_rung and 1 <= int(number) <= RUNGS else 0


def is_rung(model: Model) -> bool:
    """Return whether the game on the table is a rung."""
    table = model[TABLE]
    return table is not None and rung_of(table) > 0


def has_next(model: Model) -> bool:
    """Return whether a rung follows the one on the table."""
    table = model[TABLE]
    return table is not None and 0 < rung_of(table) < RUNGS


def has_won(model: Model) -> bool:
    """Return whether the player has won the game on the table."""
    table = model[TABLE]
    return table is not None and 0 in table.session.state.winners


def has_climbed(model: Model) -> bool:
    """Return whether the player has won the last rung on the table."""
    table = model[TABLE]
    return table is not None and rung_of(table) == RUNGS and has_won(model)


def rung_parts(model: Model, table: Table) -> tuple[int]:
    """Return the rung."""
    return (rung_of(table),)


def next_parts(model: Model, table: Table) -> tuple[int]:
    """Return the next rung."""
    return (rung_of(table) + 1,)


def rung_note(rung: int) -> Markup:
    """Name the rung."""
    return kind_note(say("book.end_rung", rung=rung))


def next_button(main: bool, rung: int) -> Markup:
    """Show the button that begins the next rung."""
    return end_button(main, str(Climb(rung)), "ui-forward", "book.next_rung")
