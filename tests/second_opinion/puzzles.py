"""Exact puzzles, solved by brute force: the referee plays every legal action.

    python -m tests.second_opinion.puzzles    check all puzzles of the collection; takes an hour or more

A referee's game cannot be copied, so each try replays it from the start.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from app.ui.features.puzzles.collection import EXACT_KINDS, Puzzle, read_collection, unpack_record

from .board import Building, Cell, Tile, enclosed_streets, legal_placements
from .deals import ROOT, standard_deck
from .referee import Record, Referee

FILE = ROOT / "assets" / "puzzles" / "puzzles.json"


class GrifterLooks(Exception):
    """The Grifter values his tile; `dollars` is the worth of his best place."""

    def __init__(self, dollars: int) -> None:
        super().__init__()
        self.dollars = dollars


class WatchedReferee(Referee):
    """A referee that stops before the Grifter builds, if `watching`."""

    watching = False

    def grifter_places(self, tile: Tile) -> list[tuple[Cell, str]]:
        """Return the Grifter's best places, or raise `GrifterLooks` with their worth."""
        places = super().grifter_places(tile)
        if self.watching:
            raise GrifterLooks(self._worth_if_built(tile, places[0]))
        return places

    def pay_if_built(self, tile: str, place: tuple[Cell, str], seat: int) -> int:
        """Return a seat's immediate pay for a build, without carrying it out."""
        cell, facing = place
        before, streets = self.city, enclosed_streets(self.city)
        self.city = {where: building.copy() for where, building in before.items()}
        self._put(self.city, dict(self.supply), Building(self.tiles[tile], facing, seat, 1), cell)
        closed = [street for street in enclosed_streets(self.city) if street not in streets]
        paid = [self.worth(where) for street in closed for where in street if self.city[where].owner == seat]
        self.city = before
        return sum(paid)


def record_of(puzzle: Puzzle) -> Record:
    """Return the record of a puzzle up to its choice."""
    return unpack_record(puzzle.packed, puzzle.tiles, ("Ana", "Ben", "Cleo"), puzzle.seat)


def after(record: Record, *actions: str, watching: bool = False) -> WatchedReferee:
    """Return the referee of a record after more actions, the last of which it may watch."""
    referee = WatchedReferee(record, standard_deck())
    for action in (*record["actions"], *actions[:-1]):
        referee.play(action)
    referee.watching = watching
    if actions:
        referee.play(actions[-1])
    return referee


def best_actions(puzzle: Puzzle) -> set[str]:
    """Return the legal actions with the best value by the rules of the question."""
    record = record_of(puzzle)
    decision = after(record).decision()
    assert decision is not None and decision["seat"] == puzzle.seat
    values = {option: _value(puzzle, record, option) for option in decision["options"]}
    return {option for option, value in values.items() if value == max(values.values())}


def _value(puzzle: Puzzle, record: Record, option: str) -> int:
    match puzzle.exact:
        case "payday":
            return _payday(record, puzzle.seat, option)
        case "steering":
            return max(-dollars for dollars in _looks(record, option))
        case "tempo":
            held = [tile for tile in after(record).hands[puzzle.seat] if tile != option.split(" ")[1]]
            return max(_paid_in_two_turns(record, puzzle.seat, held, option))
        case "finale":
            return max(_leads(record, puzzle.seat, option))
    raise ValueError(puzzle.theme)


def _payday(record: Record, seat: int, option: str) -> int:
    """Return a seat's pay for the streets that are scored before the next turn."""
    before = after(record).money[seat]
    actions = [option]
    while True:
        referee = after(record, *actions)
        decision = referee.decision()
        if decision is None or decision["kind"] not in ("score", "move"):
            return referee.money[seat] - before
        actions.append(decision["options"][0])


def _paid_in_two_turns(record: Record, seat: int, held: list[str], *actions: str) -> Iterator[int]:
    """Yield a seat's pay from its build to its next one with a held tile, for each continuation."""
    referee = after(record, *actions)
    decision = referee.decision()
    if decision is None or decision["kind"] == "build":
        places = legal_placements(referee.city)
        next_pays = [referee.pay_if_built(tile, place, seat) for tile in held for place in places]
        yield referee.money[seat] - after(record).money[seat] + max(next_pays, default=0)
        return
    for option in decision["options"]:
        yield from _paid_in_two_turns(record, seat, held, *actions, option)


def _looks(record: Record, *actions: str) -> Iterator[int]:
    """Yield the worth of the Grifter's best place for each continuation until he builds."""
    try:
        referee = after(record, *actions, watching=True)
    except GrifterLooks as looked:
        yield looked.dollars
        return
    decision = referee.decision()
    assert decision is not None
    for option in decision["options"]:
        yield from _looks(record, *actions, option)


def _leads(record: Record, seat: int, *actions: str) -> Iterator[int]:
    """Yield a seat's final lead for each continuation to the end of the game."""
    referee = after(record, *actions)
    decision = referee.decision()
    if decision is None:
        others = [money for number, money in enumerate(referee.money) if number != seat]
        yield referee.money[seat] - max(others)
        return
    for option in decision["options"]:
        yield from _leads(record, seat, *actions, option)


def main() -> int:
    """Check all exact puzzles; print and count those with another answer of the referee."""
    collection = read_collection(FILE.read_text(encoding="utf-8"))
    wrong = 0
    for kind in EXACT_KINDS:
        puzzles = collection.themed(kind)
        for puzzle in puzzles:
            found = best_actions(puzzle)
            if found != set(puzzle.answers):
                wrong += 1
                print(f"{puzzle.id} ({kind}): referee {sorted(found)}, puzzle {sorted(puzzle.answers)}")
        print(f"{kind}: {len(puzzles)} puzzles checked", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
