"""Results with the same tiles in the model: messages, effects and state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.messages import Message
from app.ui.core.model import Slice
from app.ui.core.registry import Effect, Fetch

if TYPE_CHECKING:
    from app.saves.same_tiles import DealResults, FriendRow
    from app.saves.shared_result import SharedResult


class TilesRead(Message):
    """The page read the results of a deal."""

    deal: str
    results: DealResults


class MarginsRead(Message):
    """The page fetched the bots' results of daily deals; the text is empty on failure."""

    text: str


class PlayedRead(Message):
    """The page read the results of daily deals: the margins of the bots that played here, and the friends."""

    margins: Margins
    friends: Mapping[str, tuple[FriendRow, ...]]


class BotPlaying(Message):
    """A bot is playing a deal: the text of its game so far."""

    deal: str
    bot: str
    game: str


class BotPlayed(Message):
    """A bot has played a deal: the text of its game."""

    deal: str
    bot: str
    game: str


class WatchExpert(Message):
    """Watch the expert's game with the tiles in sight, waiting until it is over."""


class CheckArrival(Message):
    """The results book is ready to check a daily game that arrived."""


class RevealResults(Message):
    """Show the friends' results of a date that the player has not played."""

    date: str


class CheckNext(Message):
    """Check the next of the pasted results."""


class RemoveResult(Message):
    """Remove a friend's result, by its place among the friends."""

    place: int


class BringBackResult(Message):
    """Restore the friend's result that was removed last."""


class NameResult(Message):
    """Change the name on shared results of players without one."""

    name: str


class TellRounds(Message):
    """Show the rounds of a shared result as `squares` or in `words`."""

    form: str


class WithGame(Message):
    """Include the link of the game in a shared result, or leave it out."""

    on: bool


class ShareResult(Message):
    """Share the result of the game on the table through the system, or copy it."""


class CopyResult(Message):
    """Copy the result of the game on the table."""


class TilesEffect(Effect):
    """An effect on results with the same tiles (`app.ui.features.same_tiles.state`)."""


class ReadTiles(TilesEffect):
    """Read the results of a deal."""

    deal: str


class ReadPlayed(TilesEffect):
    """Read the results of all daily deals."""


class AddFriends(TilesEffect):
    """Add friends' results, with the keys of their deals; then read the deal in sight."""

    rows: tuple[tuple[str, FriendRow], ...]
    deal: str


class RemoveFriend(TilesEffect):
    """Remove a friend's result."""

    deal: str
    row: FriendRow


class KeepBotGame(TilesEffect):
    """Store a bot's game of a deal, finished or not."""

    deal: str
    bot: str
    game: str


Margins = Mapping[str, Mapping[str, int]]
"""The bots' margins in daily deals, by date."""

FETCH_MARGINS: Final = Fetch("daily.json", MarginsRead, MarginsRead(""))
"""Fetches the bots' results of daily deals."""

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
    text and the key of the reason. `own` counts the results that the book already has, and `bare` the links
    to a date that have no result.
    """

    left: tuple[SharedResult, ...] = ()
    rows: tuple[CheckedRow, ...] = ()
    refused: tuple[tuple[str, str], ...] = ()
    own: int = 0
    bare: int = 0


class TilesState(Value):
    """The deal in sight, its results, and the player's choices about them."""

    sight: str = ""
    """The finished game, the running daily deal or the date in sight."""
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
    played: Margins | None = None
    """The bots' results of daily deals that they have played here, once read."""
    friends: Mapping[str, tuple[FriendRow, ...]] | None = None
    """The friends' results of daily deals, once read."""
    watching: bool = False
    """Whether the player waits for the expert's game."""
    opening: bool = False
    """Whether a bot's game is opening; it then plays from its start."""
    revealed: str = ""
    """The date whose results show although the player has not played it."""
    removed: FriendRow | None = None
    """The friend's result that was removed last."""
    pasted: Pasted | None = None
    form: ResultForm = "squares"
    with_game: bool = False
    """Whether a shared result includes the link of the game."""


SAME_TILES: Final[Slice[TilesState]] = Slice("tiles", TilesState())
"""The results with the tiles in sight."""
