"""The effect runner: carries out effects. Saved games and sharing have their own modules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Date, Promise, window

from app.browser import language
from app.browser.observers.focusing import give
from app.browser.pending import PendingWork
from app.browser.promises import follow, promise_of
from app.browser.saves import SavedGames, drawn_id
from app.browser.sharing import Shared, Sharing
from app.saves.store import Store, StoreError, StoreOff
from app.ui.core.effects import (
    AcceptUpdate,
    After,
    AskToday,
    BringTexts,
    DrawSeed,
    Effect,
    Fetch,
    FocusOn,
    Navigate,
    ReadStored,
    StayAwake,
    StoreText,
    UseCatalogue,
)
from app.ui.core.messages import Fetched, Message, NotFetched, StoredChanged, TodayIs, parse_message
from app.ui.core.stored import text_to_store
from app.ui.features.book.effects import BookEffect
from app.ui.features.moving.effects import DeviceEffect
from app.ui.features.puzzles.effects import FetchPuzzles
from app.ui.features.same_tiles.effects import FetchMargins, TilesEffect
from app.ui.features.saves.messages import SaveResult


class EffectRunner:
    """Carries out effects and reports in messages. `follow` handles an address that replaced another."""

    def __init__(
        self,
        store: Store,
        saves: SavedGames,
        sharing: Sharing,
        pending: PendingWork,
        send: Callable[[Message], None],
        follow: Callable[[], None],
    ) -> None:
        self._store = store
        self._saves = saves
        self._sharing = sharing
        self._pending = pending
        self._send = send
        self._follow = follow

    def do(self, effect: Effect) -> None:
        """Carry out an effect."""
        match effect:
            case Navigate(fragment, replacing):
                if replacing:
                    window.history.replaceState(None, "", fragment)
                    self._follow()
                else:
                    window.location.hash = fragment
            case After(milliseconds, message):
                self._pending.after(milliseconds, lambda: self._send(message))
            case StoreText():
                self._keep(effect)
            case ReadStored(key):
                self._read(key)
            case AskToday():
                self._send(TodayIs(_today()))
            case DrawSeed(start):
                self._send(parse_message(f"{start} {drawn_id()}"))
            case AcceptUpdate(anyway):
                window.streetsUpdate.accept(anyway)
            case FocusOn(name):
                give(name)
            case BringTexts(chosen):
                language.bring(chosen, self._send, self._pending)
            case UseCatalogue(text, message):
                language.use_language(text)
                self._send(message)
            case Fetch(name):
                self._fetch(name)
            case StayAwake():
                from app.browser.waking import stay_awake  # only a hand on a phone asks for it

                stay_awake()
            case FetchPuzzles():
                self._fetch_puzzles()
            case BookEffect():
                from app.browser.book import book_service  # no page needs it before a game has ended

                self._send(book_service(self._store).do(effect))
            case DeviceEffect():
                from app.ui.features.moving.service import device_messages  # needed once in a device's life

                for message in device_messages(self._store, effect):
                    self._send(message)
            case TilesEffect():
                from app.ui.features.same_tiles.service import TilesService  # no first page needs it

                self._send(TilesService(self._store).do(effect))
            case FetchMargins():
                self._fetch_margins()
            case effect if isinstance(effect, Shared):
                self._sharing.do(effect)
            case _:
                self._saves.do(effect)

    def _fetch(self, name: str) -> None:
        self._get(
            f"./assets/lessons/{name}.toml",
            lambda text: self._send(Fetched(name, text)),
            lambda: self._send(NotFetched(name)),
        )

    def _fetch_margins(self) -> None:
        from app.ui.features.same_tiles.messages import MarginsRead

        self._get(
            "./assets/daily.json",
            lambda text: self._send(MarginsRead(text)),
            lambda: self._send(MarginsRead("")),
        )

    def _fetch_puzzles(self) -> None:
        from app.ui.features.puzzles.messages import PuzzlesFetched, PuzzlesNotFetched  # only their pages

        self._get(
            "./assets/puzzles/puzzles.json",
            lambda text: self._send(PuzzlesFetched(text)),
            lambda: self._send(PuzzlesNotFetched()),
        )

    def _get(self, address: str, arrived: Callable[[str], None], failed: Callable[[], None]) -> None:
        """Fetch a file and pass its text on."""

        def answered(response: Any) -> Any:
            return response.text() if response.ok else Promise.reject(response.status)

        follow(promise_of(window.fetch(address), answered), arrived, lambda _: failed())

    def _keep(self, effect: StoreText) -> None:
        """Write a value's changes into what is stored now, and follow what another tab has written there."""
        try:
            text = text_to_store(effect, self._store.get(effect.key))
            self._store.set(effect.key, text)
        except StoreOff:
            self._send(SaveResult("", "disabled"))
        except StoreError:
            self._send(SaveResult("", "full"))
        else:
            if text != effect.text:
                self._send(StoredChanged(effect.key, text))

    def _read(self, key: str) -> None:
        try:
            text = self._store.get(key)
        except StoreOff:
            return  # the next change reports it
        if text is not None:
            self._send(StoredChanged(key, text))


def _today() -> str:
    """Return the device's calendar date."""
    now = Date.new()
    return f"{int(now.getFullYear()):04}-{int(now.getMonth()) + 1:02}-{int(now.getDate()):02}"
