"""The page's language: fetches and activates catalogues.

At the start, `assets/head/language.js` chooses by the settings or the browser, and `assets/boot/texts.js`
fetches.
"""

from __future__ import annotations

from collections.abc import Callable

from js import window

from app.browser.interop import PendingWork, follow
from app.ui.core import texts
from app.ui.core.messages import (
    CatalogueFailed,
    CatalogueLoaded,
    CatalogueMissing,
    LanguageKept,
    Message,
)


def begin_language(then: Callable[[], None]) -> None:
    """Activate the catalogue requested by the start page, then continue."""

    def came(text: str) -> None:
        use_catalogue(text)
        then()

    follow(window.streetsTexts.first, came)  # the start page reports failures


def bring(chosen: str, send: Callable[[Message], None], pending: PendingWork) -> None:
    """Fetch the catalogue of the chosen language, or of the browser's, unless it is in use."""
    wanted = str(window.streetsTexts.wanted(chosen))
    window.streetsTexts.missing = ""
    if wanted == texts.language():
        send(LanguageKept())
        return

    def failed(_: object) -> None:
        if str(window.streetsBoot.language) != texts.language():
            window.streetsTexts.speak(texts.language())  # the page changed it before Python was ready
        send(CatalogueFailed(wanted))

    pending.promised(window.streetsTexts.bring(wanted), lambda text: send(CatalogueLoaded(text)), failed)


def bring_missing(send: Callable[[Message], None]) -> None:
    """Report a language that could not be fetched at the start, and switch to it when it arrives."""
    if missing := str(window.streetsTexts.missing):
        send(CatalogueMissing(missing))
        follow(window.streetsTexts.arrived(), lambda text: send(CatalogueLoaded(text)))


def use_catalogue(text: str) -> None:
    """Activate a compiled catalogue in Python only; the page already uses its language."""
    texts.use(texts.read_catalogue(text))


def use_language(text: str) -> None:
    """Activate a compiled catalogue, in Python and in the page."""
    use_catalogue(text)
    window.streetsTexts.speak(texts.language())
