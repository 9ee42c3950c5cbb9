"""The model of saved games, and of a record from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.routes import Route
from app.ui.core.slices import Slice
from app.ui.core.texts import listed

if TYPE_CHECKING:
    from app.saves.reading import Reading
    from app.saves.save import PostLine, Summary
    from app.saves.seating import Looks

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
        return self.title or listed([seat.name for seat in self.summary.seats])


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
