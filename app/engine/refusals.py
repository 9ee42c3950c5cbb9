"""Refusals: the primary reason why the board forbids something, with its rule."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from .geometry import Cell

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
