"""The browser's storage and its locks: the only door to `localStorage`, and which tab may write a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import AbortController, Object, Promise, navigator, window
from pyodide.ffi import JsException, create_once_callable, create_proxy, to_js

from app.browser.answers import Answers
from app.saves.copies import ASIDE, GAME, bring_back
from app.saves.store import Store, StoreError, StoreFull, StoreOff
from app.ui.messages import Changed, Held, Message

PREFIX: Final = "streets."
GAMES: Final = (GAME, ASIDE)
"""The keys that are kept in the second place too."""


class BrowserStore:
    """`localStorage` under the project's prefix."""

    def get(self, key: str) -> str | None:
        """Return the text under a key, or `None`; raises `StoreOff`."""
        text = self._try(lambda storage: storage.getItem(PREFIX + key))
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Put a text under a key; raises `StoreFull` if there is no room, or `StoreOff`."""
        if key.startswith(GAMES):
            window.streetsDurable.put(PREFIX + key, text)
        self._try(lambda storage: storage.setItem(PREFIX + key, text))

    def remove(self, key: str) -> None:
        """Forget what is under a key; raises `StoreOff`."""
        window.streetsDurable.remove(PREFIX + key)
        self._try(lambda storage: storage.removeItem(PREFIX + key))

    def keys(self) -> list[str]:
        """Return all keys in use, without the prefix; raises `StoreOff`."""
        names = self._try(lambda storage: Object.keys(storage).to_py())
        return [name.removeprefix(PREFIX) for name in names if name.startswith(PREFIX)]

    def _try(self, use: Callable[[Any], Any]) -> Any:
        try:
            storage = window.localStorage
            if not storage:
                raise StoreOff
            return use(storage)
        except JsException as error:
            if "quota" in str(error).lower():
                raise StoreFull(str(error)) from None
            raise StoreOff(str(error)) from None


class SecondPlace:
    """Where games are kept once more (`assets/durable.js`): the newest copies come together at the start."""

    def __init__(self, store: Store, send: Callable[[Message], None]) -> None:
        self._store = store
        self._send = send

    def bring_back(self, then: Callable[[], None]) -> None:
        """Bring what is only or newer there to the store, and go on; what comes late is told as changes."""

        def came(texts: Any) -> None:
            self._take(texts)
            then()

        window.streetsDurable.found(create_proxy(self._came_late)).then(create_once_callable(came))

    def _came_late(self, texts: Any) -> None:
        for key in self._take(texts):
            self._send(Changed(key))

    def _take(self, texts: Any) -> list[str]:
        """Return the keys under which something has changed."""
        changed = []
        for name, text in texts:
            key = str(name).removeprefix(PREFIX)
            try:
                if key.startswith(GAMES) and bring_back(self._store, key, text):
                    changed.append(key)
            except StoreError:
                continue  # no room: it stays there, where the next start finds it
        return changed


class OneWriter:
    """Sees to it that of several tabs only one writes a game (Web Locks), and tells who does."""

    def __init__(self, send: Callable[[Message], None], answers: Answers) -> None:
        self._send = send
        self._answers = answers
        self._game = ""
        self._here = True
        self._turn = 0
        self._release: Any = None
        self._waiting: Any = None
        window.addEventListener("storage", create_proxy(self._stored))

    def _stored(self, event: Any) -> None:
        if isinstance(event.key, str) and event.key.startswith(PREFIX):
            self._send(Changed(event.key.removeprefix(PREFIX)))

    def hold(self, game: str, *, force: bool) -> None:
        """Ask to be the one that writes a game; with `force` it is taken from the tab that is."""
        if game == self._game and not force:
            self._send(Held(game, self._here, False))
            return
        self._let_go()
        self._game = game
        locks = getattr(navigator, "locks", None)  # only where the page came safely
        if not locks:
            self._here = True
            self._send(Held(game, True, False))
        elif force:
            self._ask({"steal": True}, self._answers.owe())
        else:
            self._ask({"ifAvailable": True}, self._answers.owe())

    def _let_go(self) -> None:
        self._turn += 1
        if self._release is not None:
            self._release()
            self._release = None
        if self._waiting is not None:
            self._waiting.abort()
            self._waiting = None

    def _ask(self, options: dict[str, Any], pay: Callable[[], None]) -> None:
        turn, game = self._turn, self._game

        def granted(lock: Any) -> Any:
            if turn != self._turn:
                return None
            if not lock:
                self._others(lost=False)
                return None
            self._here = True
            kept = Promise.new(create_once_callable(self._keep_release))
            self._send(Held(game, True, False))
            return kept

        def ended(reason: Any) -> None:
            if turn != self._turn:
                return
            if reason.name != "AbortError":  # no locks where the browser keeps nothing: nobody else writes
                self._here = True
                self._send(Held(game, True, False))
            elif self._here:
                self._turn += 1
                self._release = None
                self._others(lost=True)

        first, last = (create_once_callable(self._answers.paying(does, pay)) for does in (granted, ended))
        navigator.locks.request(f"{PREFIX}{game}", _options(options), first).catch(last)

    def _keep_release(self, resolve: Any, reject: Any) -> None:
        self._release = resolve

    def _others(self, *, lost: bool) -> None:
        """Another tab writes the game: say so, and wait until it is gone."""
        self._here = False
        self._send(Held(self._game, False, lost))
        self._waiting = AbortController.new()
        self._ask({"signal": self._waiting.signal}, lambda: None)  # nobody knows when it is gone


def _options(values: dict[str, Any]) -> Any:
    return to_js(values, dict_converter=Object.fromEntries)
