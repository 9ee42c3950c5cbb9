"""How strong the bots are, in Elo, greedy set to 1000.

Fitted by `tools/arena.elo` to games listed under Bots in docs/decisions.md: 280 of the arena, 1,960 of a
model of the game. By chance alone expert's may be off by 30, club's by 20, beginner's by 90.
`tools/arena.py --ratings` measures anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 676, "greedy": 1000, "club": 1181, "expert": 1264}
)
