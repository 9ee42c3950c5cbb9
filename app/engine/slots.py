"""Slots: the places of a hand's tiles, in order of drawing."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from .state import HAND

Slots = tuple[str | None, ...]
"""The tile ids of a hand by slot; `None` for an empty slot."""

EMPTY: Final[Slots] = (None,) * HAND


def without(slots: Slots, tile: str) -> Slots:
    """Return the slots after building a tile of the hand."""
    return tuple(None if each == tile else each for each in slots)


def with_drawn(slots: Slots, tiles: Iterable[str]) -> Slots:
    """Return the slots after a draw: each tile goes to the first empty slot."""
    filled = list(slots)
    for tile in tiles:
        filled[filled.index(None)] = tile
    return tuple(filled)
