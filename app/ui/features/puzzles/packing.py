"""Puzzles as short texts, so that hundreds of them load quickly.

A packed record has a letter for each tile, and its actions are abbreviated: `bC0,2E` builds tile C and
`bC0,2E2` with two signs, `rC0,2` renovates with it, `mt0,0` moves a tourist, `a1,2` abandons, `s1,2` scores,
`xC0,2` scores tile C instead, and `x` none.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from string import ascii_letters
from typing import Any, Final

from app.engine.deck import COLOURS
from app.engine.record import FORMAT, RECORD_VERSION
from app.engine.setup import grifter_money

TILE_LETTERS: Final = ascii_letters
"""The letters of tiles, in the order of the file's list."""

_COLOURS: Final[Mapping[str, str]] = {colour[0]: colour for colour in COLOURS}
_ACTION: Final = re.compile(r"(?:([brx])([A-Za-z])|(m)([a-z])|([as]))(-?\d+,-?\d+)([NESW]2?)?")
_VERBS: Final[Mapping[str, str]] = {
    "b": "build",
    "r": "renovate",
    "x": "swap",
    "m": "move",
    "a": "abandon",
    "s": "score",
}
_NO_SWAP: Final = "x"
_BETWEEN: Final = "/"
_CARDED: Final = "+"
"""Stands before the consultants, after the difficulty."""


def pack_action(action: str, tiles: Sequence[str]) -> str:
    """Return an abbreviated action text; raises `ValueError` for kinds that no puzzle uses."""
    match action.split(" "):
        case ["build", tile, cell, facing]:
            return f"b{_letter(tile, tiles)}{cell}{facing}"
        case ["build", tile, cell, facing, "double"]:
            return f"b{_letter(tile, tiles)}{cell}{facing}2"
        case ["swap", "none"]:
            return _NO_SWAP
        case ["renovate", tile, cell]:
            return f"r{_letter(tile, tiles)}{cell}"
        case ["swap", tile, cell]:
            return f"x{_letter(tile, tiles)}{cell}"
        case ["move", colour, cell]:
            return f"m{colour[0]}{cell}"
        case ["abandon" | "score" as verb, cell]:
            return f"{verb[0]}{cell}"
    raise ValueError(f"no puzzle has this action: {action}")


def unpack_action(text: str, tiles: Sequence[str]) -> str:
    """Return the full text of an abbreviated action; raises `ValueError` for other texts."""
    if text == _NO_SWAP:
        return "swap none"
    match = _ACTION.fullmatch(text)
    if match is None or (match[1] == "b") != bool(match[7]):
        raise ValueError(f"not a packed action: {text[:20]!r}")
    tiled, tile, coloured, colour, plain, cell, facing = match.groups()
    words = [_VERBS[tiled or coloured or plain]]
    if tile:
        words.append(tiles[TILE_LETTERS.index(tile)])
    if colour:
        words.append(_COLOURS[colour])
    words.append(cell)
    if facing:
        words += [facing[0], *(["double"] if facing[1:] else [])]
    return " ".join(words)


def pack_record(record: Mapping[str, Any], tiles: Sequence[str]) -> str:
    """Return a record without Business as a short text; it omits the names and kinds of seats."""
    cards = [seat["consultant"] for seat in record["seats"] if seat["consultant"]]
    parts = (
        (record["difficulty"] or "") + (_CARDED + ",".join(cards) if cards else ""),
        *(_letters(hand, tiles) for hand in record["hands"]),
        _letters(record["stack"], tiles),
        _letters(record["grifter_stack"], tiles),
        ";".join(pack_action(action, tiles) for action in record["actions"]),
    )
    return _BETWEEN.join(parts)


def unpack_record(text: str, tiles: Sequence[str], names: Sequence[str], seat: int) -> dict[str, Any]:
    """Return the record of a packed text as data: one person decides, the others are bots or the Grifter."""
    head, *hands, stack, grifter_stack, actions = text.split(_BETWEEN)
    difficulty, _, carded = head.partition(_CARDED)
    cards = carded.split(",") if carded else []
    kinds = [
        "human" if number == seat else "grifter" if difficulty else "club" for number in range(len(hands))
    ]
    money = [grifter_money(difficulty, bool(cards)) if kind == "grifter" else 0 for kind in kinds]
    return {
        "format": FORMAT,
        "version": RECORD_VERSION,
        "edition": "2021",
        "mode": "solo" if difficulty else "multiplayer",
        "business": False,
        "consultants": bool(cards),
        "difficulty": difficulty or None,
        "deck": "standard",
        "seed": None,
        "seats": [
            {"name": name, "consultant": card, "money": dollars, "kind": kind}
            for name, card, dollars, kind in zip(
                names, [*cards, None, None, None], money, kinds, strict=False
            )
        ],
        "hands": [_tiles(hand, tiles) for hand in hands],
        "stack": _tiles(stack, tiles),
        "grifter_stack": _tiles(grifter_stack, tiles),
        "actions": [unpack_action(each, tiles) for each in actions.split(";") if each],
    }


def _letter(tile: str, tiles: Sequence[str]) -> str:
    return TILE_LETTERS[tiles.index(tile)]


def _letters(names: Iterable[str], tiles: Sequence[str]) -> str:
    return "".join(_letter(name, tiles) for name in names)


def _tiles(letters: str, tiles: Sequence[str]) -> list[str]:
    return [tiles[TILE_LETTERS.index(letter)] for letter in letters]
