"""Put judged and exact puzzles together into the file of the page."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.bots.reasons import Reason
from app.bots.verdict import SILENT
from app.bots.verdict_text import read_reason, reason_data
from app.engine.deck_file import standard_deck
from app.ui.features.puzzles.collection import (
    NEAR,
    THEMES,
    Puzzle,
    day_number,
    pack_action,
    pack_record,
    read_collection,
)
from puzzling.judging import COARSE, read_results
from puzzling.rating import level_of

_REASONS_BY_THEME: Final[Mapping[str, tuple[str, ...]]] = {
    "waiting": ("waits", "patience"),
    "closing": ("closes",),
    "ending": ("too_late",),
    "stopping": ("trapped", "pays", "left_open", "feeds"),
    "choosing": ("other_tile",),
    "placing": ("worth", "follows", "fomo", "crowd", "grows", "last_sign"),
}
THEME_OF: Final[Mapping[str, str]] = {
    kind: theme for theme, kinds in _REASONS_BY_THEME.items() for kind in kinds
}
"""The theme of a judged puzzle by the kind of its weightiest reason."""

BEYOND_CHANCE: Final = 2.5
"""The number of standard errors by which a build must beat an answer to replace it."""

CARRIED: Final = 0.4
"""The least share of a loss that its reasons explain."""


class Sources(NamedTuple):
    """The source files of a new version of the puzzles, besides the present one.

    `candidates` and `judged` belong together. `again` are the files of further judgements, `screened` those
    of comparisons of all builds with the answer.
    """

    candidates: Path | None = None
    judged: Path | None = None
    made: Path | None = None
    again: Sequence[Path] = ()
    rates: Path | None = None
    screened: Sequence[Path] = ()


class Measured(NamedTuple):
    """The loss of a wrong action in a number of deals, in dollars, and the reasons."""

    action: str
    loss: float
    deals: int
    reasons: tuple[Reason, ...]


class Lag(NamedTuple):
    """How far a build lags behind the answer of its puzzle in a number of deals, in dollars."""

    loss: float
    error: float
    deals: int

    @property
    def certainly_better(self) -> bool:
        """Whether the build beats the answer by more than chance."""
        return self.loss + BEYOND_CHANCE * self.error < 0


def screened(paths: Iterable[Path]) -> dict[str, dict[str, Lag]]:
    """Return the lags of builds by puzzle; the last file that has a puzzle counts.

    The first file found the builds, and favours them, so only others with more deals measure them.
    """
    return {
        result["id"]: {
            each["action"]: Lag(each["loss"], each["error"], each["deals"]) for each in result["options"]
        }
        for path in paths
        for result in read_results(path)
    }


class Head(NamedTuple):
    """The common part of all puzzles: id, level, seat, packed record, and answers."""

    id: str
    level: int
    seat: int
    packed: str
    answers: tuple[str, ...]


def write_all(target: Path, sources: Sources, first: date) -> int:
    """Rewrite the file of puzzles, and return their number.

    Puzzles of the file stay and keep their days, unless a better answer was found or their losses or reasons
    no longer hold. With a day before `first` they become former ones, with the better answer. New ones get
    free days from `first` on.
    """
    tiles = sorted(tile.id for tile in standard_deck().buildings.values() if tile.back is not None)
    collection = read_collection(target.read_text(encoding="utf-8"))
    present, former = collection.puzzles, list(collection.former)
    entries = [
        *_present_entries(present, sources, tiles),
        *_judged_entries(sources, tiles),
        *_exact_entries(sources.made, tiles),
    ]
    entries.sort(key=lambda entry: (THEMES.index(entry[1]), entry[2], entry[0]))
    if len({entry[0] for entry in entries}) != len(entries):
        raise ValueError("two puzzles have the same id")
    days = with_days(
        [entry[0] for entry in entries], {puzzle.id: puzzle.day for puzzle in present}, day_number(first)
    )
    for entry in entries:
        entry.append(days[entry[0]])
    stay = {entry[0] for entry in entries}
    former += [puzzle for puzzle in present if puzzle.id not in stay and puzzle.day < day_number(first)]
    parts = (entries, _former_entries(former, screened(sources.screened), tiles))
    head, new, old = json.dumps(tiles, separators=(",", ":")), *map(_lines, parts)
    text = f'{{"tiles":{head},"puzzles":[\n{new}\n],"former":[\n{old}\n]}}\n'
    target.write_text(text, encoding="utf-8")
    return len(entries)


def _lines(entries: Iterable[list[Any]]) -> str:
    return ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in entries)


def with_days(ids: Sequence[str], before: Mapping[str, int], first: int) -> dict[str, int]:
    """Return a day for each id: the one it had `before`, or the next free one.

    New puzzles follow in order of their ids, which are digests, so themes alternate. Their days never lie
    before `first`, so past dates keep their puzzles. Days of removed puzzles are free.
    """
    days = {id: before[id] for id in ids if id in before}
    taken, day = set(days.values()), first
    for id in sorted(id for id in ids if id not in before):
        while day in taken:
            day += 1
        days[id] = day
        day += 1
    return days


def combine(measured: Sequence[Measured]) -> Measured:
    """Return the loss over all deals, with the reasons from the most deals."""
    deals = sum(each.deals for each in measured)
    loss = sum(each.loss * each.deals for each in measured) / deals
    most = max(measured, key=lambda each: each.deals)
    return most._replace(loss=loss, deals=deals)


def carries(measured: Measured, most: Measured) -> bool:
    """Return whether reasons name a theme and explain enough of the loss in `most` deals, as measured."""
    explained = sum(reason.about for reason in measured.reasons)
    return measured.reasons[0].kind in THEME_OF and explained >= CARRIED * most.loss


def _present_entries(present: Iterable[Puzzle], sources: Sources, tiles: list[str]) -> Iterator[list[Any]]:
    """Yield the entries of present puzzles that still hold."""
    again = [_by_id(path) for path in sources.again]
    rates = _by_id(sources.rates)
    found = screened(sources.screened)
    for puzzle in present:
        answers, near = answers_with(puzzle, found.get(puzzle.id, {}))
        if puzzle.theme not in THEMES or answers[0] != puzzle.answers[0]:
            continue
        level = level_of(rates[puzzle.id]["chances"]) if puzzle.id in rates else puzzle.level
        losses = [
            [
                Measured(each.action, each.loss, COARSE.least, each.reasons),
                *(
                    measured
                    for results in again
                    for measured in _measurements(results.get(puzzle.id, {"against": []}))
                    if measured.action == each.action
                ),
            ]
            for each in puzzle.comparisons
        ]
        head = Head(puzzle.id, level, puzzle.seat, puzzle.packed, answers)
        if puzzle.exact is not None:
            yield _entry(puzzle.theme, head, near, (), tiles)
        elif (entry := _standing(head, near, losses, tiles)) is not None:
            yield entry


def _former_entries(
    former: Iterable[Puzzle], found: Mapping[str, Mapping[str, Lag]], tiles: list[str]
) -> Iterator[list[Any]]:
    """Yield the entries of former puzzles, without comparisons, in the order of their days."""
    for puzzle in sorted(former, key=lambda puzzle: puzzle.day):
        answers, near = answers_with(puzzle, found.get(puzzle.id, {}))
        head = Head(puzzle.id, puzzle.level, puzzle.seat, puzzle.packed, answers)
        yield [*_entry(puzzle.theme, head, near, (), tiles), puzzle.day]


def answers_with(puzzle: Puzzle, found: Mapping[str, Lag]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the answers and the near answers of a puzzle, given how far other builds lag behind its answer.

    If one is certainly better, it replaces the answers. Builds that lag by nothing are answers too.
    """
    lags = {action: lag.loss for action, lag in found.items()}
    better = [action for action in lags if found[action].certainly_better]
    if better:
        answers: tuple[str, ...] = (min(better, key=lags.__getitem__),)
        lags = {
            action: loss - lags[answers[0]]
            for action, loss in {**dict.fromkeys(puzzle.answers, 0.0), **lags}.items()
        }
        near: tuple[str, ...] = ()
    else:
        answers = tuple(dict.fromkeys([*puzzle.answers, *(action for action in lags if lags[action] <= 0)]))
        near = puzzle.near
    close = dict.fromkeys([*near, *(action for action in lags if lags[action] <= NEAR)])
    return answers, tuple(action for action in close if action not in answers)


def _judged_entries(sources: Sources, tiles: list[str]) -> Iterator[list[Any]]:
    """Yield the entries of new judged positions that hold."""
    if sources.candidates is None or sources.judged is None:
        return
    records = [json.loads(line) for line in sources.candidates.read_text(encoding="utf-8").splitlines()]
    for result in read_results(sources.judged):
        if result["stands"]:
            candidate = records[result["number"]]
            packed = pack_record(candidate["record"], tiles)
            answer, *near = result["answers"]
            head = Head(_id(packed), level_of(result["chances"]), candidate["seat"], packed, (answer,))
            entry = _standing(head, near, [[each] for each in _measurements(result)], tiles)
            if entry is not None:
                yield entry


def _standing(
    head: Head, near: Sequence[str], losses: Sequence[Sequence[Measured]], tiles: list[str]
) -> list[Any] | None:
    """Return the entry of a judged puzzle with the wrong actions that hold, or `None` without any."""
    together = [(combine(each), max(each, key=lambda one: one.deals)) for each in losses]
    stand = [loss for loss, most in together if loss.loss >= SILENT and carries(loss, most)]
    if not stand:
        return None
    stand.sort(key=lambda each: each.loss)
    theme = THEME_OF[stand[-1].reasons[0].kind]
    told = {loss.action for loss in stand}
    close = dict.fromkeys([*near, *(loss.action for loss, _ in together if loss.loss <= NEAR)])
    return _entry(theme, head, [action for action in close if action not in told], stand, tiles)


def _exact_entries(made: Path | None, tiles: list[str]) -> Iterator[list[Any]]:
    for puzzle in read_results(made) if made is not None else ():
        packed = pack_record(puzzle["record"], tiles)
        head = Head(_id(packed), puzzle["level"], puzzle["seat"], packed, puzzle["answers"])
        yield _entry(puzzle["kind"], head, puzzle["near"], (), tiles)


def _entry(
    theme: str, head: Head, near: Iterable[str], losses: Iterable[Measured], tiles: list[str]
) -> list[Any]:
    """Return an entry of the file, without its day."""
    compared = [
        [pack_action(each.action, tiles), round(each.loss), list(map(reason_data, each.reasons))]
        for each in losses
    ]
    right, close = ([pack_action(action, tiles) for action in actions] for actions in (head.answers, near))
    return [head.id, theme, head.level, head.seat, head.packed, right, close, compared]


def _measurements(result: Mapping[str, Any]) -> list[Measured]:
    return [
        Measured(each["action"], each["loss"], each["deals"], tuple(map(read_reason, each["reasons"])))
        for each in result["against"]
    ]


def _by_id(path: Path | None) -> dict[str, Any]:
    return {result["id"]: result for result in read_results(path)} if path is not None else {}


def _id(packed: str) -> str:
    """Return the id of a packed record, which stays the same in every version of the file."""
    return hashlib.sha256(packed.encode()).hexdigest()[:6]
