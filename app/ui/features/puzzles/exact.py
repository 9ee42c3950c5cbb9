"""Questions with an exact answer: the engine alone says what each action is worth."""

from __future__ import annotations

from typing import Final, Literal

from app.engine.actions import Abandon, Action, Build, Move
from app.engine.events import TileLifted
from app.engine.forecast import move_gains, preview, worth_now
from app.engine.game import apply
from app.engine.state import State

ExactKind = Literal["payday", "crowd", "parting", "steering", "finale"]
EXACT_KINDS: Final[tuple[ExactKind, ...]] = ("payday", "crowd", "parting", "steering", "finale")

MOST_ENDINGS: Final = 100
"""The most ways for a last turn to end that are compared."""


def value_of(kind: ExactKind, state: State, action: Action) -> int | None:
    """Return the value of a legal action in dollars, the more the better; `None` if it has no exact one.

    - `payday`: the seat's payment for the streets closed by a build;
    - `crowd`: what a person adds to the seat's buildings, less what it adds to the rivals';
    - `parting`: less the worth of the building given up;
    - `steering`: less the worth of the Grifter's next building;
    - `finale`: the seat's lead over its best rival after the last build of the game.
    """
    match kind, action:
        case "payday", Build():
            return sum(scoring.dollars[state.current] for scoring in preview(state, action).enclosed)
        case "crowd", Move():
            gains = move_gains(state, action)
            return 2 * gains[_mover(state)] - sum(gains)
        case "parting", Abandon():
            return -worth_now(state, action.cell)
        case "steering", Build():
            return _steered(state, action)
        case "finale", Build():
            return _lead_at_the_end(state, action)
    return None


def _mover(state: State) -> int:
    assert state.decision is not None
    return state.decision.seat


def _steered(state: State, action: Build) -> int | None:
    """Return less the worth of the Grifter's next tile after the best answers to all questions before it."""
    least: list[int] = []
    left = [apply(state, action)]
    while left:
        after = left.pop()
        lifted = next((event for event in after.events if isinstance(event, TileLifted)), None)
        decision = after.state.decision
        if lifted is not None:
            if lifted.rule != "valuation":
                return None
            least.append(max(dollars for *_, dollars in lifted.worths))
        elif decision is None:
            return None
        else:
            left += [apply(after.state, each) for each in decision.options]
        if len(least) + len(left) > MOST_ENDINGS:
            return None
    return -min(least)


def _lead_at_the_end(state: State, action: Build) -> int | None:
    """Return the best lead at the end of the game; `None` if it does not end or ends in too many ways."""
    seat = state.current
    leads: list[int] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        if after.over:
            money = [each.money for each in after.seats]
            leads.append(money[seat] - max(money[:seat] + money[seat + 1 :]))
        elif after.decision is None or after.decision.seat != seat or after.decision.kind == "build":
            return None
        else:
            left += [apply(after, each).state for each in after.decision.options]
        if len(leads) + len(left) > MOST_ENDINGS:
            return None
    return max(leads)
