"""The bots' strength in Elo, with greedy at 1000.

Measured in two-player games, 200 for each pair, by `python3 tools/arena.py --ratings --games 200 --seed
table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 656, "greedy": 1000, "club": 1219, "expert": 1257, "master": 1280}
)
