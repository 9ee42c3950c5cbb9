"""Effects on the players of the results book, and on the book as a whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from app.ui.core.effects import BookEffect

if TYPE_CHECKING:
    from app.saves.book import Person


class NotePeople(BookEffect):
    """Note what is known of players from now on; without a name they are forgotten."""

    people: Mapping[str, Person]


class NoteJoin(BookEffect):
    """Note that a player is the same person as another, or a person apart if `person` is empty."""

    player: str
    person: str


class EraseBook(BookEffect):
    """Erase the book, and remember it until the end of the visit."""


class RestoreBook(BookEffect):
    """Bring the erased book back."""
