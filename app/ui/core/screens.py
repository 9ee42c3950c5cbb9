"""Screens: which one an address leads to, and its title. Features contribute them as `ScreenRow`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol, cast

from app.ui.core.feature import PACKAGE, Cover, ScreenRow, contributions, load
from app.ui.core.routes import Route, route_in
from app.ui.core.texts import say

if TYPE_CHECKING:
    from app.ui.core.model import Model
    from app.ui.core.region import Screen
    from app.ui.core.registry import Update


class ScreenModule(Protocol):
    """The interface of a screen's module."""

    def arrive(self, model: Model) -> Update:
        """Carry out the address in `model.route`."""

    def show(self, model: Model) -> Screen:
        """Return the page for `model.route` while nothing covers it."""


@cache
def screens() -> Mapping[str, ScreenRow]:
    """Return the screens by name."""
    return MappingProxyType({row.name: row for row in contributions(ScreenRow)})


def parse_route(fragment: str) -> Route:
    """Parse an address from `#` on; an unknown one becomes `lost`."""
    return route_in(fragment, screens()) or Route("lost", fragment.removeprefix("#"))


def screen_module(screen: str) -> ScreenModule:
    """Return the module of a screen; raises `KeyError` for an unknown screen."""
    return cast(ScreenModule, import_module(f"{PACKAGE}.{screens()[screen].module}"))


def screen_of(model: Model) -> Screen:
    """Return the page: the game if it is in sight, else the screen of the address."""
    for cover in contributions(Cover):
        shown: Screen | None = load(cover.show)(model) if cover.while_(model) else None
        if shown is not None:
            return shown
    return screen_module(model.route.screen).show(model)


def window_title(model: Model) -> str:
    """Return the window's title: the current screen or game, and the app's name."""
    name, key = say("home.title"), screens()[model.route.screen].title
    for cover in contributions(Cover):
        title: str = load(cover.title)(model) if cover.while_(model) else ""
        if title:
            return f"{title} – {name}"
    return f"{say(key)} – {name}" if key else name
