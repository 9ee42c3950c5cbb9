"""What the interface knows of the results with the same tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.saves.same_tiles import DealResults, FriendRow
    from app.saves.share_text import SharedResult

Margins = Mapping[str, Mapping[str, int]]
"""By date the margins of the bots in daily deals."""

RESULTS_FIELD: Final = "shared-results"
"""The id of the field for shared results."""

NAME_FIELD: Final = "result-name"
"""The id of the field for the name of a shared result."""

ResultForm = Literal["squares", "words"]
"""How a shared result tells its rounds."""


class CheckedRow(Value):
    """A friend's good result, the key of its deal, and the data of the deal's link if it came along."""

    deal: str
    row: FriendRow
    link: str = ""


class Pasted(Value):
    """What became of a pasted text.

    `left` are the results that are still to be checked, `rows` those that are good. `refused` has the
    beginning of each text that makes no row, and the key of the reason. `own` counts those that the book has.
    """

    left: tuple[SharedResult, ...] = ()
    rows: tuple[CheckedRow, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    own: int = 0


class TilesState(Value):
    """The deal in sight, its results, and what the player does with them."""

    sight: str = ""
    """The finished game or the date in sight."""
    deal: str = ""
    """The key of its deal, or empty."""
    start: str = ""
    """The text of the game's start for the bots, or empty for a date."""
    results: DealResults | None = None
    """The finished results of the deal, once they have been read."""
    games: Mapping[str, str] | None = None
    """The bots' games so far, by bot."""
    margins: Margins | None = None
    """The bots' results of daily deals that came with the app, once they have been fetched."""
    watching: bool = False
    """Whether the player waits for the expert's game."""
    opening: bool = False
    """Whether a bot's game is being opened, which then plays from its start."""
    revealed: str = ""
    """The date whose results are shown although it has not been played."""
    removed: FriendRow | None = None
    """The friend's result that was removed last."""
    text: str = ""
    """The text of the field for shared results."""
    problem: str = ""
    """Why nothing of it was read."""
    pasted: Pasted | None = None
    form: ResultForm = "squares"
    with_game: bool = False
    """Whether the link of the game goes along with a shared result."""


SAME_TILES: Final[Slice[TilesState]] = Slice("tiles", TilesState())
"""The results with the tiles in sight."""
