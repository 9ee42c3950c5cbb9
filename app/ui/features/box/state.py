"""State of a game with the real box: the open question and the player's input."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.engine.session import Session

BoxQuestion = Literal["build", "lifted", "back", "drawn", "swap", ""]
"""The tray's question: the tile to build, the Grifter's, a back, the tile drawn, one to score, or nothing."""

BEFORE_PLAY: Final = ("lifted", "back", "drawn")
"""Questions that the table answers before anybody acts."""

NO_TILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class BoxTray(Value):
    """The tray: its question, the possible tiles by back, the open back, and the search text.

    `session` is the session that it was made for. `pending` is the session with an action whose Grifter's
    tile nobody has named yet; the table shows the moment before that action. `number` is that of the action,
    or of the asked back, or of the tiles in hand that have no name yet. `scored` is the tile that the
    Entrepreneur wants to score.
    """

    session: Session | None = None
    question: BoxQuestion = ""
    tiles: Mapping[str, tuple[str, ...]] = NO_TILES
    seat: int = 0
    number: int = 0
    pending: Session | None = None
    scored: str = ""
    back: str = ""
    words: str = ""


BOX_TRAY: Final[Slice[BoxTray]] = Slice("box tray", BoxTray())
"""The tray of the game on the table."""

GAME_BEGUN: Final[Slice[bool]] = Slice("game begun", False)
"""Whether the form begins games whose first turns were already played."""

NAMING_DRAWS: Final[Slice[bool]] = Slice("naming draws", False)
"""Whether the form begins solo games in which the player names each tile on drawing it."""

CORRECTING: Final[Slice[int]] = Slice("correcting", 0)
"""The number of the action to correct, or 0."""
