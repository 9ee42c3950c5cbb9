"""Questions with an exact answer: the engine alone says what each action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from app.engine.actions import Action, Build
from app.engine.events import TileLifted
from app.engine.forecast import payoffs, preview
from app.engine.game import apply
from app.engine.state import State

ExactKind = Literal["payday", "steering", "tempo", "finale"]
EXACT_KINDS: Final[tuple[ExactKind, ...]] = ("payday", "steering", "tempo", "finale")

NEAR: Final = 2
"""The most dollars by which an answer is nearly the best."""

MOST_ENDINGS: Final = 100
"""The most ways for a last turn to end that are compared."""


def value_of(kind: ExactKind, state: State, action: Action) -> int | None:
    """Return the value of a legal action in dollars, the more the better; `None` if it has no exact one.

    - `payday`: the seat's payment for the streets closed by a build;
    - `steering`: less the worth of the Grifter's next building;
    - `tempo`: what the seat is paid for the build, and for its next one with a tile that it holds now;
    - `finale`: the seat's lead over its best rival after the last build of the game.
    """
    match kind, action:
        case "payday", Build():
            return sum(scoring.dollars[state.current] for scoring in preview(state, action).enclosed)
        case "steering", Build():
            return _steered(state, action)
        case "tempo", Build():
            return _paid_in_two_turns(state, action)
        case "finale", Build():
            return _lead_at_the_end(state, action)
    return None


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


def _paid_in_two_turns(state: State, action: Build) -> int | None:
    """Return what a seat is paid up to its next build, after the best answers to all questions between.

    The Grifter builds in between. `None` if there are too many ways to go on.
    """
    seat = state.current
    held = list(state.seats[seat].hand)
    held.remove(action.tile)
    paid: list[int] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        decision = after.decision
        if decision is None or decision.kind == "build":
            money = after.seats[seat].money - state.seats[seat].money
            paid.append(money + _highest_pay(after, seat, held))
        else:
            left += dict.fromkeys(apply(after, each).state for each in decision.options)
        if len(paid) + len(left) > MOST_ENDINGS:
            return None
    return max(paid)


def _highest_pay(state: State, seat: int, tiles: Sequence[str]) -> int:
    """Return the most that a seat can be paid at once for a build with one of some tiles."""
    places = state.city.places_enclosing()
    if not places:
        return 0
    paid = [each.paid for tile in tiles for each in payoffs(state, tile, seat, places).values()]
    return max((dollars[seat] for dollars in paid if dollars is not None), default=0)


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
