"""A bot that errs as people do in their first games: two of three places for its tiles it overlooks.

Among those it sees it takes what it expects most of. Which it overlooks depends on the position alone, so it
answers the same each time. Tokens and the order of streets it chooses without much thought.
"""

from __future__ import annotations

from typing import Final

from ..engine.actions import Action
from ..engine.draft import Draft
from ..engine.rng import Rng
from ..engine.state import State
from . import quick

OVERLOOKS: Final = 2
"""It sees one build in so many and one more."""


def beginner_action(observation: State) -> Action:
    """Return an action for the seat that is asked; raises `ValueError` if none is, as far as it may know."""
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
