"""The origin of a puzzle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.model import Model
from app.ui.core.routes import Route
from app.ui.features.puzzles.feature import RATING_SETTING
from app.ui.features.puzzles.state import PUZZLES, Puzzles
from app.ui.table.model import Table
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.puzzles.state import Solving


class PuzzlePosition(Origin):
    """A puzzle, and the player's answer to it."""

    asks = False

    kind = "puzzle"
    guided = True

    solving: Solving

    def route(self, table: str) -> Route:
        """Return the address of the puzzle."""
        return Route("puzzle", self.solving.puzzle.id)

    @property
    def parent(self) -> Route:
        """The page of puzzles."""
        return Route("puzzles")

    @property
    def start(self) -> int:
        """How many actions lead to the puzzle's position."""
        return self.solving.start

    def rests(self, actions: int) -> bool:
        """Return whether the answer is on the board; undo returns to the position, to explore it."""
        return self.solving.settled and actions > self.solving.start

    @property
    def secret(self) -> bool:
        """Whether the question is for dollars and still open."""
        return self.solving.puzzle.exact is not None and not self.solving.settled


def puzzle_parts(model: Model, table: Table) -> tuple[Table, Solving, Puzzles, bool] | None:
    """Return what the strip of a puzzle depends on, or `None` without a puzzle."""
    puzzles = model[PUZZLES]
    if not isinstance(table.origin, PuzzlePosition) or puzzles is None:
        return None
    return table, table.origin.solving, puzzles, model.settings[RATING_SETTING] == "on"
