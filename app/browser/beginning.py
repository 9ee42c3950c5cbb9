"""The beginning: the page is made and shown, whichever way this Python came to be."""

from __future__ import annotations

from app.browser import language
from app.browser.page import Page
from app.browser.storage import BrowserStore, IndexedDbMirror


def begin_app() -> None:
    """Begin with a Python that has just started: once the texts have come."""
    language.begin_language(then=_start)


def resume_app() -> None:
    """Begin with a Python that comes from a snapshot (`app.browser.preparing`): it has its texts."""
    import random  # an ordinary start does without

    random.seed()  # else it would go on as in every other page from this snapshot
    _start()


def _start() -> None:
    """Make the page, and show it once all games that are kept have come together."""
    store = BrowserStore()
    page = Page(store)
    IndexedDbMirror(store, page.send).bring_back(then=page.start)
