"""Names of buildings, seats and bots in the current language; records and decks keep theirs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final
from unicodedata import bidirectional

from app.bots import present_kind
from app.engine.setup import clean_name
from app.ui.core.texts import Words, You, knows, leaving_out, listed, say, unnamed_words

if TYPE_CHECKING:
    from app.engine.city import Building
    from app.engine.state import Seat, State
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
