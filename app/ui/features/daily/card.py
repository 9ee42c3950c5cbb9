"""Today's deal on the first page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.daily_deal import daily, read_date
from app.engine.setup import grifter_money
from app.ui.core.html import NOTHING, Child, Markup, el
from app.ui.core.model import Model
from app.ui.core.pieces import button, drawing, icon, link
from app.ui.core.region import region
from app.ui.core.routes import Route
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.saves.state import LIBRARY
from app.ui.features.saves.views import running
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


def _card(today: str, book: ResultsBook | None, first: bool) -> Markup:
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
        class_ = "button primary lead-card" if first else "button lead-card"
        return button(Daily(today), words, icon("ui-play"), class_=class_, data_day=today)
    return link(Route("daily"), words, icon("ui-forward"), class_="button lead-card", data_day=today)


def _month(today: str, dates: tuple[str, ...]) -> Child:
    count = sum(date[:7] == today[:7] for date in dates)
    return el("small", say("daily.this_month", count=count)) if count else None


def _squares(won: list[bool]) -> Child:
    """Draw the last results as squares; the text beside them has the details."""
    squares = (el("i", class_="won" if each else "lost") for each in won)
    return el("span", squares, class_="day-squares", aria_hidden="true") if won else None


def _card_parts(model: Model) -> tuple[str, ResultsBook | None, bool]:
    """Return the date, the results, and whether the deal is the first thing to play."""
    first = model[PROGRESS].normal and running(model[LIBRARY]) is None
    return model.today, model[RESULTS_BOOK].results, first


DAILY_CARD: Final = region("daily-card", _card_parts, _card)
"""The region of today's deal."""
