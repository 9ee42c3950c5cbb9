"""The results book: gives its service the clock and the version."""

from __future__ import annotations

from js import Date

from app.browser.started import page_version
from app.saves.store import Store
from app.ui.features.book.service import BookService


def book_service(store: Store) -> BookService:
    """Return the service of the results book."""
    return BookService(store, lambda: int(Date.now()), _stamp, page_version())


def _stamp(time: int) -> str:
    """Return the local time in ISO format, to the minute."""
    now = Date.new(time)
    local = Date.new(time - int(now.getTimezoneOffset()) * 60_000)
    return str(local.toISOString())[:16]
