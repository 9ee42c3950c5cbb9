"""A store that can die during a write, be full or be off; and games to store."""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from app.engine.city import Deck
from app.engine.deck_file import parse_deck
from app.engine.game import legal_actions
from app.engine.session import Session, begin
from app.engine.setup import SeatChoice, Setup, deal
from app.saves.book import BookRow, BookSeat, DayResult, ResultsBook, player_id, row_line
from app.saves.store import StoreFull, StoreOff

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent


class Killed(BaseException):
    """The browser was killed; the app must not catch this."""


class MemoryStore:
    """A store in memory. Only `texts` survives a kill; the rest belongs to the running browser."""

    def __init__(self, texts: dict[str, str] | None = None, *, room: int = 10**9, off: bool = False) -> None:
        self.texts = dict(texts or {})
        self.room = room
        self.off = off
        self.spoils = False
        self.writes = 0
        self.kill_at: int | None = None
        self.torn = 0.5

    def get(self, key: str) -> str | None:
        self._check()
        return self.texts.get(key)

    def set(self, key: str, text: str) -> None:
        self._check()
        self.writes += 1
        if self.writes == self.kill_at:
            if self.torn >= 0:
                self.texts[key] = text[: round(len(text) * self.torn)]
            raise Killed
        others = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
        if others + len(key) + len(text) > self.room:
            raise StoreFull
        self.texts[key] = text[:-1] if self.spoils else text

    def remove(self, key: str) -> None:
        self._check()
        self.texts.pop(key, None)

    def keys(self) -> list[str]:
        self._check()
        return list(self.texts)

    def _check(self) -> None:
        if self.off:
            raise StoreOff


@cache
def standard() -> Deck:
    """Return the standard deck."""
    return parse_deck((ROOT / "assets/decks/standard.toml").read_text(encoding="utf-8"))


def started(seed: str = "tests", *, players: int = 2, **options: Any) -> Session:
    """Return a session before the first action."""
    names = ("Ana", "Ben", "Çem", "Dörte", "Eve")
    seats = tuple(SeatChoice(name) for name in names[:players])
    return begin(deal(Setup(seats, seed=seed, **options), standard()))


def played(session: Session, actions: int, rng: random.Random) -> Session:
    """Return the session after a number of random actions, or at its end."""
    for _ in range(actions):
        options = legal_actions(session.state)
        if not options:
            break
        session = session.act(options[rng.randrange(len(options))])
    return session


@cache
def finished(seed: str = "tests", **options: Any) -> Session:
    """Return a finished game of random actions."""
    return played(started(seed, **options), 10_000, random.Random(seed))


EVERY_MODE: dict[str, dict[str, Any]] = {
    "two": {},
    "solo": {"players": 1, "mode": "solo", "difficulty": "hard"},
    "solo with all": {
        "players": 1,
        "mode": "solo",
        "difficulty": "easy",
        "business": True,
        "consultants": True,
    },
    "three with business": {"players": 3, "business": True},
    "four with consultants": {"players": 4, "consultants": True},
    "five with both": {"players": 5, "business": True, "consultants": True},
    "russian": {"players": 3, "edition": "ru", "consultants": True},
}


def book_of_days(found: Mapping[str, DayResult]) -> ResultsBook:
    """Return a filled book with the games of daily deals."""
    rows = {}
    for date, day in found.items():
        player = BookSeat(player_id("Ana"), "human", "", 100 + day.margin, 100 + day.margin, 0, 0)
        seats = (player, BookSeat("", "grifter", "", 100, 100, 0, 0))
        row = BookRow(day.game, f"{date}T18:00", "", "2021", False, "easy", date, "", seats, 30)
        rows[day.game] = row_line(row)
    return ResultsBook(rows, filled=True)
