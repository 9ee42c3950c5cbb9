"""Effects on the players of the results book, and on the book as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.ui.core.effects import Effect

if TYPE_CHECKING:
    from app.engine.session import Session
    from app.saves.book import Person


class BookEffect(Effect):
    """An effect on the results book. Each sends `BookRead`, or `SaveResult` if storage fails."""


class NotePeople(BookEffect):
    """Store the names and looks of players; an empty name forgets the player."""

    people: Mapping[str, Person]


class NoteJoin(BookEffect):
    """Record that a player is the same person as another, or a separate person if `person` is empty."""

    player: str
    person: str


class EraseBook(BookEffect):
    """Erase the book, and remember it until the end of the visit."""


class RestoreBook(BookEffect):
    """Bring the erased book back."""


class OpenBook(BookEffect):
    """Read the book; with `fill`, the first reading also lists the finished games to enter."""

    fill: bool = False


class EnterResult(BookEffect):
    """Enter a finished game."""

    game: str
    session: Session


class EnterJudged(BookEffect):
    """Enter the counts of a game's report (`app.saves.book.JudgedGame.seats`)."""

    game: str
    seats: tuple[tuple[int, int], ...]


class EnterOld(BookEffect):
    """Enter the first of some saved games."""

    games: tuple[str, ...]


class ImportBook(BookEffect):
    """Merge a book from another device; send `BookRefused` if the text is not a book."""

    text: str
