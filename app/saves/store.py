"""The interface of a text store, its errors, and safe reading and merging of stored JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, Protocol

MANY_BRACKETS: Final = 400
"""More than any settings or header needs, and few enough to protect the JSON parser from deep nesting."""


class StoreError(Exception):
    """A text could not be stored."""


class StoreFull(StoreError):
    """The store is full; the previous text is unchanged."""


class StoreOff(StoreError):
    """Nothing can be stored (storage disabled, some private windows)."""


class Store(Protocol):
    """Texts by key. Every method may raise `StoreOff`."""

    def get(self, key: str) -> str | None:
        """Return the text under a key, or `None`."""
        ...

    def set(self, key: str, text: str) -> None:
        """Store a text under a key; raises `StoreFull` if it does not fit."""
        ...

    def remove(self, key: str) -> None:
        """Remove the text under a key, if there is one."""
        ...

    def keys(self) -> list[str]:
        """Return all keys in use, in any order."""
        ...


def read_json(text: str, longest: int) -> dict[str, Any]:
    """Parse a small JSON object; raises `ValueError` if it is something else, too long or too nested."""
    if len(text) > longest or (_has_many_brackets(text) and _is_deep(text)):
        raise ValueError("too long or too nested")
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    return data


def merged_entries(stored: Any, before: Any, after: Any) -> Any:
    """Return stored plain data with the changes between two others, entry by entry.

    An unchanged entry keeps its stored value. Objects, and lists of equal length, merge by entry; any other
    change replaces the whole value.
    """
    if before == after:
        return stored
    if isinstance(stored, dict) and isinstance(before, dict) and isinstance(after, dict):
        remaining = {key: value for key, value in stored.items() if key in after or key not in before}
        changed = {
            key: merged_entries(stored.get(key), before.get(key), value)
            for key, value in after.items()
            if key not in before or before[key] != value
        }
        return {**remaining, **changed}
    lists = isinstance(stored, list) and isinstance(before, list) and isinstance(after, list)
    if lists and len(stored) == len(before) == len(after):
        return [merged_entries(*entries) for entries in zip(stored, before, after, strict=True)]
    return after


def merged_names(stored: Sequence[str], before: Sequence[str], after: Sequence[str]) -> list[str]:
    """Return stored names without those removed between two others, then those added."""
    names = [name for name in stored if name in after or name not in before]
    return list(dict.fromkeys([*names, *(name for name in after if name not in before)]))


def _has_many_brackets(text: str) -> bool:
    return text.count("[") + text.count("{") > MANY_BRACKETS


def _is_deep(text: str) -> bool:
    from app.engine.limits import MAX_DEPTH
    from app.engine.record import nesting  # late: the first page reads no records

    return nesting(text) > MAX_DEPTH
