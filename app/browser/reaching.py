"""Reaching: the end of a long list that comes into view brings more of it, as its button does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from js import IntersectionObserver, document
from pyodide.ffi import create_proxy

from app.ui.messages import Message, MoreGames
from app.ui.model import Model
from app.ui.saves.library import Library

MORE: Final = f'[data-message="{MoreGames()}"]'


class Reaching:
    """Watches the button under the list of games."""

    def __init__(self, send: Callable[[Message], None]) -> None:
        self._send = send
        self._shown: tuple[Library, int] | None = None
        self._observer = IntersectionObserver.new(create_proxy(self._reached))

    def follow(self, model: Model) -> None:
        """Watch the button that the list now ends with, if it has one."""
        now = (model.library, model.listed) if model.route.screen == "home" else None
        if now == self._shown:
            return
        self._shown = now
        self._observer.disconnect()  # what is watched anew is told of at once, also if it has not moved
        button = document.querySelector(MORE)
        if button:
            self._observer.observe(button)

    def _reached(self, entries: Any, *_: Any) -> None:
        entry = entries[entries.length - 1]
        if entry.isIntersecting and not entry.target.isSameNode(document.activeElement):
            self._send(MoreGames())  # who is on it by keys presses it, and does not lose the place
