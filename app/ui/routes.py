"""Where one is in the app: the part of the address after `#`."""

from __future__ import annotations

from typing import Final, NamedTuple

LONE: Final = "surrogatepass"
"""Keys of the storage may have halves of characters, which have no UTF-8 of their own."""


class Route(NamedTuple):
    """A screen and what it is about (a game's id, an anchor of the rules, a link's data)."""

    screen: str = "home"
    about: str = ""

    @classmethod
    def parse(cls, fragment: str) -> Route:
        """Read the part of an address from `#` on, whether there is such a screen or not."""
        screen, _, about = fragment.removeprefix("#").removeprefix("/").partition("/")
        return cls(screen, _unquoted(about))

    def __str__(self) -> str:
        if self.screen == "home":
            return "#/"
        if not self.about:
            return f"#/{self.screen}"
        from urllib.parse import quote  # which brings the addresses of machines along: not for the first page

        return f"#/{self.screen}/{quote(self.about, safe='=&-_.,', errors=LONE)}"


HOME: Final = Route()
LEARN: Final = Route("learn")


def _unquoted(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    try:
        return unquote(text, errors=LONE)
    except UnicodeDecodeError:
        return unquote(text)
