"""The origin of positions to try."""

from __future__ import annotations

from app.ui.core.routes import Route
from app.ui.table.origins import Origin


class PositionToTry(Origin):
    """The position of a picture in the rules, by the picture's name."""

    kind = "picture"

    picture: str

    def route(self, table: str) -> Route:
        """Return the address of the position."""
        return Route("try", self.picture)

    @property
    def parent(self) -> Route:
        """The rule of the picture."""
        return Route("rules", self.picture)
