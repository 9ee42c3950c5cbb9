"""The state of the stars, besides those on the board (`app.ui.table.good_spots`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from app.engine.values import Value
from app.ui.core.settings import Setting
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.engine.closings import Closing
    from app.engine.state import State


class StandingLine(Value):
    """A street that one building closes, in the position `shown`."""

    shown: State
    closing: Closing


STARS_SETTING: Final = Setting("stars", ("learning", "on", "off"))
"""Whether good spots have stars: until the first win and in first games, always on Easy, or never."""

STARS_SOUGHT: Final[Slice[State | None]] = Slice("stars sought", None)
"""The position of the last search for stars, so that each is searched once."""

STANDING_LINE: Final[Slice[StandingLine | None]] = Slice("closing", None)
"""The street of the standing line."""

WON_HERE: Final[Slice[str]] = Slice("first win", "")
"""The id of the first game won; its end asks whether to keep the stars."""
