"""A hand on a phone."""

from __future__ import annotations

from typing import Final

from app.ui.core.feature import Handlers, ScreenRow, Stored
from app.ui.core.places import HomeSection, Returner
from app.ui.features.saves.places import AddressReader

FEATURE: Final = (
    Handlers(("features.hand.handlers",)),
    AddressReader("hand", "features.hand.handlers:read_hand_address", bare=False),
    Stored("hands", "features.hand.state:STORED", moves=False),
    Returner("features.hand.state:has_hand"),
    HomeSection("features.hand.state:HAND_WAY", order=-2),
    # #/hand/DATA: a hand
    ScreenRow("hand", "features.hand.views:SCREEN", "features.hand.handlers:visited_hand", "hand.title"),
)
