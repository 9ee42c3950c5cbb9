"""Questions with an exact answer: the engine computes the value of each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from app.engine.actions import Abandon, Action, Build, Move
from app.engine.events import TileLifted
from app.engine.forecast import move_gains, payoffs, preview, worth_now
from app.engine.game import apply
from app.engine.state import State

ExactKind = Literal["payday", "steering", "tempo", "finale", "crowd", "parting"]
EXACT_KINDS: Final[tuple[ExactKind, ...]] = ("payday", "steering", "tempo", "finale")

FORMER_KINDS: Final[tuple[ExactKind, ...]] = ("crowd", "parting")
"""The kinds of puzzles that only dates still show."""

NEAR: Final = 2
"""An answer at most this many dollars below the best is nearly as good."""

MOST_ENDINGS: Final = 100
"""The most ways to end a turn that are compared."""


class Valued(NamedTuple):
    """The value of an action in dollars.

    `next_tile` is the tile of the next build if the question covers two builds. `closes` is whether the build
    closes a street, in `payday` only.
    """

    dollars: int
    next_tile: str = ""
    closes: bool = False


def value_of(kind: ExactKind, state: State, action: Action) -> int | None:
    """Return the value of a legal action in dollars; `None` if it has no exact one."""
    value = value_with_tile(kind, state, action)
    return value.dollars if value is not None else None


def value_with_tile(kind: ExactKind, state: State, action: Action) -> Valued | None:
    """Return the value of a legal action, higher being better; `None` if it has no exact one.

    - `payday`: the seat's payment for the streets closed by a build;
    - `steering`: the worth of the Grifter's next building, negated;
    - `tempo`: the seat's payment for the build and for its next build with a tile now in its hand;
    - `finale`: the seat's lead over its best rival after the last build of the game;
    - `crowd`: the seat's gain from a person's move, less that of its rivals;
    - `parting`: the worth of an abandoned building, negated.
    """
    match action:
        case Build() if kind not in FORMER_KINDS:
            return _value_of_build(kind, state, action)
        case Move() if kind == "crowd" and state.decision is not None:
            gains = move_gains(state, action)
            return Valued(2 * gains[state.decision.seat] - sum(gains))
        case Abandon() if kind == "parting":
            return Valued(-worth_now(state, action.cell))
    return None


def _value_of_build(kind: ExactKind, state: State, action: Build) -> Valued | None:
    match kind:
        case "payday":
            enclosed = preview(state, action).enclosed
            paid = sum(each.dollars[state.current] for each in enclosed)
            return Valued(paid, closes=bool(enclosed))
        case "steering":
            dollars = _grifter_worth(state, action)
        case "tempo":
            return _pay_in_two_turns(state, action)
        case _:
            dollars = _lead_at_the_end(state, action)
    return Valued(dollars) if dollars is not None else None


def _grifter_worth(state: State, action: Build) -> int | None:
    """Return the negated worth of the Grifter's next tile, if all decisions before it are the seat's best."""
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


def _pay_in_two_turns(state: State, action: Build) -> Valued | None:
    """Return a seat's payment up to and including its next build, with its best decisions in between.

    The Grifter builds in between. `None` if there are too many continuations.
    """
    seat = state.current
    held = list(state.seats[seat].hand)
    held.remove(action.tile)
    outcomes: list[Valued] = []
    left = [apply(state, action).state]
    while left:
        after = left.pop()
        decision = after.decision
        if decision is None or decision.kind == "build":
            money = after.seats[seat].money - state.seats[seat].money
            following = _highest_pay(after, seat, held)
            outcomes.append(following._replace(dollars=money + following.dollars))
        else:
            left += dict.fromkeys(apply(after, each).state for each in decision.options)
        if len(outcomes) + len(left) > MOST_ENDINGS:
            return None
    return max(outcomes)


def _highest_pay(state: State, seat: int, tiles: Sequence[str]) -> Valued:
    """Return the highest immediate payment to a seat for building one of some tiles, and that tile."""
    places = state.city.places_enclosing()
    if not places:
        return Valued(0)
    paid = [(each.paid, tile) for tile in tiles for each in payoffs(state, tile, seat, places).values()]
    pays = [Valued(dollars[seat], tile) for dollars, tile in paid if dollars is not None and dollars[seat]]
    return max(pays, default=Valued(0))


def _lead_at_the_end(state: State, action: Build) -> int | None:
    """Return the best lead at the end of the game; `None` if it goes on or has too many endings."""
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
