"""Verdicts, reasons and luck as texts, for messages from the worker and the page's cache.

A text contains all fields, so that it can be read without the game. Texts are trusted and meant for the same
version of the program; longer-lived ones are made again.
"""

from __future__ import annotations

import json
from typing import Any

from ..engine.actions import parse_action
from ..engine.geometry import Cell
from ..engine.values import fields
from .luck import Luck
from .reasons import Reason
from .verdict import EXACT, Fate, Part, Topic, Verdict

DIGITS = 4
"""The number of decimal places in a text."""


def encode_verdict(verdict: Verdict) -> str:
    """Return a verdict as a line of JSON."""
    data = verdict._asdict()
    data["played"], data["best"] = str(verdict.played), str(verdict.best)
    data["as_good"] = [str(action) for action in verdict.as_good]
    return _text(data)


def decode_verdict(text: str) -> Verdict:
    """Return the verdict encoded by `encode_verdict`."""
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


def encode_reasons(reasons: tuple[Reason, ...]) -> str:
    """Return the reasons of a loss as a line of JSON."""
    return _text([{name: getattr(reason, name) for name in fields(Reason)} for reason in reasons])


def decode_reasons(text: str) -> tuple[Reason, ...]:
    """Return the reasons encoded by `encode_reasons`."""
    return tuple(
        Reason(**data | {"street": tuple((x, y) for x, y in data["street"])}) for data in json.loads(text)
    )


def encode_judgement(verdict: Verdict, reasons: tuple[Reason, ...]) -> str:
    """Return a verdict without what only its reasons need, and the reasons, as two lines."""
    return f"{encode_verdict(verdict.brief())}\n{encode_reasons(reasons)}"


def decode_judgement(text: str) -> tuple[Verdict, tuple[Reason, ...]]:
    """Return the verdict and the reasons encoded by `encode_judgement`."""
    verdict, _, reasons = text.partition("\n")
    return decode_verdict(verdict), decode_reasons(reasons)


def encode_luck(luck: Luck) -> str:
    """Return the luck of a draw as a line of JSON."""
    return _text(luck._asdict())


def decode_luck(text: str) -> Luck:
    """Return the luck encoded by `encode_luck`."""
    return Luck(**json.loads(text))


def _text(data: object) -> str:
    return json.dumps(_rounded(data), separators=(",", ":"), ensure_ascii=False)


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
