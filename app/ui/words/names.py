"""Names of buildings, seats and bots in the current language; records and decks keep theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Final
from unicodedata import bidirectional

from app.bots import present_kind
from app.engine.fixed_deals import read_date
from app.engine.setup import SetupError, clean_name
from app.ui.core.texts import Words, You, capital, date_name, knows, leaving_out, listed, say, unnamed_words

if TYPE_CHECKING:
    from app.engine.city import Building
    from app.engine.state import Seat, State
    from app.saves.book import DayResult
    from app.saves.save import SeatLine


SOFT_HYPHEN: Final = "\u00ad"
"""Marks where a long word in a building's name may break."""


def named(building: Building) -> str:
    """Return the name of a building; custom decks provide their own."""
    return leaving_out(named_on_tile(building), SOFT_HYPHEN)


def named_on_tile(building: Building) -> str:
    """Return the name of a building with soft hyphens, for narrow places."""
    from app.engine.deck_file import standard_deck  # late: the first page names no building

    key = f"building.{building.id}"
    standard = standard_deck()
    if knows(key) and building.id in standard and standard[building.id].name == building.name:
        return say(key)
    return say("building.other", name=building.name)


def seat_name(state: State, seat: int) -> str:
    """Return the name of a seat."""
    return seat_names(state.seats)[seat]


def seat_names(seats: Sequence[Seat]) -> tuple[str, ...]:
    """Return the names of seats, with their forms in languages that have some; the only person is *you*."""
    alone = sum(seat.kind == "human" for seat in seats) == 1
    return tuple(you() if alone and seat.kind == "human" else given_seat_name(seat) for seat in seats)


def given_seat_name(seat: Seat) -> str:
    """Return the name that a seat has for others, also if one person plays."""
    return say("kinds.grifter.name") if seat.kind == "grifter" else say("names.person", name=seat.name)


def you() -> str:
    """Return the name of the only person in a game, to whom messages speak."""
    name = say("names.you")
    return You.of(name.form if isinstance(name, Words) else lambda form: name)


def names_in_list(seats: Sequence[SeatLine]) -> tuple[str, ...]:
    """Return the names of seats for a list of games; the only person without a chosen name is *you*."""
    alone = sum(seat.kind == "human" for seat in seats) == 1
    return tuple(
        you() if alone and seat.kind == "human" and is_unnamed(seat.name) else seat.name for seat in seats
    )


def is_unnamed(name: str) -> bool:
    """Return whether a name is empty or the default name in any language."""
    unnamed = {"", *(clean_name(word).casefold() for word in unnamed_words())}
    return clean_name(name).casefold() in unnamed


def kind_name(kind: str) -> str:
    """Return the name of a kind of player; a bot without a name gets its id."""
    kind = present_kind(kind)
    key = f"kinds.{kind}.name"
    return say(key) if knows(key) else kind.replace("-", " ").capitalize()


def kind_words(kind: str) -> str:
    """Return the line about a kind of player, or an empty text if there is none."""
    key = f"kinds.{kind}.text"
    return say(key) if knows(key) else ""


def temper_words(kind: str) -> str:
    """Return the line about a bot's temper, or an empty text if there is none."""
    key = f"kinds.{kind}.temper"
    return say(key) if knows(key) else ""


def solo_words(difficulty: str | None, business: bool, card: str | None) -> str:
    """Return the options of a solo game: its difficulty, the expansion and the player's consultant."""
    words = [say(f"difficulties.{difficulty}.name")]
    if business:
        words.append(say("new_game.business"))
    if card:
        words.append(say(f"help.consultants.{card}.name"))
    return listed(words, "unit")


def given_name(bot: str, number: int) -> str:
    """Return the first name of a bot at a place; without enough names, its kind and the place's number."""
    key = f"kinds.{bot}.names"
    names = say(key).split(", ") if knows(key) else []
    return names[number] if number < len(names) else f"{kind_name(bot)} {number + 1}"


ISOLATE: Final = "\u2068"
POP: Final = "\u2069"
"""The characters before and after an isolated text."""

_RIGHT_TO_LEFT: Final = ("R", "AL", "AN")
_SEAT_NAME: Final = re.compile(r'("name"\s*:\s*")((?:[^"\\]|\\.)*)("\s*,\s*"consultant")')


def isolated(name: str) -> str:
    """Return a name between isolating characters if a part of it is written from right to left."""
    return enclosed(name) if any(bidirectional(sign) in _RIGHT_TO_LEFT for sign in name) else name


def enclosed(name: str) -> str:
    """Return a name between isolating characters."""
    return f"{ISOLATE}{name}{POP}"


def isolated_in(record: str) -> str:
    """Return the text of a record with isolated names, which readers of records ignore."""
    return _SEAT_NAME.sub(lambda found: f"{found[1]}{isolated(found[2])}{found[3]}", record)


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
