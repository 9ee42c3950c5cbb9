"""Fixed solo games for everybody: one for every date, and the fourteen of the journey.

The date names the deal; no clock is read. The weekday sets the difficulty and the expansions. On days with a
consultant, the five that are available in solo take turns by week.

The journey is fourteen deals, each with one new thing.
`tools/journey.py` shows how often a player who follows the numbers on the board wins each. Such a player wins
the first eight most of the time.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date as calendar_date
from typing import Any, Final, NamedTuple

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


class Stop(NamedTuple):
    """A deal of the journey: its seed and its options; `stars`: the board shows stars on good spots."""

    seed: str
    difficulty: str
    business: bool = False
    card: str | None = None
    stars: bool = False


JOURNEY: Final = (
    Stop("welcome-31", "easy", stars=True),
    Stop("journey/2/10", "easy", stars=True),
    Stop("journey/3/29", "easy"),
    Stop("journey/4/316", "normal"),
    Stop("ladder/2", "easy", business=True),
    Stop("journey/6/143", "easy", card="hipster-legend"),
    Stop("journey/7/22", "easy", card="location-scout"),
    Stop("journey/8/4", "easy", card="hacker"),
    Stop("journey/9/120", "easy", card="investor"),
    Stop("journey/10/270", "easy", card="entrepreneur"),
    Stop("journey/11/4", "normal", business=True),
    Stop("ladder/9", "hard"),
    Stop("ladder/10", "hard", business=True),
    Stop("journey/14/1", "hard", business=True, card="location-scout"),
)
"""The stops in their order. Seeds that begin with `ladder/` are those of an earlier list of deals."""

STOPS: Final = len(JOURNEY)
"""The number of stops."""


def journey(stop: int, name: str = "Player") -> Setup:
    """Return the set-up of a stop, from 1 to 14, for a player; raises `SetupError` if there is none.

    >>> journey(13).difficulty, journey(13).business, journey(13).seed
    ('hard', True, 'ladder/10')
    >>> journey(15)
    Traceback (most recent call last):
    app.engine.setup.SetupError: no-stop, number 15
    """
    if not 1 <= stop <= STOPS:
        raise SetupError(fault("no-stop", number=stop))
    options = JOURNEY[stop - 1]
    return Setup(
        seats=(SeatChoice(name, "human", options.card),),
        mode="solo",
        business=options.business,
        consultants=options.card is not None,
        difficulty=options.difficulty,
        seed=options.seed,
    )


def journey_record(stop: int, name: str = "Player") -> Record:
    """Return the fresh record of a stop's deal; raises `SetupError` if there is none."""
    return Record(deal(journey(stop, name), standard_deck()))


def stop_of(dealt: Deal) -> int:
    """Return the number of the stop with a deal, or 0; only the seed and the options count."""
    rules = dealt.rules
    if not rules.solo or not dealt.seed:
        return 0
    found = (dealt.seed, rules.difficulty, rules.business, dealt.seats[0].consultant)
    return next((number for number, stop in enumerate(JOURNEY, 1) if stop[:4] == found), 0)
