"""Messages about results with the same tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.messages import Message

if TYPE_CHECKING:
    from app.saves.same_tiles import DealResults


class TilesRead(Message):
    """The page read the results of a deal."""

    deal: str
    results: DealResults


class MarginsRead(Message):
    """The page fetched the bots' results of daily deals; the text is empty on failure."""

    text: str


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


class PastingResults(Message):
    """The field for shared results changed to this text."""

    text: str


class AddResults(Message):
    """Read the shared results in the field."""


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
