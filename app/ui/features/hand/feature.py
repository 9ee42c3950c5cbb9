"""A hand on a phone."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.features.saves.places import AddressReader

FEATURE: Final = (
    Handlers(("features.hand.handlers",)),
    AddressReader("hand", "features.hand.address:read_hand_address", bare=False),
    Stored("hands", "features.hand.stored"),
    ScreenRow("hand", "features.hand.screen", "hand.title"),  # /DATA: a hand
)
