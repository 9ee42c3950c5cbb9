"""The calendar of daily deals: open dates, the days of a month, and results."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date as calendar_date
from datetime import timedelta

from app.engine.daily_deal import read_date
from app.engine.values import Value
from app.saves.book import DayResult
from app.ui.words.days import _DAY, is_open

Days = Mapping[str, DayResult]
"""The first results of daily deals, by date."""


class Tally(Value):
    """Daily deals played and won, and the date and margin in dollars of the best win, if any."""

    played: int
    won: int
    best: str
    margin: int


def month_weeks(date: str) -> tuple[tuple[str, ...], ...]:
    """Return the weeks of a date's month, Monday first; days of other months are empty texts."""
    first = read_date(date).replace(day=1)
    monday = first - timedelta(days=first.weekday())
    weeks = []
    while monday <= first or monday.month == first.month:
        week = [monday + number * _DAY for number in range(7)]
        weeks.append(tuple(_if_in(first, day) for day in week))
        monday += 7 * _DAY
    return tuple(weeks)


def _if_in(first: calendar_date, day: calendar_date) -> str:
    return day.isoformat() if day.month == first.month else ""


def neighbouring_months(date: str, today: str) -> tuple[str, str]:
    """Return dates in the previous and the next month to link to; empty where no deal is open."""
    first = read_date(date).replace(day=1)
    before = (first - _DAY).isoformat()
    after = (first + timedelta(days=31)).replace(day=1).isoformat()
    return before if is_open(before, today) else "", after if is_open(after, today) else ""


def last_unplayed(days: Days, today: str, shown: str) -> str:
    """Return the last day up to today without a result, except the one shown, or an empty text."""
    day = read_date(today)
    while is_open(day.isoformat(), today):
        date = day.isoformat()
        if date != shown and date not in days:
            return date
        day -= _DAY
    return ""


def tally(days: Days) -> Tally:
    """Return the totals of all results."""
    won = sum(day.margin > 0 for day in days.values())
    best = max(sorted(days), key=lambda date: days[date].margin, default="")
    return Tally(len(days), won, best if won else "", days[best].margin if best else 0)
