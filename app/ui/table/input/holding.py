"""Held keys: each press has one effect, even if the keyboard repeats it."""

from __future__ import annotations

from typing import Final

from app.ui.table.input.keys import ARROWS

REPEATED: Final = 1500.0
"""Milliseconds within which a keydown counts as a repeat in browsers that do not mark repeats."""

MAY_REPEAT: Final = frozenset({*ARROWS, "Home", "End", "PageUp", "PageDown", "Tab", "+", "-", "j", "k", "w"})
"""Keys that only move the focus or view, and may repeat."""

ACTIVATING: Final = frozenset({"Enter", "NumpadEnter", "Space", " "})
"""Keys (by code or name) with which the browser clicks the focused control."""


def may_repeat(name: str, *, typing: bool) -> bool:
    """Return whether a held key may repeat; `typing`: it was pressed in a text field."""
    return name not in ("Enter", "Escape") if typing else name in MAY_REPEAT


class HeldKeys:
    """Tracks the keys that are down. Keys are codes or names, times are milliseconds."""

    def __init__(self) -> None:
        self._down: dict[str, float] = {}
        self._clicked: set[str] = set()

    def pressed(self, key: str, time: float, *, repeated: bool, with_meta: bool = False) -> bool:
        """Note a keydown; return whether it is a new press.

        macOS reports no release of keys pressed together with Meta.
        """
        before = None if with_meta else self._down.get(key)
        new = not repeated and (before is None or time - before > REPEATED)
        if new:
            self.released(key)
        if not with_meta:
            self._down[key] = time
        return new

    def released(self, key: str) -> None:
        """Note that a key went up."""
        self._down.pop(key, None)
        self._clicked.discard(key)

    def forget(self) -> None:
        """Forget all keys, because their release may go unnoticed."""
        self._down.clear()
        self._clicked.clear()

    def clicks(self, time: float) -> bool:
        """Note a click without a pointer; return whether it is the first of the key that is down."""
        held = {key for key in ACTIVATING & self._down.keys() if time - self._down[key] <= REPEATED}
        first = not held & self._clicked
        self._clicked |= held
        return first
