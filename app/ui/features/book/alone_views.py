"""A player's solo games: a grid of the best results, and the sights."""

from __future__ import annotations

from collections.abc import Mapping, Set
from typing import Final

from app.engine.consultants import consultants_for
from app.engine.setup import GRIFTER_MONEY
from app.saves.book_rows import SIGHTS, BookRow
from app.saves.book_totals import SoloBest, sights_seen, solo_bests
from app.ui.core.html import NOTHING, Markup, el, group
from app.ui.core.page_parts import section
from app.ui.core.pieces import button, icon, link
from app.ui.core.routes import Route
from app.ui.core.texts import labelled, say, signed_money
from app.ui.features.book.messages import OpenMoment
from app.ui.words.dates import full_date_words

CARDS: Final = ("", *consultants_for("solo", 1, False))


def alone(rows: tuple[BookRow, ...], player: str, saved: Set[str]) -> Markup:
    """Show a player's solo games, or nothing if none counts."""
    best = solo_bests(rows, player)
    if not best:
        return NOTHING
    seen = sights_seen(rows, player)
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


def _grid(best: Mapping[tuple[str, str], SoloBest], saved: Set[str]) -> Markup:
    return el(
        "table",
        el(
            "thead",
            el(
                "tr",
                el("th", el("span", say("new_game.consultant"), class_="visually-hidden"), scope="col"),
                (el("th", say(f"difficulties.{name}.name"), scope="col") for name in GRIFTER_MONEY),
            ),
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


def _cell(best: SoloBest | None, saved: Set[str]) -> Markup:
    """Show the best margin for a set of options; it links to its game if that is still saved."""
    if best is None:
        return el("span", el("span", say("daily.not_played"), class_="visually-hidden"), class_="solo-best")
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
