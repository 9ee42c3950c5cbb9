"""Today's deal on the first page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from app.engine.fixed_deals import daily, read_date
from app.engine.setup import grifter_money
from app.ui.core.html import NOTHING, Child, Markup, el, region
from app.ui.core.messages import Message
from app.ui.core.model import HOME, Model, Route
from app.ui.core.pieces import button, drawing, icon, link
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.book.state import RESULTS_BOOK
from app.ui.features.learn.progress import PROGRESS
from app.ui.features.same_tiles.standing import bot_margins, stamps_words, standing, standing_words
from app.ui.features.same_tiles.state import FETCH_MARGINS, SAME_TILES, Margins
from app.ui.features.saves.state import LIBRARY
from app.ui.features.saves.views import running
from app.ui.table.messages import Daily
from app.ui.words.dates import date_words, is_open, result_words, weekday_words

if TYPE_CHECKING:
    from app.saves.book import DayResult, ResultsBook

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


def _card(today: str, book: ResultsBook | None, first: bool, margins: Margins | None) -> Markup:
    """Show today's deal: weekday, difficulty or the result, and the number of deals played this month.

    `assets/first/sketch.js` recognizes it by its day.
    """
    if not today or not is_open(today, today):
        return NOTHING
    days = book.daily if book is not None else {}
    result, setup = days.get(today), daily(today)
    weekday = read_date(today).weekday()
    money = grifter_money(str(setup.difficulty), setup.consultants)
    words: list[Child] = [
        el("span", drawing(HOUSES[weekday], "day-house"), class_="view"),
        el(
            "span",
            el("strong", say("daily.home")),
            el("small", say("daily.day_and_date", day=weekday_words(weekday), date=date_words(today))),
            el(
                "small",
                _result(result, bot_margins(today, margins))
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


def _result(result: DayResult, margins: Mapping[str, int]) -> str:
    place = standing(result.margin, margins)
    words = standing_words(place)
    return f"{words} · {stamps_words(place)}" if words else result_words(result)


def _card_parts(model: Model) -> tuple[str, ResultsBook | None, bool, Margins | None]:
    """Return the date, the results, whether the deal is the first thing to play, and the bots' margins."""
    first = model[PROGRESS].normal and running(model[LIBRARY]) is None
    return model.today, model[RESULTS_BOOK].results, first, model[SAME_TILES].margins


DAILY_CARD: Final = region("daily-card", _card_parts, _card)
"""The region of today's deal."""


def weeks_played(model: Model) -> int:
    """Return the number of kiosks on the street: one for seven daily deals."""
    book = model[RESULTS_BOOK].results
    return len(book.daily) // len(HOUSES) if book is not None else 0


def compare_today(before: Model, message: Message, result: Update) -> Update:
    """Fetch the bots' margins for the first page if the player has played today's deal."""
    model, effects = result
    book = model[RESULTS_BOOK].results
    if model.route != HOME or model[SAME_TILES].margins is not None or book is None:
        return result
    return (model, (*effects, FETCH_MARGINS)) if model.today in book.daily else result
