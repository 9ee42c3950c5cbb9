"""The visible table: it covers the screen of the address."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.texts import listed
from app.ui.table.model import table_in_sight
from app.ui.words.names import seat_names

if TYPE_CHECKING:
    from app.ui.core.model import Model
    from app.ui.core.region import Screen


def screen_in_sight(model: Model) -> Screen | None:
    """Return the screen of the table if the page shows it."""
    if table_in_sight(model) is None:
        return None
    from app.ui.table.views.screen import SCREEN  # no other page needs the views of the table

    return SCREEN


def title_in_sight(model: Model) -> str:
    """Return the names of the players, for a real game."""
    table = table_in_sight(model)
    if table is None or not table.origin.played:
        return ""
    return listed(seat_names(table.session.state.seats), "unit")
