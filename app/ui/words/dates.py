"""Dates in words, from their text (`2026-11-26`)."""

from __future__ import annotations

from app.ui.core.texts import say


def date_words(date: str) -> str:
    """Return a date without the year: `26 November`."""
    _, month, day = date.split("-")
    return say(f"dates.day_{int(month)}", day=int(day))


def full_date_words(date: str) -> str:
    """Return a date with its year: `26 November 2026`."""
    return say("dates.full", date=date_words(date), year=int(date[:4]))


def month_words(date: str) -> str:
    """Return the month of a date: `November 2026`."""
    year, month, _ = date.split("-")
    return say(f"dates.month_{int(month)}", year=int(year))
