"""Exact puzzles, solved by brute force: the referee plays every legal action.

    python -m tests.second_opinion.puzzles    check all puzzles of the collection, for some minutes

A referee's game cannot be copied, so each try replays it from the start.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from app.ui.features.puzzles.collection import Puzzle, read_collection
from app.ui.features.puzzles.exact import EXACT_KINDS
from app.ui.features.puzzles.packing import unpack_record

from .board import Cell, Tile, cell_from, street_of
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


def record_of(puzzle: Puzzle) -> Record:
    """Return the record of a puzzle up to its choice."""
    return unpack_record(puzzle.packed, puzzle.tiles, ("Ana", "Ben"), puzzle.seat)


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
    """Return the legal actions with the best value, as the rules of the question have it."""
    record = record_of(puzzle)
    decision = after(record).decision()
    assert decision is not None and decision["seat"] == puzzle.seat
    values = {option: _value(puzzle, record, option) for option in decision["options"]}
    return {option for option, value in values.items() if value == max(values.values())}


def _value(puzzle: Puzzle, record: Record, option: str) -> int:
    match puzzle.exact:
        case "payday":
            return _payday(record, puzzle.seat, option)
        case "crowd":
            return _crowd(record, puzzle.seat, option)
        case "parting":
            return -after(record).worth(cell_from(option.split(" ")[1]))
        case "steering":
            return max(-dollars for dollars in _looks(record, option))
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


def _crowd(record: Record, seat: int, option: str) -> int:
    """Return what a person adds to a seat's buildings in its new street, less what it adds to the others'."""
    before, later = after(record), after(record, option)
    gain = 0
    for cell in street_of(before.city, cell_from(option.split(" ")[2])):
        owner = before.city[cell].owner
        if owner is not None:
            gain += (later.worth(cell) - before.worth(cell)) * (1 if owner == seat else -1)
    return gain


def _looks(record: Record, *actions: str) -> Iterator[int]:
    """Yield the worth of the Grifter's best place after each way to go on until he builds."""
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
    """Yield a seat's final lead after each way to go on to the end of the game."""
    referee = after(record, *actions)
    decision = referee.decision()
    if decision is None:
        others = [money for number, money in enumerate(referee.money) if number != seat]
        yield referee.money[seat] - max(others)
        return
    for option in decision["options"]:
        yield from _leads(record, seat, *actions, option)


def main() -> int:
    """Check all exact puzzles; print and count those that the referee answers otherwise."""
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
