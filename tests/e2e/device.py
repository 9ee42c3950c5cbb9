"""Devices: a window, and its changeable properties."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Page, ViewportSize

from tests.e2e.support import SIZES, still

TYPE = "percent => document.documentElement.style.fontSize = percent === 100 ? '' : `${percent}%`"


class View(NamedTuple):
    """A window, its text size in percent, and whether the device forces colours."""

    window: ViewportSize
    type: int = 100
    forced: bool = False


TABLET = View(SIZES["tablet"])


class Device:
    """The device of a page, at first a tablet."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._view = TABLET

    def become(self, view: View) -> None:
        """Change to another view, and wait until the page rests."""
        if view.window != self._view.window:
            self.page.set_viewport_size(view.window)
        if view.type != self._view.type:
            self.page.evaluate(TYPE, view.type)
        if view.forced != self._view.forced:
            self.page.emulate_media(forced_colors="active" if view.forced else "none")
        self._view = view
        still(self.page)
