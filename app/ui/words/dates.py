"""Dates in words, from their text (`2026-11-26`)."""

from __future__ import annotations

from typing import Final

from app.ui.core.texts import capital, date_name, say

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
