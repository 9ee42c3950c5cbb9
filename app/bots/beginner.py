"""A bot that errs as people do in their first games.

It sees what a building is worth where it stands, not what it does to others, overlooks half of the places,
and takes what looks best. What it overlooks depends on the position alone, so it answers the same each time.
"""

from __future__ import annotations

from ..engine.actions import Action, Build
from ..engine.forecast import worths
from ..engine.rng import Rng
from ..engine.state import State
from . import greedy


def choose(observation: State) -> Action:
    """Choose an action for the seat that is asked; raises `ValueError` if none is, as far as it may know."""
    decision = observation.decision
    if decision is None:
        raise ValueError("nothing is asked that this seat may know")
    rng = Rng(f"{observation.turn}/{len(observation.city)}/{decision.seat}")
    if decision.kind in ("build", "grifter"):
        builds = [action for action in decision.options if isinstance(action, Build) and not action.double]
        seen = [action for action in builds if rng.below(2)] or builds
        worth = {tile: worths(observation, tile) for tile in dict.fromkeys(action.tile for action in seen)}
        return max(seen, key=lambda action: worth[action.tile][action.cell, action.facing])
    if decision.kind == "move":
        return greedy.choose(observation)
    return decision.options[rng.below(len(decision.options))]
