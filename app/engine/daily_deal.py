"""The daily deal: one fixed solo game for every date.

The date names the deal; no clock is read. The weekday sets the difficulty and the expansions. On days with a
consultant, the five that are available in solo take turns by week.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date as calendar_date
from typing import Any, Final

from .consultants import consultants_for
from .deck_file import standard_deck
from .faults import fault
from .record import Record
from .setup import Deal, SeatChoice, SeatStart, Setup, SetupError, deal
from .values import Value

DAILY: Final = "daily"
"""The record's extra key that holds the date."""

_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


class Weekday(Value):
    """The options of a weekday's deals."""

    difficulty: str
    business: bool = False
    consultant: bool = False


WEEK: Final = (
    Weekday("easy"),
    Weekday("normal"),
    Weekday("normal", business=True),
    Weekday("normal", consultant=True),
    Weekday("hard"),
    Weekday("hard", business=True, consultant=True),
    Weekday("hard"),
)
"""The weekdays, Monday first."""


def read_date(text: str) -> calendar_date:
    """Parse a date written as `2026-11-26`; raises `SetupError` if it does not exist."""
    try:
        if _DATE.fullmatch(text):
            return calendar_date.fromisoformat(text)
    except ValueError:
        pass
    raise SetupError(fault("no-date", date=text[:40]))


def daily(date: str, name: str = "Player") -> Setup:
    """Return the set-up of a date's deal for a player; raises `SetupError` if the date does not exist.

    >>> setup = daily("2026-11-26")
    >>> setup.seed, setup.difficulty, setup.seats[0].consultant
    ('daily/2026-11-26', 'normal', 'entrepreneur')
    >>> daily("2026-02-30")
    Traceback (most recent call last):
    app.engine.setup.SetupError: no-date, date 2026-02-30
    """
    day = read_date(date)
    options = WEEK[day.weekday()]
    card = None
    if options.consultant:
        allowed = consultants_for("solo", 1, options.business)
        # Weeks are counted from Monday 1 January of year 1, so that the order continues over New Year.
        card = allowed[(day.toordinal() - 1) // 7 % len(allowed)]
    return Setup(
        seats=(SeatChoice(name, "human", card),),
        mode="solo",
        business=options.business,
        consultants=options.consultant,
        difficulty=options.difficulty,
        seed=f"{DAILY}/{date}",
    )


def daily_record(date: str, name: str = "Player") -> Record:
    """Return the fresh record of a date's deal; raises `SetupError` if the date does not exist."""
    return Record(deal(daily(date, name), standard_deck()), extra={DAILY: date})


def daily_date(given: Deal, extra: Mapping[str, Any]) -> str | None:
    """Return the date of a record's daily deal, or `None`.

    `extra` claims the date, which counts only if the deal matches; the player's name may differ.
    """
    date = extra.get(DAILY)
    if not isinstance(date, str) or given.seed != f"{DAILY}/{date}":
        return None
    try:
        own = daily_record(date).deal
    except SetupError:
        return None
    return date if _nameless(own) == _nameless(given) else None


def _nameless(given: Deal) -> tuple[object, ...]:
    seats = tuple(SeatStart("", seat.kind, seat.consultant, seat.money) for seat in given.seats)
    return given.rules, seats, given.hands, given.stack, given.grifter_stack
