"""Text for the engine's codes, used by the command line."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final, Literal

from .consultants import CONSULTANTS
from .faults import Fault
from .session import ReplayError

_FILE: Final = Path(__file__).with_name("faults.toml")


@cache
def error_texts(kind: Literal["faults", "problems"]) -> Mapping[str, str]:
    """Return the texts of `faults.toml`, by code."""
    texts: Mapping[str, str] = tomllib.loads(_FILE.read_text("utf-8"))[kind]
    return texts


class _Number(int):
    """A number that formats with a noun in the singular or plural."""

    def __format__(self, noun: str) -> str:
        if not noun:
            return str(int(self))
        return f"{int(self)} {noun}" if self == 1 else f"{int(self)} {noun}s"


def fault_words(fault: Fault) -> str:
    """Return the text of a fault, in one line."""
    values = {name: _value(name, value) for name, value in fault.values}
    text = error_texts("faults")[fault.code]
    words = text.format(**values)
    if "tile" in values and "key" in values and "{key" not in text:
        tile = (
            f"tile {values['tile']}" if isinstance(values["tile"], str) else f"tile number {values['tile']}"
        )
        return f"{tile}: key '{values['key']}': {words}"
    return words


def _value(name: str, value: object) -> object:
    match value:
        case Fault():
            return fault_words(value)
        case int():
            return _Number(value)
        case str() if name == "card" and value in CONSULTANTS:
            return " ".join(word.capitalize() for word in value.split("-"))
        case tuple() if name == "known":
            return ", ".join(value)
    return value


def replay_words(error: ReplayError) -> str:
    """Return which action failed, why, and the rule, in one line."""
    problem = error_texts("problems")[error.problem]
    return f"action {error.number} ({error.action[:80]}): {problem} ({error.rule})"
