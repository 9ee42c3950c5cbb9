"""The bots' strength in Elo, with greedy at 1000.

Measured in two-player games, 50 to 200 for each pair (docs/bots.md).
`python3 tools/arena.py --ratings --games 200 --seed table` measures them all again.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 613, "greedy": 1000, "club": 1216, "expert": 1295}
)
