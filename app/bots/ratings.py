"""How strong the bots are, in Elo, greedy set to 1000.

Fitted by `tools/arena.elo` to games listed under Bots in docs/decisions.md: beginner and greedy 140,
club, expert and greedy 1,930, nine tenths of them in a model of the game. By chance
alone expert's may be off by 35, club's by 25, beginner's by 90. `tools/arena.py --ratings` measures anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

RATINGS: Final[Mapping[str, int]] = MappingProxyType(
    {"beginner": 661, "greedy": 1000, "club": 1174, "expert": 1255}
)
