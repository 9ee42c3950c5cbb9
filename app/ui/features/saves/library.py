"""The model of saved games, and of a record from outside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.texts import listed

if TYPE_CHECKING:
    from app.saves.reading import Reading
    from app.saves.save import PostLine, Summary
    from app.ui.table.seating import Looks

LISTED: Final = 4
"""The number of games shown at first."""

MORE: Final = 12
"""The number of games added at the end of the list."""

PASTE_FIELD: Final = "pasted-link"
"""The id of the field for a link."""

TITLE_FIELD: Final = "game-title"
"""The id of the field in which a game is renamed."""

Keeping = Literal["saved", "full", "disabled", "unverified", "other_tab", "deleted_elsewhere"]
"""The result of the last save; each has a text in `[saves]`."""


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
    """A record from a `file`, a `link` or a damaged `save`, and the result of reading it."""

    source: Source
    raw: str
    reading: Reading
    key: str = ""
    """The storage key of a damaged save."""
    day: str = ""
    """The date of the daily deal whose tiles it would show before the player has finished it."""
