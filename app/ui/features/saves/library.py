"""What the interface knows of the games that are kept, and of a record that came from elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from app.engine.values import Value
from app.ui.core.texts import listed

if TYPE_CHECKING:
    from app.saves.reading import Reading
    from app.saves.save import Summary
    from app.ui.table.seating import Looks

LISTED: Final = 4
"""Games of a long list that are shown at first."""

MORE: Final = 12
"""Games that are shown besides each time the end of the list is reached."""

PASTE_FIELD: Final = "pasted-link"
"""The id of the field for a link."""

TITLE_FIELD: Final = "game-title"
"""The id of the field in which a game is renamed."""

Keeping = Literal["saved", "full", "disabled", "unverified", "other_tab", "deleted_elsewhere"]
"""How the last saving went; each is a text of `[saves]`."""


class GameEntry(Value):
    """A game in the list; `title` is empty if the player gave it none, `date` in the reader's own form."""

    id: str
    title: str
    date: str
    summary: Summary
    looks: Looks
    practice: bool

    @property
    def name(self) -> str:
        """The game's title, or else who plays."""
        return self.title or listed([seat.name for seat in self.summary.seats])


class Library(Value):
    """The list of games: the entries, the keys of what is damaged, the name of what was deleted last."""

    entries: tuple[GameEntry, ...] = ()
    damaged: tuple[str, ...] = ()
    deleted: str = ""


Source = Literal["file", "link", "save"]


class Arrival(Value):
    """A record that came from a `file`, a `link` or a damaged `save`, and what reading it gave."""

    source: Source
    raw: str
    reading: Reading
    key: str = ""
    """Where a damaged save is kept."""
