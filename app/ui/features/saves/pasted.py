"""Find the address of a screen in a pasted text, perhaps in the middle of a chat."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from app.saves.cleaning import fully_unquoted
from app.saves.links import MAX_LINK, LinkError, link_data, read_link
from app.ui.core.feature import contributions, load
from app.ui.core.routes import Route
from app.ui.core.screens import parse_route
from app.ui.features.saves.places import AddressReader

MAX_PASTED: Final = 2 * MAX_LINK
INTERNAL: Final = ("home", "lost", "open", "share", "damaged")
"""Screens whose addresses mean nothing on another device."""


class PasteError(ValueError):
    """A pasted text has no usable address, or a damaged one; the message is the key of a text."""


def pasted_route(text: str) -> Route:
    """Return the address in a text; raises `PasteError`."""
    readers = {reader.screen: reader for reader in contributions(AddressReader)}
    bare = "|".join(re.escape(screen) for screen, reader in readers.items() if reader.bare)
    begins = re.compile(rf"#|%23|(?<![\w/])/?(?=(?:{bare})/)", re.IGNORECASE)
    problem = "errors.paste_none"
    text = text[:MAX_PASTED]
    for start in begins.finditer(text):
        rest = text[start.end() :]
        token = rest.split(maxsplit=1)[0] if rest.split() else ""
        route = parse_route(f"#{token}")
        try:
            whole = _whole_route(route, rest, readers)
        except LinkError:
            problem = readers[route.screen].damaged
            continue
        if whole is not None:
            return whole
    raise PasteError(problem)


def _whole_route(route: Route, rest: str, readers: Mapping[str, AddressReader]) -> Route | None:
    """Return a route with complete data, or `None` for an unusable one; raises `LinkError` for damage."""
    reader = readers.get(route.screen)
    if reader is not None:
        data: str = load(reader.read)(route.about, rest)
        return Route(route.screen, data) if data else None
    return route if route.screen not in INTERNAL else None


def whole_data(rest: str, first: str, encode: Callable[[str], str]) -> str:
    """Return a link's data, joined if a chat broke it into lines; incomplete data stays unchanged."""
    text = read_link(fully_unquoted(parse_route(f"#{rest}").about)[:MAX_LINK])
    try:
        return encode(text)
    except LinkError:  # truncated
        return first


def read_game_address(first: str, rest: str) -> str:
    """Return the data of a link to a game; raises `LinkError`."""
    return whole_data(rest, first, link_data)
