"""Errands: what `update` wants done outside; saved games, files and the clipboard are the archive's."""

from __future__ import annotations

from collections.abc import Callable

from js import window

from app.browser import language
from app.browser.answers import Answers
from app.browser.archive import Archive, drawn_id
from app.browser.focusing import give
from app.saves.store import Store, StoreError, StoreOff
from app.ui.effects import AcceptUpdate, After, BringTexts, DrawSeed, Effect, FocusOn, Navigate, StoreText
from app.ui.messages import Kept, Message, parse_message


class Errands:
    """Does what is wanted, and answers in messages. `follow` follows an address that leaves no trace."""

    def __init__(
        self,
        store: Store,
        archive: Archive,
        answers: Answers,
        send: Callable[[Message], None],
        follow: Callable[[], None],
    ) -> None:
        self._store = store
        self._archive = archive
        self._answers = answers
        self._send = send
        self._follow = follow

    def do(self, effect: Effect) -> None:
        """Carry out an effect."""
        match effect:
            case Navigate(fragment, replace):
                if replace:
                    window.history.replaceState(None, "", fragment)
                    self._follow()
                else:
                    window.location.hash = fragment
            case After(milliseconds, message):
                self._answers.after(milliseconds, lambda: self._send(message))
            case StoreText(key, text):
                self._keep(key, text)
            case DrawSeed(start):
                self._send(parse_message(f"{start} {drawn_id()}"))
            case AcceptUpdate(anyway):
                window.streetsUpdate.accept(anyway)
            case FocusOn(name):
                give(name)
            case BringTexts(chosen):
                language.bring(chosen, self._send, self._answers)
            case _:
                self._archive.do(effect)

    def _keep(self, key: str, text: str) -> None:
        try:
            self._store.set(key, text)
        except StoreOff:
            self._send(Kept("", "disabled"))
        except StoreError:
            self._send(Kept("", "full"))
