"""The language of the page: which texts are fetched, and when they have come.

`assets/boot.js` chooses at the start, by the settings or the browser, and begins to fetch at once.
"""

from __future__ import annotations

from collections.abc import Callable

from js import window

from app.browser.pending import PendingWork
from app.browser.promises import follow
from app.ui.core import texts
from app.ui.core.messages import CatalogueFailed, CatalogueLoaded, Message


def begin_language(then: Callable[[], None]) -> None:
    """Take the texts that the start page has asked for into use, and go on."""

    def came(text: str) -> None:
        use_catalogue(text)
        then()

    follow(window.streetsTexts.first, came)  # that they do not come says the start page


def bring(chosen: str, send: Callable[[Message], None], pending: PendingWork) -> None:
    """Fetch the catalogue of the language chosen, or of the browser's, unless it is in use."""
    wanted = str(window.streetsTexts.wanted(chosen))
    if wanted != texts.language():
        pending.promised(
            window.streetsTexts.bring(wanted),
            lambda text: send(CatalogueLoaded(text)),
            lambda _: send(CatalogueFailed(wanted)),
        )


def use_catalogue(text: str) -> None:
    """Take a compiled catalogue into use in Python alone: the page speaks its language already."""
    texts.use(texts.read(text))


def use_language(text: str) -> None:
    """Take a compiled catalogue into use, in Python and in the page."""
    use_catalogue(text)
    window.streetsTexts.speak(texts.language())
