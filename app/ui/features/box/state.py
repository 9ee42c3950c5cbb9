"""State of a game with the real box: the open question and the player's input."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.engine.session import Session

BoxQuestion = Literal["build", "grifter", "lifted", "back", "drawn", "swap", ""]
"""The question: a tile to build, the Grifter's spot, his tile, a back, a tile drawn, or one to score."""

BEFORE_PLAY: Final = ("lifted", "back", "drawn")
"""Questions that the table answers before anybody acts."""

NO_TILES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType({})


class BoxTray(Value):
    """The tray: its question and the possible tiles by back.

    `session` is the session that it was made for. `number` is that of the action in which the Grifter lifted
    a tile, or of the asked back, or of the tiles in hand that have no name yet. `scored` is the tile that the
    Entrepreneur wants to score.
    """

    session: Session | None = None
    question: BoxQuestion = ""
    tiles: Mapping[str, tuple[str, ...]] = NO_TILES
    seat: int = 0
    number: int = 0
    scored: str = ""


BOX_TRAY: Final[Slice[BoxTray]] = Slice("box tray", BoxTray())
"""The tray of the game on the table."""

GAME_BEGUN: Final[Slice[bool]] = Slice("game begun", False)
"""Whether the form begins games whose first turns were already played."""

NAMING_DRAWS: Final[Slice[bool]] = Slice("naming draws", False)
"""Whether the form begins solo games in which the player names each tile on drawing it."""


class Correcting(Value):
    """The page of corrections: the number of the open action, or 0, and the last correction that was refused.

    `of` is the session that was to be corrected, `why` the reason for the refusal, and `short` the corrected
    session up to the turn in the way, if the table may go on from there. `asked` is a seat with an unlikely
    amount of money to confirm.
    """

    number: int = 0
    of: Session | None = None
    why: str = ""
    short: Session | None = None
    asked: tuple[int, int] | None = None


CORRECTING: Final[Slice[Correcting]] = Slice("correcting", Correcting())
"""The page of corrections."""
