"""Showing: brings the document up to the model, region by region, where something changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import document, window

from app.browser.board import Board
from app.browser.focusing import Focusing
from app.browser.morphing import Morphing
from app.browser.reaching import Reaching
from app.browser.strip import Strip
from app.ui.html import NOTHING, Markup
from app.ui.messages import Message
from app.ui.model import Model
from app.ui.screens import screen_of, title_of
from app.ui.texts import language
from app.ui.views.region import Region, Screen


class Showing:
    """Shows models, and knows what stands in the document from the last one."""

    def __init__(self, board: Board, focusing: Focusing, send: Callable[[Message], None]) -> None:
        self._board = board
        self._focusing = focusing
        self._root = document.getElementById("app")
        self._live = document.getElementById("live")
        self._strip = Strip()
        self._reaching = Reaching(send)
        self._morphing = Morphing()
        self._screen: Screen | None = None
        self._parts: dict[str, tuple[object, ...]] = {}
        self._markup: dict[str, Markup] = {}
        self._pointed = ""
        self._language = language()
        self._said = ""

    def show(self, model: Model, *, soft: bool = True) -> None:
        """Show a model; `soft`: what moves may move softly."""
        if language() != self._language:
            self._language = language()
            self._parts.clear()  # everything is said anew
        self._focusing.before()
        window.streetsTheme(model.settings.theme)
        document.documentElement.dataset.contrast = model.settings.contrast
        if document.title != (title := title_of(model)):
            document.title = title
        changed = self._show_regions(model)
        self._board.look()
        if model.table is not None:
            self._board.place(
                model.table.board.camera, soft=soft, telling=model.table.attention.playback is not None
            )
        self._focusing.after(model, changed=changed)
        self._point_at(model.points)
        self._strip.follow(model)
        self._reaching.follow(model)
        self._say(model.spoken)

    # --- Regions ---

    def _show_regions(self, model: Model) -> bool:
        """Return whether anything has changed."""
        screen = screen_of(model)
        changed = self._show_region(model, screen.frame, self._morphing.show_around_regions)
        if screen is not self._screen:
            self._screen = screen
            window.scrollTo(0, 0)
        for region in screen.regions:
            changed = self._show_region(model, region, self._morphing.show) or changed
        current = {screen.frame.id, *(region.id for region in screen.regions)}
        for known in [known for known in self._markup if known not in current]:
            del self._markup[known], self._parts[known]
        return changed

    def _show_region(
        self, model: Model, region: Region, morph: Callable[[Any, Markup, Markup], None]
    ) -> bool:
        parts = region.parts(model)
        before = self._parts.get(region.id)
        if before is not None and len(before) == len(parts) and all(map(_same, before, parts)):
            return False
        self._parts[region.id] = parts
        markup, shown = region.view(*parts), self._markup.get(region.id)
        if markup == shown:
            return False
        self._markup[region.id] = markup
        morph(document.getElementById(region.id), markup, shown or NOTHING)
        return True

    # --- What is not in the markup ---

    def _say(self, spoken: str) -> None:
        """Put what is said into the live region, a paragraph for each message."""
        if spoken == self._said:
            return
        self._said = spoken
        messages = [document.createElement("p") for _ in spoken.splitlines()]
        for message, text in zip(messages, spoken.splitlines(), strict=True):
            message.textContent = text
        self._live.replaceChildren(*messages)

    def _point_at(self, wanted: str) -> None:
        """Mark the control that a lesson means; its region may just have been shown anew."""
        if not wanted and not self._pointed:
            return
        name, _, value = wanted.partition(" ")
        target = self._root.querySelector(f'[data-{name}="{value}"]') if wanted else None
        for marked in self._root.querySelectorAll('[data-hint="here"]'):
            if not target or not marked.isSameNode(target):
                marked.removeAttribute("data-hint")
        if target:
            target.dataset.hint = "here"
        self._pointed = wanted


def _same(before: object, now: object) -> bool:
    return before is now or (isinstance(now, str | int | float | None) and before == now)
