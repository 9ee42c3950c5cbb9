"""A rough loss of a choice, from a few playouts: it decides which choices to judge first.

The judge takes some 80 playouts for a choice, this a tenth of that. It is too uncertain to report.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..engine.actions import Action
from ..engine.rng import Rng
from ..engine.state import State
from .search import Trials, playout
from .verdict import EXACT, GLANCE

CANDIDATES_TRIED: Final = 6
"""The number of options to compare with the played action."""


def rough_losses(observation: State, played: Action) -> Iterator[float | None]:
    """Yield `None` after each playout, and finally how far an action lags behind the best one, in dollars.

    Raises `ValueError` if the observation has no visible decision.
    """
    trials = Trials(observation)
    finding = trials.candidates(CANDIDATES_TRIED)
    while True:
        try:
            next(finding)
        except StopIteration as found:
            actions = list(dict.fromkeys([*found.value, played]))
            break
        yield None
    dealt = trials.deal(Rng(f"rough/{observation.turn}/{len(observation.city)}/{trials.seat}"))
    values = {}
    for action in actions:
        values[action] = playout(dealt, action, trials.seat, GLANCE, trials.evaluator_of(action, 1))
        yield None
    yield round(max(values.values()) - values[played], EXACT)
