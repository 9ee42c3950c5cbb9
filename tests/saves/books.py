"""Results books of invented games."""

from __future__ import annotations

import random

from app.saves.book import (
    BookRow,
    BookSeat,
    Person,
    ResultsBook,
    player_id,
    row_line,
)

NAMES = ("Ana", "Бен", "Cleo", "Dov", "Eve")


def money(rng: random.Random) -> tuple[int, int, int, int]:
    streets, end, bonus = (rng.randrange(200) for _ in range(3))
    return streets + end + bonus, streets, end, bonus


def row(number: int, rng: random.Random, names: tuple[str, ...] = NAMES) -> BookRow:
    seats = tuple(
        BookSeat(player_id(name), "human", rng.choice(["", "hacker"]), *money(rng))
        for name in names[: rng.randrange(2, 6)]
    )
    at = f"2026-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}T18:{rng.randrange(60):02}"
    return BookRow(f"game{number:04}", at, "0.9", "2021", False, "", "", "seed", seats, 30)


def full(games: int, seed: str = "book") -> ResultsBook:
    rng = random.Random(seed)
    rows = [row(number, rng) for number in range(games)]
    return ResultsBook({each.id: row_line(each) for each in rows}, people(*NAMES))


def people(*names: str, at: int = 0) -> dict[str, Person]:
    return {player_id(name): Person(name, 1, "star", at) for name in names}
