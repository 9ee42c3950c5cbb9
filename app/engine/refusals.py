"""Refusals: why something may not be done on the board, one primary reason with its rule."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from app.engine.geometry import Cell

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

_REASONS: Final[dict[Problem, tuple[str, str]]] = {
    "occupied": ("a building stands there already", "rules.md §1"),
    "corner-only": ("a building must share a side with another one", "rules.md §1"),
    "long-sides": ("the long sides of two roads would meet", "rules.md §1"),
    "apart": ("its road would meet no other road", "rules.md §1"),
    "too-long": ("its street would have more than 5 buildings", "rules.md §1"),
    "not-yours": ("one abandons a building of one's own", "rules.md §3"),
    "move-empty": ("nothing stands there to move to", "rules.md §5"),
    "move-symbol": ("the building does not show their symbol", "rules.md §5"),
    "move-same": ("they are leaving that building", "rules.md §3"),
    "move-enclosed": ("its street is enclosed", "rules.md §5"),
    "move-abandoned": ("nobody moves to abandoned buildings in this edition", "rules.md §10"),
    "move-grifter": ("they must go to a building of the Grifter's", "rules.md §9"),
    "renovate-station": ("Central Station may not be covered", "rules.md §8"),
    "renovate-park": ("City Park may not be covered in this edition", "rules.md §10"),
    "renovate-open": ("only buildings in enclosed streets are renovated", "rules.md §8"),
}


class Refusal(NamedTuple):
    """Why something may not be done: the problem, and the cells in the way.

    For a placement these are the neighbours whose long side would meet, the street that would be too long, or
    the neighbours that do not connect; otherwise the building that does not do.
    """

    problem: Problem
    cells: tuple[Cell, ...]

    @property
    def reason(self) -> str:
        """The refusal in words."""
        return _REASONS[self.problem][0]

    @property
    def rule(self) -> str:
        """The section of the rules that forbids it."""
        return _REASONS[self.problem][1]
