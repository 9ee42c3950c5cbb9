"""The ladder: twelve fixed deals, each with its best result, and a star if that reaches the expert's."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from app.engine.ladder import RUNGS, ladder
from app.saves.book import ResultsBook
from app.ui.core.html import Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.page_parts import page, page_head
from app.ui.core.pieces import button, icon
from app.ui.core.routes import TRAIN, Route
from app.ui.core.texts import say, signed_money
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.ladder.messages import Climb
from app.ui.features.ladder.rungs import LADDER, STAR, RungBest, rung_bests
from app.ui.features.saves.library import LIBRARY, Library
from app.ui.table.model import unfinished_game
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
