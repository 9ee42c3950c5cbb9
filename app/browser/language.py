"""The page's language: fetches and activates catalogues.

At the start, `assets/head/language.js` chooses by the settings or the browser, and `assets/boot/texts.js`
fetches.
"""

from __future__ import annotations

from collections.abc import Callable

from js import window

from app.browser.pending import PendingWork
from app.browser.promises import follow
from app.ui.core import texts
from app.ui.core.messages import CatalogueFailed, CatalogueLoaded, Message


def begin_language(then: Callable[[], None]) -> None:
    """Activate the catalogue requested by the start page, then continue."""

    def came(text: str) -> None:
        use_catalogue(text)
        then()

    follow(window.streetsTexts.first, came)  # the start page reports failures


def bring(chosen: str, send: Callable[[Message], None], pending: PendingWork) -> None:
    """Fetch the catalogue of the chosen language, or of the browser's, unless it is in use."""
    wanted = str(window.streetsTexts.wanted(chosen))
    if wanted != texts.language():
        pending.promised(
            window.streetsTexts.bring(wanted),
            lambda text: send(CatalogueLoaded(text)),
            lambda _: send(CatalogueFailed(wanted)),
        )


def use_catalogue(text: str) -> None:
    """Activate a compiled catalogue in Python only; the page already uses its language."""
    texts.use(texts.read_catalogue(text))


def use_language(text: str) -> None:
    """Activate a compiled catalogue, in Python and in the page."""
    use_catalogue(text)
    window.streetsTexts.speak(texts.language())
