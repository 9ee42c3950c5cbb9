"""Where one is in the app: the part of the address after `#`."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple

LONE: Final = "surrogatepass"
"""Keys of the storage may have halves of characters, which have no UTF-8 of their own."""


class Route(NamedTuple):
    """A screen and what it is about (a game's id, an anchor of the rules, a link's data)."""

    screen: str = "home"
    about: str = ""

    def __str__(self) -> str:
        if self.screen == "home":
            return "#/"
        if not self.about:
            return f"#/{self.screen}"
        from urllib.parse import quote  # which brings the addresses of machines along: not for the first page

        return f"#/{self.screen}/{quote(self.about, safe='=&-_.,', errors=LONE)}"


HOME: Final = Route()
LEARN: Final = Route("learn")


_PLAIN: Final = re.compile(r"#?/?(?:([a-z]+)(?:/([A-Za-z0-9-]+))?)?", re.ASCII)
"""An address as the app writes it, or none at all."""

_TEXTS: Final = ("play", "new", "damaged")
"""What these are about is cleaned by its readers, or is a key as it stands in the storage."""


def route_in(fragment: str, screens: Collection[str]) -> Route | None:
    """Read the part of an address from `#` on, also one that was changed on its way; `None` if it is lost."""
    found = _PLAIN.fullmatch(fragment)
    if found is not None and (found[1] or "home") in screens:
        return Route(found[1] or "home", found[2] or "")
    from app.saves.cleaning import HEAD, STRAY, closed_up, decoded, decodings, trimmed

    text = fragment.removeprefix("#")
    for known in decodings(text):
        head = HEAD.match(known)
        if head is None or (screen := closed_up(head[1]).lower()) not in screens:
            continue
        behind = text.partition(head[1])[2]  # perhaps only what stands before it was escaped
        about = _unquoted(behind[1:] if behind.startswith("/") else head[2] or "")
        return Route(screen, about if screen in _TEXTS else trimmed(about))
    return HOME if STRAY.fullmatch(closed_up(decoded(text))) else None


def _unquoted(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    try:
        return unquote(text, errors=LONE)
    except UnicodeDecodeError:
        return unquote(text)
