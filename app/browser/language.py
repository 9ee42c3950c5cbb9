"""The language of the page: which texts are fetched, and when they have come.

`assets/boot.js` chooses at the start, by the settings or the browser, and begins to fetch at once.
"""

from __future__ import annotations

from collections.abc import Callable

from js import window

from app.browser.answers import Answers
from app.browser.promises import follow
from app.ui import texts
from app.ui.messages import Message, NotSpoken, Spoken


def begin(then: Callable[[], None]) -> None:
    """Take the texts that the start page has asked for into use, and go on."""

    def came(text: str) -> None:
        texts.use(texts.read(text))
        then()

    follow(window.streetsTexts.first, came)  # that they do not come says the start page


def bring(chosen: str, send: Callable[[Message], None], answers: Answers) -> None:
    """Fetch the texts of the language chosen, or of the browser's, and send `Spoken` or `NotSpoken`."""
    wanted = str(window.streetsTexts.wanted(chosen))
    if wanted == texts.language():
        return

    def came(text: str) -> None:
        window.streetsTexts.speak(wanted)
        send(Spoken(text))

    answers.promised(window.streetsTexts.bring(wanted), came, lambda _: send(NotSpoken(wanted)))
