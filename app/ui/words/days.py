"""The dates of daily deals: which are open, and their results in words."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

from app.engine.daily_deal import read_date
from app.engine.setup import SetupError
from app.ui.core.texts import say

if TYPE_CHECKING:
    from app.saves.book import DayResult

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
