"""Dates in words, and those of daily deals: which are open, and their results."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from app.engine.fixed_deals import read_date
from app.engine.setup import SetupError
from app.ui.core.texts import capital, date_name, say

if TYPE_CHECKING:
    from app.saves.book import DayResult


WEEKDAYS: Final = range(7)
"""The weekdays by number, Monday first."""


def date_words(date: str) -> str:
    """Return a date without the year: `26 November`."""
    _, month, day = date.split("-")
    return say("dates.day", day=int(day), month=date_name("months", int(month) - 1))


def full_date_words(date: str) -> str:
    """Return a date with its year: `26 November 2026`."""
    return say("dates.full", date=date_words(date), year=int(date[:4]))


def moment_words(stamp: str, now: str) -> str:
    """Return a local time (`2026-11-26T16:31`) to the minute; without the year if that is the current one."""
    date = stamp[:10]
    words = date_words(date) if stamp[:4] == now[:4] else full_date_words(date)
    return say("dates.moment", date=words, time=stamp[11:16])


def month_words(date: str) -> str:
    """Return the month of a date: `November 2026`."""
    year, month, _ = date.split("-")
    return capital(say("dates.month", month=date_name("months_alone", int(month) - 1), year=int(year)))


def weekday_words(day: int, *, short: bool = False) -> str:
    """Return the name of a weekday, as at the beginning of a line."""
    return capital(date_name("days_short" if short else "days", day))


FIRST_DAY: Final = "2026-01-01"
"""The first date with a deal."""


_DAY: Final = timedelta(days=1)


def is_open(date: str, today: str) -> bool:
    """Return whether a date's deal can be played: from 1 January 2026 to tomorrow."""
    try:
        day, now = read_date(date), read_date(today)
    except SetupError:
        return False
    return read_date(FIRST_DAY) <= day <= now + _DAY


def clock_is_wrong(today: str) -> bool:
    """Return whether the device's date lies before the first deal, as after a loss of power."""
    return bool(today) and today < FIRST_DAY


def result_words(result: DayResult) -> str:
    """Return the result of a date's first finished game in words; the Grifter wins ties (rules.md §9)."""
    margin = result.margin
    key = "won" if margin > 0 else "lost" if margin < 0 else "tied"
    return say(f"daily.{key}", margin=abs(margin))
