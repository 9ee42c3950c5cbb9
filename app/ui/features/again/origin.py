"""The origin of a choice to try again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.engine.state import State
from app.ui.core.model import Model
from app.ui.core.routes import Route
from app.ui.table.model import Table
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.again.state import Retry


class ChoiceToTry(Origin):
    """A costly choice of a finished game, to improve on."""

    kind = "choice"

    attempt: Retry

    def route(self, table: str) -> Route:
        """Return the address of the choice."""
        return Route("again", f"{self.attempt.number}-{self.attempt.game}")

    @property
    def parent(self) -> Route:
        """The report on its game."""
        return Route("report", self.attempt.game)

    @property
    def start(self) -> int:
        """How many actions lead to the choice."""
        return self.attempt.number - 1

    def rests(self, actions: int) -> bool:
        """Return whether the attempt is over."""
        return self.attempt.over


def attempt_parts(_: Model, table: Table) -> tuple[State, Retry, Route] | None:
    """Return the inputs of the strip of a choice to try, or `None` without one."""
    if not isinstance(table.origin, ChoiceToTry):
        return None
    return table.session.state, table.origin.attempt, table.origin.parent
