"""Saved games in the model: messages, effects, the list, and a record from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.saves.marks import Looks
from app.saves.save import PostLine
from app.ui.core.messages import Message
from app.ui.core.model import Route, Slice
from app.ui.core.registry import Effect
from app.ui.core.texts import listed
from app.ui.table.model import Keeping
from app.ui.words.names import names_in_list

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.marks import Looks
    from app.saves.reading import Reading
    from app.saves.save import Summary


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


ALL_GAMES: Final = Route("games")
"""The address of the list of games."""

LISTING: Final = ("home", "games", "train")
"""The screens that show listed games."""

LISTED: Final = 12
"""The number of games shown at first."""

MORE: Final = 12
"""The number of games added at the end of the list."""

PASTE_FIELD: Final = "pasted-link"
"""The id of the field for a link."""

TITLE_FIELD: Final = "game-title"
"""The id of the field in which a game is renamed."""


class GameEntry(Value):
    """A game in the list; `title` is empty unless the player set one, `date` is localized."""

    id: str
    title: str
    date: str
    summary: Summary
    looks: Looks
    practice: bool
    post: PostLine | None = None

    @property
    def name(self) -> str:
        """The game's title, or the players' names."""
        return self.title or listed(names_in_list(self.summary.seats))


class Library(Value):
    """The list of games: entries, keys of damaged saves, and the name of the last deleted game."""

    entries: tuple[GameEntry, ...] = ()
    damaged: tuple[str, ...] = ()
    deleted: str = ""
    results: bool = False
    """Whether there is a results book."""


Source = Literal["file", "link", "save"]


class Arrival(Value):
    """A record from a `file`, a `link` or a damaged `save`, with the result of reading it."""

    source: Source
    raw: str
    reading: Reading
    key: str = ""
    """The storage key of a damaged save."""
    day: str = ""
    """The date of a daily deal that it would spoil, because the player has not finished that deal."""


LIBRARY: Final[Slice[Library]] = Slice("library", Library())
"""The saved games."""


LIST_LENGTH: Final[Slice[int]] = Slice("listed", LISTED)
"""The number of games shown in the list, most recently played first."""


RENAMED_GAME: Final[Slice[str]] = Slice("renaming", "")
"""The listed game whose title is being edited."""


PASTED: Final[Slice[str]] = Slice("pasted", "")
"""The text of the field for a link."""


PASTE_PROBLEM: Final[Slice[str]] = Slice("paste_problem", "")
"""Why that link could not be opened."""


ARRIVAL: Final[Slice[Arrival | None]] = Slice("arrival", None)
"""The record from outside, or the damaged one, that the page explains."""


PERSISTENT: Final[Slice[bool | None]] = Slice("persistent", None)
"""Whether the browser promises persistent storage, once it has answered."""


PROMISE_ASKED: Final[Slice[bool]] = Slice("promise_asked", False)
"""Whether the page has asked the browser for that promise."""


FORGETFUL_TAB: Final[Slice[bool]] = Slice("home_screen", False)
"""Whether this is a Safari tab, which deletes data unless the page is on the home screen."""
