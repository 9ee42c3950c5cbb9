"""Routes: the part of the address after `#`."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final, NamedTuple

LONE: Final = "surrogatepass"
"""Storage keys may contain lone surrogates, which UTF-8 cannot encode."""


class Route(NamedTuple):
    """A screen and its argument (a game's id, an anchor of the rules, a link's data)."""

    screen: str = "home"
    about: str = ""

    def __str__(self) -> str:
        if self.screen == "home":
            return "#/"
        if not self.about:
            return f"#/{self.screen}"
        from urllib.parse import quote  # late: the first page needs no `urllib`

        return f"#/{self.screen}/{quote(self.about, safe='=&-_.,', errors=LONE)}"


HOME: Final = Route()
LEARN: Final = Route("learn")
TRAIN: Final = Route("train")
MORE_PAGE: Final = Route("more")


_PLAIN: Final = re.compile(r"#?/?(?:([a-z]+)(?:/([A-Za-z0-9-]+))?)?", re.ASCII)
"""An address as the app writes it, or an empty one."""

_TEXTS: Final = ("play", "post", "new", "rival", "damaged")
"""These arguments are cleaned by their readers, or are keys exactly as stored."""


def route_in(fragment: str, screens: Collection[str]) -> Route | None:
    """Parse an address from `#` on, even if it was altered in transit; return `None` if that fails."""
    plain = _PLAIN.fullmatch(fragment)
    if plain is not None and (plain[1] or "home") in screens:
        return Route(plain[1] or "home", plain[2] or "")
    from app.saves.cleaning import HEAD, STRAY, decodings, fully_unquoted, without_blanks, without_trailing

    text = fragment.removeprefix("#")
    for decoded in decodings(text):
        head = HEAD.match(decoded)
        if head is None or (screen := without_blanks(head[1]).lower()) not in screens:
            continue
        rest = text.partition(head[1])[2]  # perhaps only the first part was escaped
        about = _unquote(rest[1:] if rest.startswith("/") else head[2] or "")
        return Route(screen, about if screen in _TEXTS else without_trailing(about))
    return HOME if STRAY.fullmatch(without_blanks(fully_unquoted(text))) else None


def _unquote(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    try:
        return unquote(text, errors=LONE)
    except UnicodeDecodeError:
        return unquote(text)
