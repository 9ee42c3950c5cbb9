"""Make the golden games: `python -m tests.engine.make_golden`.

A golden game is a record with a key `expected`: the final money and the digest of all states. There is one
for every mode, player count, expansion set, edition and difficulty: the most varied of a few random games.
Make them again only when the rules themselves change.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

from app.engine.game import new_game
from app.engine.record import Record, encode
from app.engine.setup import Deal, Setup, deal
from app.engine.snapshot import digest
from app.engine.state import Build, State
from tests.engine.support import DECK, Moment, asked, game, setups

GOLDEN = Path(__file__).parent / "golden"
TRIES = 12


def variety(moments: list[Moment]) -> float:
    """Return how varied a game is: its kinds of decisions and events, each counted up to four times."""
    seen = Counter[str]()
    for before, action, _, events in moments:
        seen[str(action).split(" ")[0]] += 1
        seen["double"] += isinstance(action, Build) and action.double
        seen[asked(before).kind] += 1
        seen.update(type(event).__name__ for event in events)
    return sum(min(count, 4) for count in seen.values())


def best_game(chosen: Setup) -> tuple[Deal, list[Moment]]:
    """Return the most varied game of a set-up among several seeds."""
    tries = [replace(chosen, seed=f"golden {number}") for number in range(TRIES)]
    games = [(deal(each, DECK), [*game(each, dense=number % 2 == 0)]) for number, each in enumerate(tries)]
    return max(games, key=lambda pair: variety(pair[1]))


def golden(given: Deal, moments: list[Moment]) -> str:
    """Return the record line of a golden game."""
    states: list[State] = [new_game(given).state, *(after for _, _, after, _ in moments)]
    expected = {"money": [seat.money for seat in states[-1].seats], "digest": digest(states)}
    return encode(Record(given, tuple(str(action) for _, action, _, _ in moments), {"expected": expected}))


def main() -> None:
    """Write one file for each mode and player count."""
    GOLDEN.mkdir(exist_ok=True)
    files: dict[str, list[str]] = {}
    for chosen in setups("golden"):
        name = "solo" if chosen.mode == "solo" else f"{len(chosen.seats)}-players"
        files.setdefault(name, []).append(golden(*best_game(chosen)))
    for name, lines in files.items():
        (GOLDEN / f"{name}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
