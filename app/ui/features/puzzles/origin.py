"""The origin of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.routes import Route
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.puzzles.state import Solving


class PuzzlePosition(Origin):
    """A puzzle, and the player's answer to it."""

    asks = False

    kind = "puzzle"

    solving: Solving

    def route(self, table: str) -> Route:
        """Return the address of the puzzle."""
        return Route("puzzle", self.solving.puzzle.id)

    @property
    def secret(self) -> bool:
        """Whether the question is for dollars and still open."""
        return self.solving.puzzle.exact is not None and not self.solving.settled
