"""How strong the bots are, in Elo, greedy set to 1000: measured by `python3 tools/arena.py --ratings`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 800, "greedy": 1000, "club": 1100, "expert": 1200}
)
