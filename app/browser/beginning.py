"""The start of the app, in a new Python or in one restored from a snapshot."""

from __future__ import annotations

from js import window

from app.browser import language
from app.browser.page import Page
from app.browser.saves import BrowserStore, IndexedDbMirror


def begin_app() -> None:
    """Start in a new Python, once the texts have loaded."""
    language.begin_language(then=_finish_progress)


def _finish_progress() -> None:
    window.streetsBoot.done("app")  # only the saved games and the first page are left
    _start()


def resume_app() -> None:
    """Start in a Python restored from a snapshot (`app.browser.preparing`), which includes the texts."""
    _start()


def _start() -> None:
    """Create the page, and show it once the saved games have been merged."""
    store = BrowserStore()
    page = Page(store)
    IndexedDbMirror(store, page.send).bring_back(then=page.start)
