"""The language of the page: which texts are fetched, and what of the document speaks it.

`assets/boot.js` chooses at the start, by the settings or the browser, and begins to fetch at once.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from js import window
from pyodide.ffi import create_once_callable

from app.ui import texts


def begin(then: Callable[[], None]) -> None:
    """Take the texts that the start page has asked for into use, and go on."""

    def came(text: str) -> None:
        texts.use(json.loads(text))
        then()

    window.streetsTexts.then(create_once_callable(came))


def fetched(language: str, came: Callable[[], None], failed: Callable[[Any], None]) -> None:
    """Fetch the texts of a language and take them into use."""

    def take(text: str) -> None:
        texts.use(json.loads(text))
        came()

    window.streetsLanguage(language).then(create_once_callable(take), create_once_callable(failed))
