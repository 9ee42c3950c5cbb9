"""Put judged and exact puzzles together into the file of the page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final

from app.engine.standard import standard_deck
from app.ui.features.puzzles.collection import THEMES, day_number, read_collection
from app.ui.features.puzzles.packing import pack_action, pack_record
from puzzling.judging import read_results

LEVELS: Final[Mapping[str, int]] = {"beginner": 800, "greedy": 1000, "club": 1250, "expert": 1400}
"""The level of a puzzle by the strongest bot that fails; `EASIEST` if none does."""

EASIEST: Final = 600

_REASONS_BY_THEME: Final[Mapping[str, tuple[str, ...]]] = {
    "waiting": ("waits", "patience"),
    "closing": ("closes", "too_late"),
    "stopping": ("trapped", "pays", "left_open", "feeds"),
    "choosing": ("other_tile",),
    "placing": ("worth", "follows", "fomo", "crowd", "grows", "last_sign"),
}
THEME_OF: Final[Mapping[str, str]] = {
    kind: theme for theme, kinds in _REASONS_BY_THEME.items() for kind in kinds
}
"""The theme of a judged puzzle by the kind of its weightiest reason."""


def write_all(candidates: Path, judged: Path, exact: Path, target: Path, first: date) -> int:
    """Write the file of puzzles, and return their number.

    Puzzles of the file keep their days. New ones get the next free days, none before `first`.
    """
    tiles = sorted(tile.id for tile in standard_deck().buildings.values() if tile.back is not None)
    records = [json.loads(line) for line in candidates.read_text(encoding="utf-8").splitlines()]
    entries = [*_judged(records, read_results(judged), tiles), *_exact(read_results(exact), tiles)]
    entries.sort(key=lambda entry: (THEMES.index(entry[1]), entry[2], entry[0]))
    if len({entry[0] for entry in entries}) != len(entries):
        raise ValueError("two puzzles have the same id")
    days = with_days([entry[0] for entry in entries], _days_of(target), day_number(first))
    for entry in entries:
        entry.append(days[entry[0]])
    lines = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)
    head = json.dumps(tiles, separators=(",", ":"))
    target.parent.mkdir(exist_ok=True)
    target.write_text(f'{{"tiles":{head},"puzzles":[\n{lines}\n]}}\n', encoding="utf-8")
    return len(entries)


def with_days(ids: Sequence[str], before: Mapping[str, int], first: int) -> dict[str, int]:
    """Return a day for each id: the one it had `before`, or the next free one after all of them.

    New puzzles come in the order of their ids, which are digests, so themes alternate. Days never lie before
    `first`, so dates that have passed keep their puzzles.
    """
    day = max([first, *(number + 1 for number in before.values())])
    new = sorted(id for id in ids if id not in before)
    return {id: before[id] for id in ids if id in before} | {id: day + n for n, id in enumerate(new)}


def _days_of(target: Path) -> dict[str, int]:
    """Return the days of the puzzles in the file, by id."""
    if not target.exists():
        return {}
    puzzles = read_collection(target.read_text(encoding="utf-8")).puzzles
    return {puzzle.id: puzzle.day for puzzle in puzzles}


def told(result: Mapping[str, Any]) -> list[dict[str, Any]]:
    """Return the comparisons of a judged position that have a reason, the smallest loss first."""
    compared = [each for each in result["against"] if each["reasons"][0][0] in THEME_OF]
    return sorted(compared, key=lambda each: float(each["loss"]))


def _judged(records: list[Any], results: Iterable[dict[str, Any]], tiles: list[str]) -> Iterator[list[Any]]:
    for result in results:
        if result["stands"] and (compared := told(result)):
            candidate = records[result["number"]]
            packed = pack_record(candidate["record"], tiles)
            answer, *near = (pack_action(action, tiles) for action in result["answers"])
            yield [
                _id(packed),
                THEME_OF[compared[-1]["reasons"][0][0]],
                _level(result["fails"]),
                candidate["seat"],
                packed,
                [answer],
                near,
                [
                    [
                        pack_action(each["action"], tiles),
                        round(each["loss"], 1),
                        each["reasons"],
                    ]
                    for each in compared
                ],
            ]


def _exact(puzzles: Iterable[dict[str, Any]], tiles: list[str]) -> Iterator[list[Any]]:
    for puzzle in puzzles:
        packed = pack_record(puzzle["record"], tiles)
        answers = [pack_action(action, tiles) for action in puzzle["answers"]]
        yield [_id(packed), puzzle["kind"], _level(puzzle["fails"]), puzzle["seat"], packed, answers, [], []]


def _level(fails: Iterable[str]) -> int:
    return max((LEVELS[name] for name in fails), default=EASIEST)


def _id(packed: str) -> str:
    """Return the id of a packed record: it stays the same whenever the file is written."""
    return hashlib.sha256(packed.encode()).hexdigest()[:6]
