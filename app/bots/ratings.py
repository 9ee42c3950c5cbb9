"""How strong the bots are, in Elo, greedy set to 1000.

Measured in games of two, 200 for each pair, by
`python3 tools/arena.py --ratings --games 200 --seed table`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 656, "greedy": 1000, "club": 1219, "expert": 1257, "master": 1280}
)
