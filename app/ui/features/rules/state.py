"""The state of the rules: the search text."""

from __future__ import annotations

from typing import Final

from app.ui.core.slices import Slice

SOUGHT: Final[Slice[str]] = Slice("sought", "")
"""The search text of the rules."""
