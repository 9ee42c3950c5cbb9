"""Limits for reading records: above any real game, low enough to protect the reader."""

from __future__ import annotations

from typing import Final

MAX_TEXT: Final = 200_000
"""In characters."""

MAX_DEPTH: Final = 12
"""In nested brackets."""

MAX_ACTIONS: Final = 2_000
MAX_MONEY: Final = 1_000_000
MAX_KEPT: Final = 100
"""Unknown keys."""
