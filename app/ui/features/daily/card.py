"""Today's deal on the first page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.daily_deal import daily, read_date
from app.engine.setup import grifter_money
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.messages import Message
from app.ui.core.model import Model
from app.ui.core.pieces import button, drawing, icon, link
from app.ui.core.region import region
from app.ui.core.registry import Update
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK, OpenBook
from app.ui.features.saves.state import LIBRARY
from app.ui.table.messages import Daily
from app.ui.words.dates import date_words, is_open, result_words, weekday_words

if TYPE_CHECKING:
    from app.saves.book import ResultsBook

HOUSES: Final = (
    "corner-cafe",
    "cinema",
    "art-gallery",
    "student-house",
    "grand-hotel",
    "city-park",
    "viewpoint-tower",
)
"""A building for each weekday, Monday first."""

SQUARES_SHOWN: Final = 7


def has_deal(model: Model) -> bool:
    """Return whether today's deal can be played."""
    return bool(model.today) and is_open(model.today, model.today)


def read_book_at_home(before: Model, message: Message, result: Update) -> Update:
    """Read the book for the card, once the list of games shows that one exists."""
    model, effects = result
    if model.route.screen != "home" or not model[LIBRARY].results or model[RESULTS_BOOK].results is not None:
        return result
    return model, (*effects, OpenBook())


def _card(today: str, book: ResultsBook | None) -> Markup:
    """Show today's deal: weekday, difficulty, the last results, and the number of deals played this month.

    `assets/first/sketch.js` recognizes it by its day.
    """
    if not today or not is_open(today, today):
        return NOTHING
    days = book.daily if book is not None else {}
    result, setup = days.get(today), daily(today)
    weekday = read_date(today).weekday()
    money = grifter_money(str(setup.difficulty), setup.consultants)
    words: list[Child] = [
        el(
            "span",
            drawing(HOUSES[weekday], "day-house"),
            _squares([days[date].margin > 0 for date in sorted(days)[-SQUARES_SHOWN:]]),
            class_="view",
        ),
        el(
            "span",
            el("strong", say("daily.home")),
            el("small", say("daily.day_and_date", day=weekday_words(weekday), date=date_words(today))),
            el(
                "small",
                result_words(result)
                if result is not None
                else say("daily.how", how=say(f"difficulties.{setup.difficulty}.name"), dollars=money),
            ),
            _month(today, tuple(sorted(days))),
            class_="words",
        ),
    ]
    if result is None:
        return button(Daily(today), words, icon("ui-play"), class_="button primary lead-card", data_day=today)
    return link(Route("daily"), words, icon("ui-forward"), class_="button lead-card", data_day=today)


def _month(today: str, dates: tuple[str, ...]) -> Child:
    count = sum(date[:7] == today[:7] for date in dates)
    return el("small", say("daily.this_month", count=count)) if count else None


def _squares(won: list[bool]) -> Child:
    """Draw the last results as squares; the text beside them has the details."""
    squares = (el("i", class_="won" if each else "lost") for each in won)
    return el("span", squares, class_="day-squares", aria_hidden="true") if won else None


DAILY_CARD: Final = region("daily-card", lambda model: (model.today, model[RESULTS_BOOK].results), _card)
"""The region of today's deal."""
