"""The page as the outside of the model, and the performers of the core's effects.

Saved games and sharing have their own modules.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar, cast

from js import Promise, window

from app.browser import interop, language
from app.browser.interop import DELAY, PendingWork, follow, js_object, page_version, promise_of
from app.browser.observers.focusing import give
from app.saves.store import Store, StoreError, StoreOff
from app.ui.core import registry
from app.ui.core.messages import Message, StoredChanged, TodayIs
from app.ui.core.model import letters
from app.ui.core.stored import text_to_store
from app.ui.features.saves.state import SaveResult

_Made = TypeVar("_Made")


class Browser:
    """The page as the outside of the model (`Outside`). `follow` handles an address that replaced another."""

    def __init__(
        self,
        store: Store,
        pending: PendingWork,
        send: Callable[[Message], None],
        follow: Callable[[], None],
    ) -> None:
        self.store: Final = store
        self.pending: Final = pending
        self.send: Final = send
        self.follow: Final = follow
        self._services: dict[Callable[[Any], Any], Any] = {}
        self.repeating = False
        """Whether the page repeats what it has answered: nothing waits, and the history has its entry."""

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Follow addresses and short delays at once within the block."""
        self.repeating = True
        try:
            yield
        finally:
            self.repeating = False

    @property
    def version(self) -> str:
        """The version of the site."""
        return page_version()

    def now(self) -> int:
        """Return the milliseconds since 1970."""
        return interop.now()

    def draw(self) -> str:
        """Return a random text of eight letters, for the ids of games from outside."""
        return letters(os.urandom(16))

    def stamp(self, time: int) -> str:
        """Return the local time of milliseconds since 1970 in ISO format, to the minute."""
        return interop.stamp(time)

    def service(self, make: Callable[[Any], _Made]) -> _Made:
        """Return the service that `make` creates for the page, created once."""
        if make not in self._services:
            self._services[make] = make(self)
        return cast(_Made, self._services[make])


# --- The address, time and the page ---


@registry.performs(registry.Navigate)
def navigate(effect: registry.Navigate, page: Browser) -> None:
    """Go to an address within the app."""
    if effect.replacing or page.repeating:
        window.history.replaceState(window.history.state, "", effect.fragment)
        page.follow()
    else:
        window.location.hash = effect.fragment


@registry.performs(registry.After)
def send_later(effect: registry.After, page: Browser) -> None:
    """Send a message after a delay."""
    if page.repeating and effect.milliseconds < DELAY:
        page.send(effect.message)
        return
    page.pending.after(effect.milliseconds, lambda: page.send(effect.message))


@registry.performs(registry.AskToday)
def send_today(effect: registry.AskToday, page: Browser) -> None:
    """Send the device's calendar date."""
    page.send(TodayIs(interop.today()))


@registry.performs(registry.AcceptUpdate)
def accept_update(effect: registry.AcceptUpdate, page: Browser) -> None:
    """Activate the waiting version of the app."""
    window.streetsUpdate.accept(effect.anyway)


@registry.performs(registry.FocusOn)
def focus_element(effect: registry.FocusOn, page: Browser) -> None:
    """Focus an element."""
    give(effect.id)


@registry.performs(registry.StayAwake)
def keep_screen_on(effect: registry.StayAwake, page: Browser) -> None:
    """Keep the screen on."""
    from app.browser.waking import stay_awake  # only a hand on a phone asks for it

    stay_awake()


# --- Files and texts ---


@registry.performs(registry.Fetch)
def fetch(effect: registry.Fetch, page: Browser) -> None:
    """Fetch a file below `assets`, but not one of another version from the browser's cache."""

    def answered(response: Any) -> Any:
        return response.text() if response.ok else Promise.reject(response.status)

    follow(
        promise_of(window.fetch(f"./assets/{effect.path}", js_object({"cache": "no-cache"})), answered),
        lambda text: page.send(effect.arrived(text)),
        lambda _: page.send(effect.failed),
    )


@registry.performs(registry.BringTexts)
def bring_texts(effect: registry.BringTexts, page: Browser) -> None:
    """Fetch the catalogue of a language."""
    language.bring(effect.language, page.send, page.pending)


@registry.performs(registry.UseCatalogue)
def switch_language(effect: registry.UseCatalogue, page: Browser) -> None:
    """Switch to another language."""
    language.use_language(effect.text)
    page.send(effect.message)


# --- Stored values ---


@registry.performs(registry.StoreText)
def store_text(effect: registry.StoreText, page: Browser) -> None:
    """Merge a value's changes into the stored text, and adopt changes of another tab."""
    try:
        text = text_to_store(effect, page.store.get(effect.key))
        page.store.set(effect.key, text)
    except StoreOff:
        page.send(SaveResult("", "disabled"))
    except StoreError:
        page.send(SaveResult("", "full"))
    else:
        if text != effect.text:
            page.send(StoredChanged(effect.key, text))


@registry.performs(registry.ReadStored)
def read_stored(effect: registry.ReadStored, page: Browser) -> None:
    """Read a stored value that another tab changed."""
    try:
        text = page.store.get(effect.key)
    except StoreOff:
        return  # the next change reports it
    if text is not None:
        page.send(StoredChanged(effect.key, text))
