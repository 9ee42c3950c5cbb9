"""Browser storage: the only access to `localStorage`, and its mirror in IndexedDB."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import Reflect, window
from pyodide.ffi import JsException, create_proxy

from app.browser.interop import follow
from app.saves.copies import ASIDE, BOOK, GAME, take_newer
from app.saves.store import Store, StoreError, StoreFull, StoreOff
from app.ui.core.messages import Message
from app.ui.features.saves.state import Changed

PREFIX: Final = "streets."
MIRRORED: Final = (GAME, ASIDE, BOOK)
"""The kinds of key that are mirrored: games and the results book."""


class BrowserStore:
    """`localStorage` under the project's prefix."""

    def get(self, key: str) -> str | None:
        """Return the text under a key, or `None`; raises `StoreOff`."""
        text = self._try(lambda storage: storage.getItem(PREFIX + key))
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Store a text under a key; raises `StoreFull` without room, or `StoreOff`."""
        if key.startswith(MIRRORED):
            window.streetsDurable.put(PREFIX + key, text)
        self._try(lambda storage: storage.setItem(PREFIX + key, text))

    def remove(self, key: str) -> None:
        """Delete the text under a key; raises `StoreOff`."""
        window.streetsDurable.remove(PREFIX + key)
        self._try(lambda storage: storage.removeItem(PREFIX + key))

    def keys(self) -> list[str]:
        """Return all keys, without the prefix; raises `StoreOff`."""
        # Not Object.keys, which also reads every text.
        names = self._try(lambda storage: Reflect.ownKeys(storage).to_py())
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]

    def _try(self, use: Callable[[Any], Any]) -> Any:
        try:
            storage = window.localStorage
            if not storage:
                raise StoreOff
            return use(storage)
        except AttributeError:
            raise StoreOff from None
        except JsException as error:
            if "quota" in str(error).lower():
                raise StoreFull(str(error)) from None
            raise StoreOff(str(error)) from None


class IndexedDbMirror:
    """A mirror of games and results in IndexedDB (`assets/durable.js`); the start merges the newest ones."""

    def __init__(self, store: Store, send: Callable[[Message], None]) -> None:
        self._store = store
        self._send = send

    def bring_back(self, then: Callable[[], None]) -> None:
        """Copy missing or newer texts from the mirror to the store; report late ones as changes."""

        def came(texts: Any) -> None:
            self._take(texts)
            then()

        follow(window.streetsDurable.found(create_proxy(self._report_late)), came)

    def _report_late(self, texts: Any) -> None:
        for key in self._take(texts):
            self._send(Changed(key))

    def _take(self, texts: Any) -> list[str]:
        """Return the keys whose texts changed."""
        changed = []
        for name, text in texts:
            key = str(name).removeprefix(PREFIX)
            try:
                if key.startswith(MIRRORED) and self._take_text(key, str(text)):
                    changed.append(key)
            except StoreError:
                continue  # no room: the mirror keeps it for the next start
        return changed

    def _take_text(self, key: str, text: str) -> bool:
        """Take a text, unless ours is as new; a book is never replaced but merged."""
        if not key.startswith(BOOK) or self._store.get(key) is None:
            return take_newer(self._store, key, text)
        from app.saves.book import take_book  # the copies differ only after a kill

        return take_book(self._store, text)
