"""How much a bot may think."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """How much may be thought: candidates, playouts in all if there are so many, builds each plays on."""

    candidates: int = 8
    playouts: int = 64
    builds: int = 4
