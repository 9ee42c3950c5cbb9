"""Judge positions of games with the project's own judge, and keep those with one best action.

A candidate is a line of JSON: `record` up to a choice, `seat`, `best`, which may be empty, and two wrong
actions, `second` and `greedy`. Each wrong action gets its own verdict, with a fixed number of deals. The
position stands if the judge finds the same best build every time and reports a loss. Other deals then measure
the losses, since those that choose a position favour its answer.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from app.bots.reasons import reasons
from app.bots.verdict import Care, Verdict, comparisons, fixed, judge_action
from app.bots.verdict_text import reason_data
from app.engine.deck_file import standard_deck
from app.engine.game import observe
from app.engine.record import decode
from app.engine.session import replay
from app.engine.state import Action, Build, State, parse_action
from app.ui.features.puzzles.collection import Collection, Puzzle, value_of
from puzzling.rating import LOOKED_BEYOND, chances

COARSE = Care(12, 32, 32, "puzzle")
"""The effort of the judgement that decides whether a position stands."""

OTHER_DEALS: Final = fixed(128, "puzzle again")
"""The deals that measure its losses."""


class Candidate(NamedTuple):
    """A position to judge: its number in the file, the seat's observation, the actions, the record's data."""

    number: int
    seen: State
    best: Action | None
    wrong: tuple[Action, ...]
    record: dict[str, Any]
    seat: int


def read_candidates(path: Path) -> Iterator[Candidate]:
    """Yield the candidates of a file. Raises `ValueError` if a record is illegal."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines()):
        data = json.loads(line)
        replayed = replay(decode(json.dumps(data["record"]), standard_deck()))
        if replayed.error is not None:
            raise ValueError(f"candidate {number}: {replayed.error}")
        seen = observe(replayed.session.states[-1], data["seat"])
        wrong = tuple(parse_action(text) for text in dict.fromkeys((data["second"], data["greedy"])))
        best = parse_action(data["best"]) if data["best"] else None
        yield Candidate(number, seen, best, wrong, data["record"], data["seat"])


def judgement_of(candidate: Candidate, care: Care = COARSE) -> dict[str, Any]:
    """Return the judgement of a candidate as plain data, with `stands`."""
    result: dict[str, Any] = {"number": candidate.number, "stands": False}
    best, answers, against = candidate.best, dict[str, None](), []
    for action in candidate.wrong:
        verdict = judge_action(candidate.seen, action, care)
        best = best or verdict.best
        if verdict.best != best or not verdict.reported or not _differs(best, action):
            return result | {"best": str(verdict.best), "loss": round(verdict.loss, 2), "wrong": str(action)}
        answers |= dict.fromkeys(map(str, (best, *verdict.as_good)))
    assert best is not None
    for action in candidate.wrong:
        *_, measured = comparisons(candidate.seen, best, action, OTHER_DEALS)
        assert measured is not None
        against.append(_against(candidate.seen, measured))
    right = list(map(parse_action, answers))
    tried = chances(candidate.seen, right, beyond=False)
    return result | {"stands": True, "answers": list(answers), "against": against, "chances": tried}


def _differs(best: Action, other: Action) -> bool:
    """Return whether two builds differ in more than a second sign."""
    if not isinstance(best, Build) or not isinstance(other, Build):
        return False
    return best.replace(double=False) != other.replace(double=False)


def _against(seen: State, verdict: Verdict) -> dict[str, Any]:
    return {
        "action": str(verdict.played),
        "loss": round(verdict.loss, 2),
        "deals": verdict.deals,
        "reasons": list(map(reason_data, reasons(seen, verdict))),
    }


def judge_all(candidates: Iterable[Candidate], results: Path) -> None:
    """Judge the candidates that a file of results does not contain yet, and add a line for each."""
    done = {result["number"] for result in read_results(results)}
    with results.open("a", encoding="utf-8") as file:
        for candidate in candidates:
            if candidate.number not in done:
                file.write(json.dumps(judgement_of(candidate), separators=(",", ":")) + "\n")
                file.flush()


def judge_again(collection: Collection, results: Path, deals: int) -> None:
    """Measure the losses of judged puzzles again in other deals, and add a line for each.

    It skips puzzles in the file of results, so the work can stop at any time. The file's name selects the
    deals, so another file has other deals.
    """
    done = {result["id"] for result in read_results(results)}
    care = fixed(deals, results.stem)
    with results.open("a", encoding="utf-8") as file:
        for puzzle in collection.puzzles:
            if puzzle.exact is None and puzzle.id not in done:
                seen = observation_of(puzzle)
                best = parse_action(puzzle.answers[0])
                against = []
                for compared in puzzle.comparisons:
                    *_, verdict = comparisons(seen, best, parse_action(compared.action), care)
                    assert verdict is not None
                    against.append(_against(seen, verdict))
                file.write(json.dumps({"id": puzzle.id, "against": against}, separators=(",", ":")) + "\n")
                file.flush()


def rate_all(collection: Collection, results: Path) -> None:
    """Add a line with the bots' chances for each puzzle that a file of results does not contain."""
    done = {result["id"] for result in read_results(results)}
    with results.open("a", encoding="utf-8") as file:
        for puzzle in collection.puzzles:
            if puzzle.id not in done:
                line = json.dumps({"id": puzzle.id, "chances": _bot_chances(puzzle)}, separators=(",", ":"))
                file.write(line + "\n")
                file.flush()


def _bot_chances(puzzle: Puzzle) -> dict[str, float]:
    seen, answers = observation_of(puzzle), list(map(parse_action, puzzle.answers))
    kind = puzzle.exact
    if kind is None:
        return chances(seen, answers, beyond=False)
    assert seen.decision is not None
    values = {action: value_of(kind, seen, action) or 0 for action in seen.decision.options}
    return chances(seen, answers, values, beyond=kind in LOOKED_BEYOND)


def observation_of(puzzle: Puzzle) -> State:
    """Return the position of a puzzle as its seat knows it."""
    return observe(puzzle.session().state, puzzle.seat)


def read_results(path: Path) -> list[dict[str, Any]]:
    """Return the judgements so far, in the order of the file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
