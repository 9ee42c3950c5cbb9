"""Puzzles as short texts, so that hundreds of them load quickly.

A packed record has a letter for each tile, and its actions are abbreviated: `bC0,2E` builds tile C, `mt0,0`
moves a tourist, `a1,2` abandons, `s1,2` scores.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_letters
from typing import Any, Final

from app.engine.deck import COLOURS
from app.engine.record import FORMAT, RECORD_VERSION
from app.engine.setup import GRIFTER_MONEY

TILE_LETTERS: Final = ascii_letters
"""The letters of tiles, in the order of the file's list."""

_COLOURS: Final[Mapping[str, str]] = {colour[0]: colour for colour in COLOURS}
_ACTION: Final = re.compile(r"(?:b([A-Za-z])|m([a-z])|([as]))(-?\d+,-?\d+)([NESW]?)")
_PLAIN: Final[Mapping[str, str]] = {"a": "abandon", "s": "score"}
_BETWEEN: Final = "/"


def pack_action(action: str, tiles: Sequence[str]) -> str:
    """Return an abbreviated action text; raises `ValueError` for kinds that no puzzle uses."""
    match action.split(" "):
        case ["build", tile, cell, facing]:
            return f"b{TILE_LETTERS[tiles.index(tile)]}{cell}{facing}"
        case ["move", colour, cell]:
            return f"m{colour[0]}{cell}"
        case ["abandon" | "score" as verb, cell]:
            return f"{verb[0]}{cell}"
    raise ValueError(f"no puzzle has this action: {action}")


def unpack_action(text: str, tiles: Sequence[str]) -> str:
    """Return the full text of an abbreviated action; raises `ValueError` for other texts."""
    found = _ACTION.fullmatch(text)
    if found is None:
        raise ValueError(f"not a packed action: {text[:20]!r}")
    tile, colour, verb, cell, facing = found.groups()
    if tile:
        return f"build {tiles[TILE_LETTERS.index(tile)]} {cell} {facing}"
    return f"move {_COLOURS[colour]} {cell}" if colour else f"{_PLAIN[verb]} {cell}"


def pack_record(record: Mapping[str, Any], tiles: Sequence[str]) -> str:
    """Return a base game's record as a short text; it omits the names and kinds of seats."""
    parts = (
        record["difficulty"] or "",
        *(_letters(hand, tiles) for hand in record["hands"]),
        _letters(record["stack"], tiles),
        _letters(record["grifter_stack"], tiles),
        ";".join(pack_action(action, tiles) for action in record["actions"]),
    )
    return _BETWEEN.join(parts)


def unpack_record(text: str, tiles: Sequence[str], names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the record of a packed text as data: one person decides, the others are bots or the Grifter."""
    difficulty, *hands, stack, grifter_stack, actions = text.split(_BETWEEN)
    kinds = [
        "human" if number == seat else "grifter" if difficulty else "club" for number in range(len(hands))
    ]
    money = [GRIFTER_MONEY[difficulty] if kind == "grifter" else 0 for kind in kinds]
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "edition": "2021",
        "mode": "solo" if difficulty else "multiplayer",
        "business": False,
        "consultants": False,
        "difficulty": difficulty or None,
        "deck": "standard",
        "seed": None,
        "seats": [
            {"name": name, "consultant": None, "money": dollars, "kind": kind}
            for name, dollars, kind in zip(names, money, kinds, strict=False)
        ],
        "hands": [_tiles(hand, tiles) for hand in hands],
        "stack": _tiles(stack, tiles),
        "grifter_stack": _tiles(grifter_stack, tiles),
        "actions": [unpack_action(each, tiles) for each in actions.split(";") if each],
    }


def _letters(names: Iterable[str], tiles: Sequence[str]) -> str:
    return "".join(TILE_LETTERS[tiles.index(name)] for name in names)


def _tiles(letters: str, tiles: Sequence[str]) -> list[str]:
    return [tiles[TILE_LETTERS.index(letter)] for letter in letters]
