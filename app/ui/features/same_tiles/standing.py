"""A player's place among the bots on the same tiles, and the stamps of a daily deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.engine.values import Value
from app.ui.core.html import Markup, el
from app.ui.core.pieces import face_of, icon
from app.ui.core.texts import listed, say
from app.ui.features.same_tiles.state import Margins
from app.ui.words.names import kind_name

RIVALS: Final = ("expert", "club", "greedy", "beginner")
"""The bots to compare with, best first (`app.bots.same_tiles.SAME_TILES_BOTS`)."""

STAMPS: Final = ("beginner", "club", "expert", "grifter")
"""The stamps of a daily deal, one for each rival to beat."""


class Standing(Value):
    """A place among the bots whose results are known, the bots behind, and the stamps in their order."""

    place: int
    players: int
    behind: tuple[str, ...]
    stamps: tuple[bool, ...]

    @property
    def complete(self) -> bool:
        """Whether the results of all bots are known."""
        return self.players > len(RIVALS)


def standing(margin: int, margins: Mapping[str, int]) -> Standing:
    """Return the standing of a margin among those of the bots; equal margins share the better place."""
    known = {bot: margins[bot] for bot in RIVALS if bot in margins}
    behind = tuple(bot for bot, other in known.items() if other < margin)
    ahead = sum(other > margin for other in known.values())
    stamps = tuple(stamp in behind for stamp in STAMPS[:-1])
    return Standing(1 + ahead, 1 + len(known), behind, (*stamps, margin > 0))


def bot_margins(deal: str, *sources: Margins | None) -> Mapping[str, int]:
    """Return the margins of the bots in a deal, as far as they are known; later sources count first."""
    margins: dict[str, int] = {}
    for source in sources:
        margins |= (source or {}).get(deal, {})
    return margins


def place_words(standing: Standing) -> str:
    """Return a complete place in words: `3rd of 5`; an empty text until all bots have played."""
    return _place(standing) if standing.complete else ""


def _place(standing: Standing) -> str:
    return say("same_tiles.place", place=standing.place, count=standing.players)


def standing_words(standing: Standing) -> str:
    """Return a place and the bots behind: `3rd of 5, ahead of Greedy and Beginner`, or that so far."""
    if standing.players == 1:
        return ""
    words = _place(standing)
    if not standing.complete:
        words = say("same_tiles.so_far", place=words)
    names = listed([kind_name(bot) for bot in standing.behind])
    return say("same_tiles.before", place=words, names=names) if names else words


def stamps_words(standing: Standing) -> str:
    """Return the number of stamps in words."""
    return say("daily.stamps", count=sum(standing.stamps))


def stamps(standing: Standing) -> Markup:
    """Draw the stamps: the face of each rival, in colour if beaten."""
    return el(
        "span",
        (_stamp(rival, earned=earned) for rival, earned in zip(STAMPS, standing.stamps, strict=True)),
        class_="stamps",
    )


def _stamp(rival: str, *, earned: bool) -> Markup:
    key = "daily.stamp" if earned else "daily.no_stamp"
    drawn = "grifter" if rival == "grifter" else face_of(rival)
    return icon(drawn, "stamp beaten" if earned else "stamp", say(key, name=kind_name(rival)))
