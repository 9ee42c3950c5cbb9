"""What a choice seems to cost at a glance: a hint in milliseconds which choices to judge first.

It compares the quick player's estimates. They overlook what only playouts show, so they are no verdict.
"""

from __future__ import annotations

from ..engine.actions import Abandon, Action
from ..engine.draft import Draft
from ..engine.state import State
from .estimate import Evaluator
from .quick import turns_left, valued_builds


def glance_loss(observation: State, played: Action) -> float:
    """Return the lead of the best build or abandonment over the one played, in estimated dollars.

    0 for a renovation, which is not estimated at a glance.
    """
    decision = observation.decision
    assert decision is not None
    draft = Draft(observation)
    if decision.kind == "build":
        values = {action: value for value, action in valued_builds(draft, decision.seat)}
    else:
        evaluator = Evaluator(draft, decision.seat, turns_left(draft))
        values = {
            action: -evaluator.streets.building(action.cell)
            for action in decision.options
            if isinstance(action, Abandon)
        }
    return max(values.values()) - values.get(played, max(values.values()))
