"""A bot that errs like a beginner: it overlooks two of three places for its tiles.

It takes the best of the rest by its estimates. The position alone determines what it overlooks, so it is
deterministic. It chooses tokens and the order of streets without much thought.
"""

from __future__ import annotations

from typing import Final

from ..engine.actions import Action
from ..engine.draft import Draft
from ..engine.rng import Rng
from ..engine.state import State
from . import quick

OVERLOOKS: Final = 2
"""It sees one build in this number plus one."""


def beginner_action(observation: State) -> Action:
    """Return an action for the seat to decide; raises `ValueError` if the observation has no decision."""
    decision = observation.decision
    if decision is None:
        raise ValueError("nothing is asked that this seat may know")
    draft = Draft(observation)
    rng = Rng(f"{observation.turn}/{len(observation.city)}/{decision.seat}")
    if decision.kind == "build":
        builds = sorted(quick.valued_builds(draft, decision.seat), key=lambda build: str(build[1]))
        seen = [build for build in builds if not rng.below(1 + OVERLOOKS)] or builds[:1]
        return max(seen, key=lambda build: build[0])[1]
    if decision.kind in ("score", "claim", "token"):
        return decision.options[rng.below(len(decision.options))]
    return quick.quick_action(draft, decision)
