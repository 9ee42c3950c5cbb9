"""Updates of the results book from outside: imported files and changes by another tab."""

from __future__ import annotations

from app.saves.copies import BOOK
from app.ui.core.effects import Effect
from app.ui.core.model import Model
from app.ui.core.registry import Update
from app.ui.core.texts import say
from app.ui.features.book.effects import ImportBook, OpenBook
from app.ui.features.book.feature import BOOK_SETTING


def open_book_file(model: Model, text: str) -> Update:
    """Import a book file, unless the player keeps no book."""
    if model.settings[BOOK_SETTING] == "off":
        return model.with_notice(say("book.off"), "problem"), ()
    return model, (ImportBook(text),)


def read_book_again(model: Model, key: str) -> tuple[Effect, ...]:
    """Read the book again if another tab may have written it."""
    return (OpenBook(),) if not key or key.startswith(BOOK) else ()
