"""Plays: for each date of a daily deal the game begun last and the first result, with their stored text."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Final

from app.engine.values import Value
from app.saves.store import read_json

MAX_PLAYS: Final = 20_000
_MAX_TEXT: Final = 40 * MAX_PLAYS
_MAX_MARGIN: Final = 10_000
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
_GAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)


class DayPlay(Value):
    """What was played of a date's deal.

    `game` is the id of the game begun last. `margin` is the result in dollars of the first finished game,
    positive if the player won, or `None` before.
    """

    game: str
    margin: int | None = None

    @property
    def won(self) -> bool:
        """Whether the first finished game was won; a tie goes to the Grifter (rules.md §9)."""
        return self.margin is not None and self.margin > 0


Plays = Mapping[str, DayPlay]


def read_plays(text: str) -> Plays:
    """Read stored plays; damaged entries are left out. Raises `ValueError` if the text holds none at all."""
    plays: dict[str, DayPlay] = {}
    for date, entry in read_json(text, _MAX_TEXT).items():
        match entry:
            case [str(game), int() | None as margin] if _DAY.fullmatch(date) and _GAME.fullmatch(game):
                if margin is None or (type(margin) is int and abs(margin) <= _MAX_MARGIN):
                    plays[date] = DayPlay(game, margin)
    return dict(list(plays.items())[:MAX_PLAYS])


def plays_text(plays: Plays) -> str:
    """Return the text that stores plays."""
    entries = {date: [play.game, play.margin] for date, play in sorted(plays.items())}
    return json.dumps(entries, separators=(",", ":"))


def merged_plays(known: Plays, stored: Plays) -> Plays:
    """Return the plays of both: a result that is known stays, and a missing one is filled in."""
    merged = dict(stored)
    for date, play in known.items():
        other = stored.get(date)
        if play.margin is None and other is not None:
            play = DayPlay(play.game, other.margin)
        merged[date] = play
    return merged
