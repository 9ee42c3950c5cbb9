"""Saved games in the browser: one writing tab per game, and a picture for the next start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import AbortController, Promise, Reflect, navigator, window
from pyodide.ffi import JsException, create_once_callable, create_proxy

from app.browser.effects import Browser
from app.browser.interop import follow, js_object, optional, reporting
from app.saves.copies import ASIDE, BOOK, GAME, take_newer
from app.saves.store import Store, StoreError, StoreFull, StoreOff
from app.ui.core.messages import Message
from app.ui.core.registry import performs
from app.ui.features.saves.state import AskPromise, Changed, LockResult, Promised
from app.ui.table.messages import Hold, Paint

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


PICTURE: Final = "picture"
PAINT_AFTER: Final = 1500
"""Milliseconds after an action until its picture is stored; quick actions share one picture."""


@performs(Hold)
def hold(effect: Hold, page: Browser) -> None:
    """Ask to be the only tab that writes a game."""
    page.service(OneWriter).hold(effect.game, force=effect.force)


# --- The picture for the next start ---


class _Painter:
    """Stores the picture of the city, soon after the last action."""

    def __init__(self, page: Browser) -> None:
        self._store = page.store
        self._painting: Any = None

    def paint_soon(self, wanted: Paint) -> None:
        """Store a picture after a delay, unless another request comes first."""
        if self._painting is not None:
            window.clearTimeout(self._painting)
        after = 0 if wanted.state is None else PAINT_AFTER
        self._painting = window.setTimeout(create_once_callable(lambda: self._paint(wanted)), after)

    def _paint(self, wanted: Paint) -> None:
        self._painting = None
        try:
            if wanted.state is None:
                self._store.remove(PICTURE)
            else:
                from app.saves.save import blocks_of
                from app.ui.features.saves.views import plan

                self._store.set(PICTURE, plan(blocks_of(wanted.state), wanted.looks))
        except StoreError:
            return  # a missing picture is harmless, and saving games reports full storage


@performs(Paint)
def paint(effect: Paint, page: Browser) -> None:
    """Store a picture of the city for the next start."""
    page.service(_Painter).paint_soon(effect)


# --- Persistent storage ---


@performs(AskPromise)
def ask_promise(effect: AskPromise, page: Browser) -> None:
    """Ask the browser for persistent storage."""
    report_promise(page, "persist")


def report_promise(page: Browser, ask: str = "persisted") -> None:
    """Report whether storage is persistent; `ask` requests it from the browser."""
    safari = _forgetful_safari()
    promise = optional(lambda: getattr(navigator.storage, ask)())
    if promise is None:
        page.send(Promised(False, safari))
        return
    follow(
        promise,
        lambda promised: page.send(Promised(bool(promised), safari)),
        lambda _: page.send(Promised(False, safari)),
    )


class OneWriter:
    """Lets only one of several tabs write a game (Web Locks), and reports which."""

    def __init__(self, page: Browser) -> None:
        self._send = page.send
        self._pending = page.pending
        self._game = ""
        self._here = True
        self._turn = 0
        self._release: Any = None
        self._waiting: Any = None
        window.addEventListener("storage", create_proxy(self._stored))

    def _stored(self, event: Any) -> None:
        key = getattr(event, "key", None)
        if isinstance(key, str) and key.startswith(PREFIX):
            self._send(Changed(key.removeprefix(PREFIX)))

    def hold(self, game: str, *, force: bool) -> None:
        """Ask for a game's lock; `force` takes it from another tab."""
        if game == self._game and not force:
            self._send(LockResult(game, self._here, False))
            return
        self._release_lock()
        self._game = game
        if force:
            self._ask({"steal": True}, self._pending.begin())
        else:
            self._ask({"ifAvailable": True}, self._pending.begin())

    def _release_lock(self) -> None:
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
            promise = Promise.new(create_once_callable(self._keep_release))
            self._send(LockResult(game, True, False))
            return promise

        def hold_alone() -> None:
            self._here = True
            self._send(LockResult(game, True, False))

        def ended(reason: Any) -> None:
            if turn != self._turn:
                return
            if reason.name != "AbortError":  # without storage there are no locks, and no other writer
                hold_alone()
            elif self._here:
                self._turn += 1
                self._release = None
                self._others(lost=True)

        first, last = (self._pending.finishing(does, pay) for does in (granted, ended))
        holding = create_once_callable(reporting(first))
        request = optional(lambda: navigator.locks.request(f"{PREFIX}{game}", js_object(options), holding))
        if request is None:  # only secure contexts have locks
            pay()
            hold_alone()
        else:
            follow(request, lambda _: None, last)

    def _keep_release(self, resolve: Any, reject: Any) -> None:
        self._release = resolve

    def _others(self, *, lost: bool) -> None:
        """Report that another tab writes the game, and wait until it closes."""
        self._here = False
        self._send(LockResult(self._game, False, lost))
        self._waiting = AbortController.new()
        self._ask({"signal": self._waiting.signal}, lambda: None)  # nothing reports when it closes


def _forgetful_safari() -> bool:
    """Return whether this is a Safari tab, which erases storage after seven days without a visit."""
    agent = str(navigator.userAgent)
    safari = "Version/" in agent and "Safari/" in agent and "Chrom" not in agent and "Android" not in agent
    return safari and not window.matchMedia("(display-mode: standalone)").matches
