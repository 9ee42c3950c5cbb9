"""Effects on results with the same tiles. Each sends `TilesRead`, or `SaveResult` on failure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.effects import Effect

if TYPE_CHECKING:
    from app.saves.same_tiles import FriendRow


class TilesEffect(Effect):
    """An effect on results with the same tiles (`app.ui.features.same_tiles.effects`)."""


class ReadTiles(TilesEffect):
    """Read the results of a deal."""

    deal: str


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
