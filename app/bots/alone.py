"""Alone against the Grifter: he follows a rule, so what he answers to a build need not be guessed.

What a build leads to is looked at once he has answered it. While playing on in thought that is done for the
few builds that look best at a glance; for the choice itself for many, as a build that brings little may
leave him the worse place.
"""

from __future__ import annotations

from collections.abc import Generator
from heapq import nlargest
from operator import itemgetter
from typing import Final

from ..engine.actions import Action
from ..engine.draft import Draft
from ..engine.state import Decision, State
from ..engine.turn import carry_out, run
from . import quick

FEW: Final = 4
MANY: Final = 40
"""How many builds are looked at until the Grifter has answered: while playing on, and for the choice."""


def solo_action(draft: Draft, decision: Decision, evaluator_of: quick.EvaluatorOf) -> Action:
    """Return one of the options of what is being asked."""
    if decision.kind != "build":
        return quick.quick_action(draft, decision, evaluator_of)
    few = nlargest(FEW, quick.valued_builds(draft, decision.seat, evaluator_of), key=itemgetter(0))
    return max(
        (action for _, action in few),
        key=lambda action: _answered(draft, action, decision.seat, evaluator_of),
    )


def order_builds(
    dealt: State, seat: int, actions: list[Action], evaluator_of: quick.EvaluatorOf
) -> Generator[Action, None, list[Action]]:
    """Return builds in the order of what they lead to; it is of no account how what is hidden was dealt.

    In between, each time after about as much work as a playout, one of them is given.
    """
    draft = Draft(dealt)
    values: dict[Action, float] = {}
    for action in actions:
        values[action] = _answered(draft, action, seat, evaluator_of)
        if len(values) % FEW == 0:
            yield action
    return sorted(actions, key=lambda action: -values[action])


def _answered(draft: Draft, action: Action, seat: int, evaluator_of: quick.EvaluatorOf) -> float:
    """Return how the seat stands when the Grifter has answered a build."""
    after = draft.copy()
    carry_out(after, action)
    decision = run(after)
    quick.play_on(after, decision, quick.tiles_left(draft), evaluator_of)
    return quick.standing_of(after, seat, evaluator_of)
