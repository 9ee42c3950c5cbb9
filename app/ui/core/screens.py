"""Screens: which one an address leads to, and its title. Features contribute them as `ScreenRow`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from app.ui.core.feature import Cover, ScreenRow, contributions, load
from app.ui.core.model import Model, Route, route_in
from app.ui.core.places import visited
from app.ui.core.registry import Navigate, Update
from app.ui.core.texts import say

if TYPE_CHECKING:
    from app.ui.core.html import Screen


@cache
def screens() -> Mapping[str, ScreenRow]:
    """Return the screens by name."""
    return MappingProxyType({row.name: row for row in contributions(ScreenRow)})


def parse_route(fragment: str) -> Route:
    """Parse an address from `#` on; an unknown one becomes `lost`."""
    return route_in(fragment, screens()) or Route("lost", fragment.removeprefix("#"))


def arrive(model: Model) -> Update:
    """Follow the address in `model.route`; if it is replaced, the new one shows at once."""
    row = screens()[model.route.screen]
    update: Update = load(row.arrive)(model) if row.arrive else visited(model, row.name)
    model, effects = update
    for effect in effects:
        if isinstance(effect, Navigate) and effect.replacing:  # no page may show a refused address
            model = replace(model, route=parse_route(effect.fragment))
    return model, effects


def screen_of(model: Model) -> Screen:
    """Return the page: the game if it is in sight, else the screen of the address."""
    for cover in contributions(Cover):
        covering: Screen | None = load(cover.show)(model) if cover.while_(model) else None
        if covering is not None:
            return covering
    shown = load(screens()[model.route.screen].show)
    screen: Screen = shown(model) if callable(shown) else shown
    return screen


def window_title(model: Model) -> str:
    """Return the window's title: the current screen or game, and the app's name."""
    name, key = say("home.title"), screens()[model.route.screen].title
    for cover in contributions(Cover):
        title: str = load(cover.title)(model) if cover.while_(model) else ""
        if title:
            return f"{title} – {name}"
    return f"{say(key)} – {name}" if key else name
