"""Questions with an exact answer: the engine alone says what each action is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

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


class Valued(NamedTuple):
    """The value of an action in dollars, and the tile of the next build that pays, if two are asked for."""

    dollars: int
    next_tile: str = ""


def value_of(kind: ExactKind, state: State, action: Action) -> int | None:
    """Return the value of a legal action in dollars, as `valued` does."""
    value = valued(kind, state, action)
    return value.dollars if value is not None else None


def valued(kind: ExactKind, state: State, action: Action) -> Valued | None:
    """Return the value of a legal action, the more the better; `None` if it has no exact one.

    - `payday`: the seat's payment for the streets closed by a build;
    - `steering`: less the worth of the Grifter's next building;
    - `tempo`: what the seat is paid for the build, and for its next one with a tile that it holds now;
    - `finale`: the seat's lead over its best rival after the last build of the game.
    """
    if not isinstance(action, Build):
        return None
    match kind:
        case "payday":
            return Valued(sum(each.dollars[state.current] for each in preview(state, action).enclosed))
        case "steering":
            dollars = _steered(state, action)
        case "tempo":
            return _paid_in_two_turns(state, action)
        case "finale":
            dollars = _lead_at_the_end(state, action)
    return Valued(dollars) if dollars is not None else None


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


def _paid_in_two_turns(state: State, action: Build) -> Valued | None:
    """Return what a seat is paid up to its next build, after the best answers to all questions between.

    The Grifter builds in between. `None` if there are too many ways to go on.
    """
    seat = state.current
    held = list(state.seats[seat].hand)
    held.remove(action.tile)
    found: list[Valued] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        decision = after.decision
        if decision is None or decision.kind == "build":
            money = after.seats[seat].money - state.seats[seat].money
            following = _highest_pay(after, seat, held)
            found.append(following._replace(dollars=money + following.dollars))
        else:
            left += dict.fromkeys(apply(after, each).state for each in decision.options)
        if len(found) + len(left) > MOST_ENDINGS:
            return None
    return max(found)


def _highest_pay(state: State, seat: int, tiles: Sequence[str]) -> Valued:
    """Return the most that a seat can be paid at once for a build with one of some tiles, and the tile."""
    places = state.city.places_enclosing()
    if not places:
        return Valued(0)
    paid = [(each.paid, tile) for tile in tiles for each in payoffs(state, tile, seat, places).values()]
    pays = [Valued(dollars[seat], tile) for dollars, tile in paid if dollars is not None and dollars[seat]]
    return max(pays, default=Valued(0))


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
