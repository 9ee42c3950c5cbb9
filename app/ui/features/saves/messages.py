"""The messages of the feature."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.messages import Message

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.ui.features.saves.library import Library
    from app.ui.table.model import Keeping


class Renaming(Message):
    """Open the title field of a game in the list; an empty id closes it."""

    game: str


class Rename(Message):
    """Change a game's title."""

    game: str
    title: str


class Pasting(Message):
    """The field for a link changed to this text."""

    text: str


class OpenPasted(Message):
    """Open the game whose link is in the field."""


class Duplicate(Message):
    """Save a copy of a game."""

    game: str


class Delete(Message):
    """Delete a game."""

    once = True

    game: str


class DeleteDamaged(Message):
    """Delete a damaged save, by its key."""

    once = True

    key: str


class Restore(Message):
    """Restore the last deleted game or text."""


class CarryOn(Message):
    """Continue with the intact part of the explained record, as a new game."""

    once = True


class Raw(Message):
    """Download the explained text unchanged."""


class KeepAgain(Message):
    """Save the game on the table, which came from a link or was deleted in another tab."""


class TakeOver(Message):
    """Play in this tab; the other tab watches."""

    once = True


class Loaded(Message):
    """The page read a saved game's record; `older`: the newest copy was damaged."""

    game: str
    older: bool
    text: str


class Missing(Message):
    """Nothing is stored under an id or a key."""

    game: str


class DamagedSaveRead(Message):
    """Only a damaged save is stored there."""

    key: str
    text: str


class SaveResult(Message):
    """The result of saving a game (`Keeping`); without a game, of saving in general."""

    game: str
    how: Keeping


class LockResult(Message):
    """Whether this tab writes a game or another one does; `lost`: it did until now."""

    game: str
    here: bool
    lost: bool


class Changed(Message):
    """Another tab wrote under a key."""

    key: str


class Returned(Message):
    """The browser restored the page unchanged; it missed what other tabs wrote meanwhile."""


class GamesListed(Message):
    """The page read the list of games."""

    library: Library


class Adopted(Message):
    """A game from outside got an id; `others`: the list has unfinished games."""

    game: str
    session: Session
    others: bool


class MoreGames(Message):
    """Show more of the saved games."""


class AlreadySaved(Message):
    """A game from outside is already saved."""

    game: str


class FileRead(Message):
    """The page read a chosen file."""

    text: str


class FileRefused(Message):
    """A chosen file is too `large` or `unreadable`."""

    why: str


class Promised(Message):
    """Whether storage is `persistent`, and whether this is a Safari tab."""

    persistent: bool
    home_screen: bool


class Export(Message):
    """Download the record of the game on the table."""


class ExportGame(Message):
    """Download the record of a listed game."""

    game: str


class LookedUp(Message):
    """The page read the saved copy of a game that came by post; without one, the text is empty."""

    game: str
    text: str
