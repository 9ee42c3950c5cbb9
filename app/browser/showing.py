"""Rendering: updates the document to the model, region by region."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import console, document, window

from app.browser.board import Board
from app.browser.morphing import Morphing
from app.browser.observers.observer import Change
from app.ui.core.html import NOTHING, Markup, Region, Screen, same_parts
from app.ui.core.model import Model, Settings
from app.ui.core.page_parts import screen_of, window_title
from app.ui.core.texts import language
from app.ui.table.model import TABLE


class LostRegion(Exception):
    """Something outside the app has removed the element of a region, whose id it names."""


class Showing:
    """Renders models, and remembers the shown markup."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._morphing = Morphing()
        self._screen: Screen | None = None
        self._parts: dict[str, tuple[object, ...]] = {}
        self._markup: dict[str, Markup] = {}
        self._language = language()
        self._settings: Settings | None = None
        self._title = ""

    def show(self, change: Change) -> bool:
        """Show the model of a change; return whether any markup changed."""
        model = change.model
        if language() != self._language:
            self._language = language()
            self._title = ""  # `assets/head/language.js` has changed it
            self._parts.clear()  # everything is in another language now
        if model.settings is not self._settings:
            self._settings = model.settings
            self._show_settings(model.settings)
        if self._title != (title := window_title(model)):
            self._title = document.title = title
        try:
            changed = self._show_regions(model)
        except LostRegion as region:
            console.warn("lost region:", str(region))
            self._parts.clear()
            self._markup.clear()
            document.getElementById("app").replaceChildren()
            changed = self._show_regions(model)
        self._board.look()
        table = model[TABLE]
        if table is not None:
            self._board.place(
                table.board.camera,
                soft=change.soft,
                telling=table.attention.playback is not None,
            )
        return changed

    def _show_settings(self, settings: Settings) -> None:
        """Apply the settings of the whole page."""
        window.streetsTheme(settings.theme)
        window.streetsBoot.setStart(settings.start)
        document.documentElement.dataset.contrast = settings.contrast

    # --- Regions ---

    def _show_regions(self, model: Model) -> bool:
        """Return whether any region changed."""
        screen = screen_of(model)
        if screen is not self._screen:
            self._parts.pop(screen.frame.id, None)  # another frame may depend on equal parts
        changed = self._show_region(model, screen.frame, self._morphing.show_around_regions)
        if screen is not self._screen:
            self._screen = screen
            window.scrollTo(0, 0)
        for region in screen.regions:
            changed = self._show_region(model, region, self._morphing.show) or changed
        current = {screen.frame.id, *(region.id for region in screen.regions)}
        for name in [name for name in self._markup if name not in current]:
            del self._markup[name], self._parts[name]
        return changed

    def _show_region(
        self, model: Model, region: Region, morph: Callable[[Any, Markup, Markup], None]
    ) -> bool:
        parts = region.parts(model)
        if same_parts(self._parts.get(region.id), parts):
            return False
        element = document.getElementById(region.id)
        if not element:  # null is not `None`
            raise LostRegion(region.id)
        self._parts[region.id] = parts
        markup, shown = region.view(*parts), self._markup.get(region.id)
        if markup == shown:
            return False
        self._markup[region.id] = markup
        morph(element, markup, shown or NOTHING)
        return True
