"""The state of results with the same tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.slices import Slice

if TYPE_CHECKING:
    from app.saves.same_tiles import DealResults, FriendRow
    from app.saves.share_text import SharedResult

Margins = Mapping[str, Mapping[str, int]]
"""The bots' margins in daily deals, by date."""

RESULTS_FIELD: Final = "shared-results"
"""The id of the field for shared results."""

NAME_FIELD: Final = "result-name"
"""The id of the field for the name of a shared result."""

ResultForm = Literal["squares", "words"]
"""How a shared result shows its rounds."""


class CheckedRow(Value):
    """A friend's valid result, the key of its deal, and the data of the deal's link if the text had it."""

    deal: str
    row: FriendRow
    link: str = ""


class Pasted(Value):
    """The results found in a pasted text.

    `left` are the results not yet checked, `rows` the valid ones. `refused` has the beginning of each invalid
    text and the key of the reason. `own` counts the results that the book already has.
    """

    left: tuple[SharedResult, ...] = ()
    rows: tuple[CheckedRow, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    own: int = 0


class TilesState(Value):
    """The deal in sight, its results, and the player's choices about them."""

    sight: str = ""
    """The finished game or the date in sight."""
    deal: str = ""
    """The key of its deal, or empty."""
    start: str = ""
    """The text of the game's start for the bots, or empty for a date."""
    results: DealResults | None = None
    """The finished results of the deal, once read."""
    games: Mapping[str, str] | None = None
    """The bots' games so far, by bot."""
    margins: Margins | None = None
    """The bots' results of daily deals that ship with the app, once fetched."""
    watching: bool = False
    """Whether the player waits for the expert's game."""
    opening: bool = False
    """Whether a bot's game is opening; it then plays from its start."""
    revealed: str = ""
    """The date whose results show although the player has not played it."""
    removed: FriendRow | None = None
    """The friend's result that was removed last."""
    text: str = ""
    """The text of the field for shared results."""
    problem: str = ""
    """Why that text has no results."""
    pasted: Pasted | None = None
    form: ResultForm = "squares"
    with_game: bool = False
    """Whether a shared result includes the link of the game."""


SAME_TILES: Final[Slice[TilesState]] = Slice("tiles", TilesState())
"""The results with the tiles in sight."""
