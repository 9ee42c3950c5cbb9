"""A player's choices in the judged games, as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.saves.book_totals import JudgedChoices
from app.ui.core.html import NOTHING, Markup, el
from app.ui.core.page_parts import section
from app.ui.core.texts import labelled, say
from app.ui.words.dates import full_date_words

BARS: Final = 20
"""The most games in the chart."""


def course_of_choices(games: Sequence[JudgedChoices]) -> Markup:
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


def _bar(game: JudgedChoices) -> Markup:
    words = say("book.as_good", count=game.as_good, total=game.total)
    label = el("span", labelled(full_date_words(game.row.at[:10]), words), class_="visually-hidden")
    bar = el("i", style=f"--share:{game.as_good / game.total:.3f}", aria_hidden="true")
    return el("li", bar, label, title=words)
