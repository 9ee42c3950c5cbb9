"""The interface of a text store, its errors, and safe reading of stored JSON."""

from __future__ import annotations

import json
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


def _has_many_brackets(text: str) -> bool:
    return text.count("[") + text.count("{") > MANY_BRACKETS


def _is_deep(text: str) -> bool:
    from app.engine.record import (
        MAX_DEPTH,
        nesting,  # late: the first page reads no records
    )

    return nesting(text) > MAX_DEPTH
