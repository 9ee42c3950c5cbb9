"""Messages about the players of the results book, and about the book as a whole."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.ui.core.messages import Message

if TYPE_CHECKING:
    from app.saves.book import ResultsBook


class JoinPlayer(Message):
    """Record that a player is the same person as another."""

    player: str
    person: str


class SeparatePlayer(Message):
    """Record that a joined player is a separate person."""

    player: str


class ForgetPlayer(Message):
    """Remove a player's name from the book."""

    player: str


class RecallPlayer(Message):
    """Restore the name that was forgotten last."""


class EraseResults(Message):
    """Erase the book."""


class RestoreResults(Message):
    """Restore the erased book."""


class OpenMoment(Message):
    """Open a saved game after a number of actions."""

    game: str
    position: int


class BookRead(Message):
    """The results book was read; `left`: saved games still to enter. Without `left` the number stays.

    An import added `new` games; it could read `intact` entries, and not the `damaged` ones. `changed`: it
    changed the book.
    """

    book: ResultsBook
    left: tuple[str, ...] | None = None
    new: int | None = None
    intact: int = 0
    damaged: int = 0
    changed: bool = False


class BookRefused(Message):
    """A file holds no results book."""


class FillBook(Message):
    """Enter the next of the saved games in the results book."""


class FilterBook(Message):
    """Show all games of the results book, the solo ones, or the others."""

    kind: str


class MoreResults(Message):
    """Show more games of the results book."""


class ExportBook(Message):
    """Offer the results book as a file: `json`, `csv` or `text`."""

    form: str
