"""Damage to texts, as from a failing disk, a truncated message or an attacker."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

HUGE = (10**400, -(10**17), 2**63, 1e308, -1, 0, 3.5)
STRANGE = (
    "\x00",
    "\ud800",
    "\u202etxt",
    "é\u0301" * 50,
    "😀",
    "\\u0000",
    "ﷺ",
    "\u2028",
    "a" * 100_000,
    "<img src=x onerror=alert(1)>",
)
KINDS: tuple[object, ...] = (None, True, False, 0, "", "x", [], {}, [[]], {"a": {}}, *HUGE, *STRANGE)


def mutated(text: str, rng: random.Random) -> str:
    """Return a text with one to three damages."""
    for _ in range(rng.randint(1, 3)):
        text = rng.choice(_DAMAGES)(text, rng)
    return text


def _flip(text: str, rng: random.Random) -> str:
    if not text:
        return text
    place = rng.randrange(len(text))
    return text[:place] + chr(ord(text[place]) ^ (1 << rng.randrange(7))) + text[place + 1 :]


def _cut(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _cut_out(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start + rng.randint(1, 40) :]


def _repeat(text: str, rng: random.Random) -> str:
    start = rng.randrange(len(text) + 1)
    return text[:start] + text[start : start + 300] * rng.randint(2, 30) + text[start:]


def _insert(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + str(rng.choice(STRANGE)) + text[place:]


def _nest(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text) + 1)
    return text[:place] + rng.choice("[{(") * rng.choice((3, 30, 100_000)) + text[place:]


def _change(text: str, rng: random.Random) -> str:
    """Replace a value somewhere in the data, if the text is JSON."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        return _flip(text, rng)
    places: list[tuple[Any, Any]] = []
    _collect(data, places)
    if not places:
        return text
    where, key = rng.choice(places)
    match rng.randrange(4):
        case 0:
            where[key] = rng.choice(KINDS)
        case 1:
            del where[key]
        case 2 if isinstance(where, list):
            where.insert(key, where[rng.randrange(len(where))])
        case _:
            other, name = rng.choice(places)
            where[key] = other[name] if name in other or isinstance(other, list) else None
    return json.dumps(data, ensure_ascii=rng.random() < 0.5, check_circular=False) if _finite(data) else text


def _collect(data: Any, places: list[tuple[Any, Any]]) -> None:
    keys = range(len(data)) if isinstance(data, list) else list(data) if isinstance(data, dict) else ()
    for key in keys:
        places.append((data, key))
        _collect(data[key], places)


def _finite(data: object) -> bool:
    try:
        json.dumps(data)
    except (ValueError, RecursionError):
        return False
    return True


_DAMAGES: tuple[Callable[[str, random.Random], str], ...] = (
    *(_flip, _cut, _cut_out, _repeat, _insert, _nest),
    *(_change, _change, _change, _change),
)
