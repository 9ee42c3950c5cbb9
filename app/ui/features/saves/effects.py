"""Effects on saved games, and on the storage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.effects import Effect

if TYPE_CHECKING:
    from app.engine.session import Session


class Load(Effect):
    """Read a saved game; send `Loaded`, `DamagedSaveRead` or `Missing`."""

    game: str


class Inspect(Effect):
    """Read the text under a key; send `DamagedSaveRead` or `Missing`."""

    key: str


class LookUp(Effect):
    """Read the saved copy of a game by post that arrived; send `LookedUp`."""

    game: str


class LookAgain(Effect):
    """Read a saved game that another tab changed; send the same as `Load`, or `SaveResult` if it is gone."""

    game: str


class NoteWritten(Effect):
    """Note that another tab wrote under a key, so that the next listing reads it again.

    An empty key means that any text may have changed.
    """

    key: str = ""


class ListGames(Effect):
    """Read the changes in the list of games; send `GamesListed`."""


class Retitle(Effect):
    """Change a saved game's title."""

    game: str
    title: str


class CopyGame(Effect):
    """Save a copy of a game under this title."""

    game: str
    title: str


class Remove(Effect):
    """Delete a game (by id) or a damaged text (by `key`), and remember its name for undoing."""

    name: str
    game: str = ""
    key: str = ""


class BringBack(Effect):
    """Restore the last deleted game or text."""


class Adopt(Effect):
    """Find an id for a game from outside; send `Adopted`, or `AlreadySaved` with its existing id.

    `origin` is the checksum of the record in the game's link, or empty.
    """

    session: Session
    origin: str = ""


class AskPromise(Effect):
    """Ask the browser for persistent storage; send `Promised`."""


class ExportKept(Effect):
    """Download the record of a saved game."""

    game: str
