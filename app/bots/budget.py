"""The budget of a search."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """Search limits: the number of candidates, the total of playouts, and the builds in each playout."""

    candidates: int = 8
    playouts: int = 64
    builds: int = 4
