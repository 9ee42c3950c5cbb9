"""The words: what `assets/texts/*.toml` says, by file and dotted key."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

ASSETS: Final = next(p / "assets" for p in Path(__file__).resolve().parents if (p / "assets").is_dir())


@cache
def book(name: str) -> Mapping[str, Any]:
    """Return the contents of a file of texts (`interface`, `rules`, `help`, `credits`)."""
    with (ASSETS / "texts" / f"{name}.toml").open("rb") as file:
        return tomllib.load(file)


@cache
def _entry(key: str) -> Any:
    value: Any = book("interface")
    for word in key.split("."):
        value = value[word]
    return value


def say(key: str, **values: object) -> str:
    """Return a text of the interface with its `{places}` filled; raises `KeyError` for an unknown key."""
    pattern = _entry(key)
    if not isinstance(pattern, str):
        raise KeyError(key)
    return pattern.format(**values) if values else pattern


def knows(key: str) -> bool:
    """Return whether there is a text under a key."""
    try:
        return isinstance(_entry(key), str)
    except KeyError:
        return False


def number(key: str, count: int, **values: object) -> str:
    """Return the phrase for a number of things: its `one` or its `other` text."""
    return say(f"{key}.{'one' if count == 1 else 'other'}", count=count, **values)


def counted(thing: str, count: int) -> str:
    """Give `3 hipsters`: a phrase of `[counts]`."""
    return number(f"counts.{thing}", count)


def listed(words: Sequence[str]) -> str:
    """Join words: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say("list.comma").join(words[:-1]) + say("list.and") + words[-1]
