"""Compare every legal build of judged puzzles with the answer.

The judge compares the most promising options only, so a better build may be missing among them. Here all
options are played on in the same deals as the answer, in rounds. Each round drops the options that are not
better, so most need few deals. Those left are favoured by these deals, so `MANY` others measure them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import fsum, sqrt
from pathlib import Path
from typing import Any, Final

from app.bots.search import Trials, playout
from app.bots.verdict import EXACT, HORIZON
from app.engine.rng import Rng
from app.engine.state import Action, State, parse_action
from app.ui.features.puzzles.collection import Collection
from puzzling.judging import observation_of, read_results

ROUNDS: Final[tuple[int, ...]] = (2, 5, 12, 32, 96)
"""The numbers of deals after which options are dropped; the last ends the comparison."""

SOUGHT: Final = 1.0
"""An option is dropped as soon as it is certainly not this many dollars better than the answer."""

SPREAD: Final = 5.0
"""The least standard deviation of a lead in dollars, since two deals may agree by chance."""

MANY: Final = 600
"""The number of deals that measure the options found."""

CERTAIN: Final = 2.0
"""The number of standard errors that make it certain."""


def screen(
    seen: State, answers: Sequence[Action], options: Sequence[Action], rounds: Sequence[int], seed: str
) -> list[dict[str, Any]]:
    """Return the options that may be better than the first answer, with their losses."""
    trials, best = Trials(seen), answers[0]
    rng = Rng(f"screen/{seed}/{seen.turn}/{len(seen.city)}/{trials.seat}")
    running = [option for option in options if option not in answers]
    lags: dict[Action, list[float]] = {option: [] for option in running}
    deals = 0
    for until in rounds:
        for number in range(deals + 1, until + 1) if running else ():
            dealt = trials.deal(rng)
            top = _value(trials, dealt, best, number)
            for option in running:
                lags[option].append(round(top - _value(trials, dealt, option, number), EXACT))
        deals = until
        if len(rounds) > 1:
            running = [option for option in running if not _lags(lags[option])]
    return [_result(option, lags[option]) for option in sorted(running, key=lambda each: _mean(lags[each]))]


def screen_all(collection: Collection, results: Path, found: Path | None = None) -> None:
    """Screen judged puzzles, those with consultants first, and add a line for each.

    With the results of another screening, compare only the options found there, in `MANY` other deals. It
    skips puzzles in the file of results, so the work can stop at any time. The file's name selects the deals.
    """
    done = {result["id"] for result in read_results(results)}
    listed = (
        {result["id"]: result["options"] for result in read_results(found)} if found is not None else None
    )
    with results.open("a", encoding="utf-8") as file:
        for puzzle in sorted(collection.all, key=lambda puzzle: ("+" not in puzzle.packed, puzzle.day)):
            if puzzle.exact is not None or puzzle.id in done:
                continue
            seen, answers = observation_of(puzzle), list(map(parse_action, puzzle.answers))
            if listed is None:
                options, rounds = puzzle.options(), ROUNDS
            else:
                options = tuple(parse_action(each["action"]) for each in listed.get(puzzle.id, ()))
                rounds = (MANY,)
            if options:
                left = screen(seen, answers, options, rounds, results.stem)
                line = {"id": puzzle.id, "answer": puzzle.answers[0], "options": left}
                file.write(json.dumps(line, separators=(",", ":")) + "\n")
                file.flush()


def _value(trials: Trials, dealt: State, action: Action, number: int) -> float:
    return playout(dealt, action, trials.seat, HORIZON, trials.evaluator_of(action, number))


def _lags(lags: Sequence[float]) -> bool:
    """Return whether an option is certainly not better than the answer."""
    return _mean(lags) + SOUGHT > CERTAIN * max(_error(lags), SPREAD / sqrt(len(lags)))


def _mean(values: Sequence[float]) -> float:
    return fsum(values) / len(values)


def _error(values: Sequence[float]) -> float:
    mean = _mean(values)
    return sqrt(fsum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def _result(option: Action, lags: Sequence[float]) -> dict[str, Any]:
    return {
        "action": str(option),
        "loss": round(_mean(lags), 2),
        "error": round(_error(lags), 2),
        "deals": len(lags),
    }
