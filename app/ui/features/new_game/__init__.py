"""The form of a new game."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, Hook, ScreenRow, Stored
from app.ui.core.model import Route
from app.ui.core.places import Door
from app.ui.features.saves.places import AddressReader, FileReader

FEATURE: Final = (
    Handlers(("features.new_game.handlers",)),
    AddressReader("new", "features.new_game.handlers:read_deal_address", "errors.deal_damaged"),
    FileReader("features.new_game.handlers:open_deck_file"),
    Stored("new_game", "features.new_game.form:STORED"),
    Hook("features.new_game.form:follow_language", on=("catalogue-loaded", "language-changed")),
    Door("newcomer", Route("new", "together"), "ui-people", "new_game.together"),
    Door("home", Route("new"), "ui-play", "new_game.title"),
    ScreenRow(
        "new", "features.new_game.views:SCREEN", "features.new_game.handlers:visit_form", "new_game.title"
    ),
)
