"""Find the address of a game in a pasted text, perhaps amid a chat."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from app.engine.standard import standard_deck
from app.saves.cleaning import decoded
from app.saves.links import MAX_LINK, LinkError, deal_data, link_data, post_data, read_deal, read_link
from app.ui.core.routes import Route
from app.ui.core.screens import parse_route

_START: Final = re.compile(r"#|%23|(?<![\w/])/?(?=(?:play|post|new)/)", re.IGNORECASE)
"""Where an address may begin in a text."""

MAX_PASTED: Final = 2 * MAX_LINK
HAND_PIECES: Final = 100
"""The most pieces into which the code of a hand may be broken."""


class PasteError(ValueError):
    """A pasted text has no address of a game (`none`) or a damaged one (`link`, `deal`)."""


def pasted_route(text: str) -> Route:
    """Return the address in a text; raises `PasteError`."""
    problem = "none"
    text = text[:MAX_PASTED]
    for start in _START.finditer(text):
        rest = text[start.end() :]
        token = rest.split(maxsplit=1)[0] if rest.split() else ""
        try:
            route = _route(token, rest)
        except LinkError:
            problem = "deal" if parse_route(f"#{token}").screen == "new" else "link"
            continue
        if route is not None:
            return route
    raise PasteError(problem)


def _route(token: str, rest: str) -> Route | None:
    """Return the address at the start of a text; raises `LinkError` if it is damaged."""
    route = parse_route(f"#{token}")
    match route.screen:
        case "play" | "post":
            encode = post_data if route.screen == "post" else link_data
            return Route(route.screen, _whole(parse_route(f"#{rest}").about, route.about, encode))
        case "new" if route.about:
            return Route("new", deal_data(read_deal(route.about)))
        case "hand":
            return Route("hand", _whole_hand(rest, route.about))
        case "home" | "lost" | "open" | "share" | "damaged" | "new":
            return None
    return route


def _whole(rest: str, first: str, encode: Callable[[str], str]) -> str:
    """Return a link's data, joined if a chat broke it into lines; incomplete data stays as it is."""
    text = read_link(decoded(rest)[:MAX_LINK])
    try:
        return encode(text)
    except LinkError:  # truncated
        return first


def _whole_hand(rest: str, first: str) -> str:
    """Return a hand's data, joined if it was broken into lines; damaged data stays as it is."""
    from app.saves.hands import HandError, plain_data, read_hand  # only where a hand was pasted

    pieces = rest.split(maxsplit=HAND_PIECES)[:HAND_PIECES]
    for count in range(1, len(pieces) + 1):
        try:
            data = plain_data(parse_route(f"#{''.join(pieces[:count])}").about)
            read_hand(data, standard_deck())
        except HandError:
            continue
        return data
    return first
