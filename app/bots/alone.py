"""Solo play: the Grifter follows a rule, so his answer to a build can be computed instead of guessed.

Builds are compared after his answer. Playouts do this for the few builds with the best estimates. The choice
itself considers many, since a build with a low gain may leave him a worse place.
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
"""The number of builds to play through the Grifter's answer: in playouts, and for the choice itself."""


def solo_action(draft: Draft, decision: Decision, evaluator_of: quick.EvaluatorOf) -> Action:
    """Return one of the options of the pending decision."""
    if decision.kind != "build":
        return quick.quick_action(draft, decision, evaluator_of)
    few = nlargest(FEW, quick.valued_builds(draft, decision.seat, evaluator_of), key=itemgetter(0))
    return max(
        (action for _, action in few),
        key=lambda action: _value_after_answer(draft, action, decision.seat, evaluator_of),
    )


def order_builds(
    dealt: State, seat: int, actions: list[Action], evaluator_of: quick.EvaluatorOf
) -> Generator[Action, None, list[Action]]:
    """Return builds ordered by their results; the dealt hidden tiles do not influence them.

    Yields an action each time after about as much work as one playout.
    """
    draft = Draft(dealt)
    values: dict[Action, float] = {}
    for action in actions:
        values[action] = _value_after_answer(draft, action, seat, evaluator_of)
        if len(values) % FEW == 0:
            yield action
    return sorted(actions, key=lambda action: -values[action])


def _value_after_answer(draft: Draft, action: Action, seat: int, evaluator_of: quick.EvaluatorOf) -> float:
    """Return the seat's evaluation after a build and the Grifter's answer."""
    after = draft.copy()
    carry_out(after, action)
    decision = run(after)
    quick.play_on(after, decision, quick.tiles_left(draft), evaluator_of)
    return quick.standing_of(after, seat, evaluator_of)
