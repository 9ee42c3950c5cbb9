"""Where one is in the app: the part of the address after `#`."""

from __future__ import annotations

from typing import Final, NamedTuple

SCREENS: Final = (
    *("home", "new", "game", "rules", "credits", "settings", "share"),
    *("play", "open", "damaged"),
    *("learn", "try", "aid", "drill"),
)
"""`game/ID` is the table of a saved game; `share` is about the game on the table; `play/DATA` is a shared
record, `open` one from a file, `damaged/KEY` a damaged save; `rules/ANCHOR` a rule.

`learn` lists the lessons; `learn/NUMBER` is one, also by a rule that it teaches; `try/ANCHOR` is the position
of a rule's picture, `aid` the player aid, `drill/KIND` a drill."""

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


def parse_route(fragment: str) -> Route:
    """Read the part of an address from `#` on; anything unknown is home."""
    screen, _, about = fragment.removeprefix("#").removeprefix("/").partition("/")
    return Route(screen, _unquoted(about)) if screen in SCREENS else HOME


def _unquoted(text: str) -> str:
    if "%" not in text:
        return text
    from urllib.parse import unquote

    try:
        return unquote(text, errors=LONE)
    except UnicodeDecodeError:
        return unquote(text)
