"""Judge positions of games with the project's own judge, and keep those with one best action.

A candidate is a line of JSON: `record` up to a choice, `seat`, `best`, and two wrong actions, `second` and
`greedy`. Each wrong action gets a verdict of its own, with a fixed number of deals. The position stands if
the judge finds the same best action and every verdict reports a loss.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from app.bots import BOTS
from app.bots.reasons import reasons
from app.bots.verdict import Care, Verdict, judge_action
from app.bots.verdict_text import reason_data
from app.engine.actions import Action, parse_action
from app.engine.game import observe
from app.engine.record import decode
from app.engine.rng import Rng
from app.engine.session import replay
from app.engine.standard import standard_deck
from app.engine.state import State

SOLVERS = ("beginner", "greedy", "club", "expert")
"""The bots whose failures say how difficult a puzzle is, weakest first."""

COARSE = Care(12, 32, 32, "puzzle")
"""The effort of a judgement."""

FINE = Care(32, 2_000, 2_000, "check")
"""The effort of a check: other deals than those of the judgement, and many more."""


class Candidate(NamedTuple):
    """A position to judge: its number in the file, the seat's observation, the actions, the record's data."""

    number: int
    seen: State
    best: Action
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
        yield Candidate(number, seen, parse_action(data["best"]), wrong, data["record"], data["seat"])


def judged(candidate: Candidate, care: Care = COARSE) -> dict[str, Any]:
    """Return the judgement of a candidate as plain data, with `stands`."""
    result: dict[str, Any] = {"number": candidate.number, "stands": False}
    answers: dict[str, None] = {str(candidate.best): None}
    against = []
    for action in candidate.wrong:
        verdict = judge_action(candidate.seen, action, care)
        if verdict.best != candidate.best or not verdict.told:
            return result | {"best": str(verdict.best), "loss": round(verdict.loss, 2), "wrong": str(action)}
        answers |= dict.fromkeys(map(str, verdict.as_good))
        against.append(_against(candidate.seen, verdict))
    found = {name: BOTS[name].choose(candidate.seen) for name in SOLVERS}
    fails = [name for name, action in found.items() if str(action) not in answers]
    return result | {"stands": True, "answers": list(answers), "against": against, "fails": fails}


def _against(seen: State, verdict: Verdict) -> dict[str, Any]:
    return {
        "action": str(verdict.played),
        "loss": round(verdict.loss, 2),
        "margin": round(verdict.margin, 2),
        "reasons": list(map(reason_data, reasons(seen, verdict))),
    }


def judge_all(candidates: Iterable[Candidate], results: Path) -> None:
    """Judge the candidates that a file of results does not contain yet, and add a line for each."""
    done = {result["number"] for result in read_results(results)}
    with results.open("a", encoding="utf-8") as file:
        for candidate in candidates:
            if candidate.number not in done:
                file.write(json.dumps(judged(candidate), separators=(",", ":")) + "\n")
                file.flush()


def check(candidates: Iterable[Candidate], results: Path, count: int) -> Iterator[str]:
    """Judge a sample of the standing positions in many other deals; yield a line for each.

    A position stands again if the same action is best and its lead over the second one is reported.
    """
    standing = {result["number"] for result in read_results(results) if result["stands"]}
    known = [candidate for candidate in candidates if candidate.number in standing]
    for candidate in Rng("check").shuffled(known)[:count]:
        verdict = judge_action(candidate.seen, candidate.wrong[0], FINE)
        stands = verdict.best == candidate.best and verdict.told
        told = f"${verdict.loss:.2f} ± {verdict.margin:.2f}"
        yield f"{candidate.number}: {'stands' if stands else 'falls'}, {told}, {verdict.best}"


def read_results(path: Path) -> list[dict[str, Any]]:
    """Return the judgements so far, in the order of the file."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
