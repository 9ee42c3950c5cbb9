"""Refusals: why something may not be done on the board, one primary reason with its rule."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from .geometry import Cell

Problem = Literal[
    "occupied",
    "corner-only",
    "long-sides",
    "apart",
    "too-long",
    "not-yours",
    "move-empty",
    "move-symbol",
    "move-same",
    "move-enclosed",
    "move-abandoned",
    "move-grifter",
    "renovate-station",
    "renovate-park",
    "renovate-open",
]

RULES: Final[dict[Problem, str]] = {
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
"""The section of the rules behind each problem."""


class Refusal(NamedTuple):
    """Why something may not be done: the problem, and the cells in the way.

    For a placement these are the neighbours whose long side would meet, the street that would be too long, or
    the neighbours that do not connect; otherwise the building in question.
    """

    problem: Problem
    cells: tuple[Cell, ...]

    @property
    def rule(self) -> str:
        """The section of the rules that forbids it."""
        return RULES[self.problem]
