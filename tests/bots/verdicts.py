"""Verdicts with all inputs of their reasons, as lines of JSON in `reasons.jsonl`."""

from __future__ import annotations

import json
from typing import Any

from app.bots.verdict import EXACT, Fate, Part, Topic, Verdict
from app.engine.geometry import Cell
from app.engine.state import parse_action

DIGITS = 4
"""The number of decimal places in a line."""


def verdict_line(verdict: Verdict) -> str:
    """Return a verdict as a line of JSON."""
    data = verdict._asdict()
    data["played"], data["best"] = str(verdict.played), str(verdict.best)
    data["as_good"] = [str(action) for action in verdict.as_good]
    return json.dumps(_rounded(data), separators=(",", ":"), ensure_ascii=False)


def read_verdict(text: str) -> Verdict:
    """Return the verdict of a line."""
    data = json.loads(text)
    data["played"], data["best"] = parse_action(data["played"]), parse_action(data["best"])
    data["as_good"] = tuple(parse_action(action) for action in data["as_good"])
    data["parts"] = tuple(
        Part(what, seat, _cell(street), dollars) for what, seat, street, dollars in data["parts"]
    )
    data["topics"] = tuple(
        Topic(what, seat, tuple((x, y) for x, y in streets), dollars, error)
        for what, seat, streets, dollars, error in data["topics"]
    )
    data["fates"] = tuple(
        Fate(best, (street[0], street[1]), by, deals, soon, tuple(dollars))
        for best, street, by, deals, soon, dollars in data["fates"]
    )
    return Verdict(**data)


def _rounded(value: Any) -> Any:
    """Return plain data with rounded numbers."""
    match value:
        case float():
            return round(round(value, EXACT), DIGITS)
        case dict():
            return {key: _rounded(each) for key, each in value.items()}
        case list() | tuple():
            return [_rounded(each) for each in value]
    return value


def _cell(data: list[int] | None) -> Cell | None:
    return None if data is None else (data[0], data[1])
