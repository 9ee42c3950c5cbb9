"""How strong the bots are, in Elo, greedy set to 1000.

Measured against greedy in games of two with `tools/arena.py`, and so far in few of them: beginner won 4 of
40, club 83.5 of 120, expert 51.5 of 70. Beginner's may be off by 150, the others by 90.
`tools/arena.py --ratings` measures anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 640, "greedy": 1000, "club": 1140, "expert": 1180}
)
