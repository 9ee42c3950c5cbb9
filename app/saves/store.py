"""What the saves ask of a place to keep texts, how it may refuse, and how what comes from it is read."""

from __future__ import annotations

import json
from typing import Any, Final, Protocol

MAX_BRACKETS: Final = 400
"""No settings or header need more, and deep nesting would bring the reader down."""


class StoreError(Exception):
    """A text could not be kept."""


class StoreFull(StoreError):
    """There is no room left for a text; what was there before still is."""


class StoreOff(StoreError):
    """Nothing can be kept here at all (storage disabled, some private windows)."""


class Store(Protocol):
    """Texts by key. Every method may raise `StoreOff`."""

    def get(self, key: str) -> str | None:
        """Return the text under a key, or `None`."""
        ...

    def set(self, key: str, text: str) -> None:
        """Put a text under a key; raises `StoreFull` if there is no room."""
        ...

    def remove(self, key: str) -> None:
        """Forget what is under a key, if anything is."""
        ...

    def keys(self) -> list[str]:
        """Return all keys in use, in any order."""
        ...


def read_json(text: str, longest: int) -> dict[str, Any]:
    """Read a small JSON object; raises `ValueError` if it is none, too long or too nested."""
    if len(text) > longest or text.count("[") + text.count("{") > MAX_BRACKETS:
        raise ValueError("too long or too nested")
    data = json.loads(text)
    if not isinstance(data, dict):
        raise ValueError("not a JSON object")
    return data
