"""What the saves ask of a place to keep texts, and how it may refuse."""

from __future__ import annotations

from typing import Protocol


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
