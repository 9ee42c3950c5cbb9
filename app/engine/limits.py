"""How much of a record is read: more than any game has, and less than would bring a reader down."""

from __future__ import annotations

from typing import Final

MAX_TEXT: Final = 200_000
"""Characters."""

MAX_DEPTH: Final = 12
"""Brackets within one another."""

MAX_ACTIONS: Final = 2_000
MAX_MONEY: Final = 1_000_000
MAX_KEPT: Final = 100
"""Keys that are not ours."""
