"""Faults and refusals, as data: errors in set-ups, decks and records; what the board forbids, and its rule.

`wording.py` turns the codes of faults into text for the command line; the interface has its own texts.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from .geometry import Cell
from .values import Value


class Fault(Value):
    """An error: a code of `faults.toml`, and named values.

    The value `key`, if any, names the faulty key of a file.
    """

    code: str
    values: tuple[tuple[str, object], ...] = ()

    def __str__(self) -> str:
        return ", ".join([self.code, *(f"{name} {value}" for name, value in self.values)])

    def __getitem__(self, name: str) -> object:
        """Return a value by name; raises `KeyError`."""
        return dict(self.values)[name]


class FaultError(ValueError):
    """Invalid input; `fault` describes the error."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault = fault


def fault(code: str, **values: object) -> Fault:
    """Return a fault with the given code and values."""
    return Fault(code, tuple(values.items()))


RULES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "occupied": "rules.md §1",
        "corner-only": "rules.md §1",
        "long-sides": "rules.md §1",
        "apart": "rules.md §1",
        "too-long": "rules.md §1",
        "not-yours": "rules.md §3",
        "move-empty": "rules.md §5",
        "move-symbol": "rules.md §5",
        "move-same": "rules.md §3",
        "move-enclosed": "rules.md §5",
        "move-abandoned": "rules.md §10",
        "move-grifter": "rules.md §9",
        "renovate-station": "rules.md §8",
        "renovate-park": "rules.md §10",
        "renovate-open": "rules.md §8",
    }
)
"""All problems with their sections of the rules."""


class Refusal(NamedTuple):
    """Why something is forbidden: the problem, a key of `RULES`, and the cells in the way.

    For a placement, the cells are the neighbours whose long sides would meet, the street that would be too
    long, or the neighbours that do not connect; otherwise the building concerned.
    """

    problem: str
    cells: tuple[Cell, ...]

    @property
    def rule(self) -> str:
        """The section of the rules that forbids it."""
        return RULES[self.problem]
