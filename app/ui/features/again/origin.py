"""The origin of a choice that is tried again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.routes import Route
from app.ui.table.origins import Origin

if TYPE_CHECKING:
    from app.ui.features.again.state import Retry


class ChoiceToTry(Origin):
    """A told choice of a finished game, to be made better."""

    kind = "choice"

    attempt: Retry

    def route(self, table: str) -> Route:
        """Return the address of the choice."""
        return Route("again", f"{self.attempt.number}-{self.attempt.game}")
