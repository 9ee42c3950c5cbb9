"""The rivals' view of a position, which differs from that of the searching bot.

If a search lets all seats follow its own estimates, it expects rivals to choose like itself, and longer
playouts only extend the wrong line. Greedy's weights predict other players' builds better, even those of
other bots (docs/bots.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from ..engine.kinds import KINDS
from ..engine.position import Position
from ..engine.state import SIGNS
from .evaluation import OPEN_END_CHANCES, SIGN_VALUES, UNPAID
from .prospects import LONGEST, Prospect, Times


def greedy_outlook(position: Position, turns: int) -> Sequence[Times]:
    """Return each seat's weights as greedy sees them (`evaluation.py`)."""
    return [_times(min(turns, LONGEST))] * len(position.seats)


@lru_cache(maxsize=LONGEST + 1)
def _times(turns: int) -> Times:
    shares = (1.0, *((UNPAID + more * turns / (turns + half)) / 100 for more, half in OPEN_END_CHANCES))
    signs = [
        SIGN_VALUES[unused] / 100 if unused < min(len(SIGN_VALUES), turns) else 0.0
        for unused in range(SIGNS + 1)
    ]
    valuations = tuple([{kind: Prospect(share, 0.0) for kind in KINDS} for share in shares])
    return Times(valuations, shares, tuple(signs))
