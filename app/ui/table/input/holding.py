"""Held keys: one press has one effect, however often the keyboard repeats it."""

from __future__ import annotations

from typing import Final

from app.ui.table.input.keys import ARROWS

REPEATED: Final = 1500.0
"""Milliseconds within which a held key comes again, where the browser does not say that it repeats."""

MAY_REPEAT: Final = frozenset({*ARROWS, "Home", "End", "PageUp", "PageDown", "Tab", "+", "-", "j", "k", "w"})
"""Names of keys that only move the focus or the view, and may do so as long as they are held."""

ACTIVATING: Final = frozenset({"Enter", "NumpadEnter", "Space", " "})
"""Keys, by place or by name, of which the browser makes a click on the control with the focus."""


def may_repeat(name: str, *, typing: bool) -> bool:
    """Return whether a key that is held may go on having an effect; `typing`: in a field, where it began."""
    return name not in ("Enter", "Escape") if typing else name in MAY_REPEAT


class HeldKeys:
    """Knows which keys are down. Keys by their place or name, times in milliseconds of one clock."""

    def __init__(self) -> None:
        self._down: dict[str, float] = {}
        self._clicked: set[str] = set()

    def pressed(self, key: str, time: float, *, repeated: bool, with_meta: bool = False) -> bool:
        """Note that a key went down, or goes on being down; return whether it was pressed just now.

        Together with Meta, macOS tells of no release.
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
        """Forget all keys: their release would not be heard of."""
        self._down.clear()
        self._clicked.clear()

    def clicks(self, time: float) -> bool:
        """Note a click without a pointer; return whether it is the first, if a key that is down made it."""
        held = {key for key in ACTIVATING & self._down.keys() if time - self._down[key] <= REPEATED}
        first = not held & self._clicked
        self._clicked |= held
        return first
