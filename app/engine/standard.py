"""The standard deck, from the bundled file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .deck import Deck
from .deck_file import parse_deck

_FILE = Path("assets", "decks", "standard.toml")


@cache
def standard_deck() -> Deck:
    """Return the standard deck: the tiles of the boxed game.

    >>> standard_deck()
    <Deck standard: 47 tiles>
    """
    here = Path(__file__).resolve()
    file = next(parent / _FILE for parent in here.parents if (parent / _FILE).is_file())
    return parse_deck(file.read_text(encoding="utf-8"))
