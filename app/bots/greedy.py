"""A bot that takes the most money now.

It plays every option on a copy of its observation, to the end of its turn, and takes the one with the best
`evaluation`. It breaks ties at random, seeded by the observation.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ..engine.city import COLOURS
from ..engine.events import ChooseBuild, EndTurn, GetReady, PlaceGrifter
from ..engine.forecast import swap_gain
from ..engine.game import apply
from ..engine.position import Hypothetical
from ..engine.rng import Rng
from ..engine.state import Action, Decision, Move, State, Swap, plus
from .evaluation import Evaluation

_LATER: Final = (GetReady, ChooseBuild, PlaceGrifter, EndTurn)
"""The steps that end the consequences of a choice."""


def greedy_action(observation: State) -> Action:
    """Choose an action for the seat to decide; raises `ValueError` if the observation has no decision."""
    values = values_of(observation)
    best = max(values.values())
    equals = [action for action, value in values.items() if value == best]
    assert observation.decision is not None
    return equals[_lots(observation, observation.decision).below(len(equals))]


def values_of(observation: State) -> dict[Action, int]:
    """Return the expected value of each option of the decision this turn.

    Raises `ValueError` if the observation has no decision.
    """
    decision = observation.decision
    if decision is None:
        raise ValueError("nothing is asked that this seat may know")
    state, evaluation = this_turn_only(observation), Evaluation(observation, decision.seat)
    value = _value(decision)
    return {action: value(state, evaluation, action) for action in decision.options}


def _lots(observation: State, decision: Decision) -> Rng:
    """Return a random generator for a decision, seeded by the position and the visible hands."""
    hands = "/".join(" ".join(seat.hand) for seat in observation.seats)
    return Rng(f"{observation.turn}/{decision.seat}/{decision.kind}/{sum(observation.moving)}/{hands}")


def this_turn_only(state: State) -> State:
    """Return the state without the agenda beyond the consequences of a choice: no draw, no next turn."""
    kept = [state.agenda[-1]]
    for step in reversed(state.agenda[:-1]):
        if isinstance(step, _LATER):
            break
        kept.append(step)
    return replace(state, agenda=tuple(reversed(kept)))


_Value = Callable[[State, Evaluation, Action], int]


def _value(decision: Decision) -> _Value:
    """Return the function that evaluates the options of a decision."""
    values: dict[str, _Value] = {
        "move": _gain_of_move,
        "swap": _gain_of_swap,
        "claim": _tokens_after,
        "token": _tokens_after,
    }
    return values.get(decision.kind, value_after)


def _answer(state: State, decision: Decision, evaluation: Evaluation) -> Action:
    """Return the best option of a decision, the first on a tie."""
    value = _value(decision)
    return max(decision.options, key=lambda action: value(state, evaluation, action))


def value_after(state: State, evaluation: Evaluation, action: Action) -> int:
    """Evaluate an action and the decisions it causes; each seat decides in its own interest."""
    state = apply(state, action).state
    while (decision := state.decision) is not None:
        theirs = evaluation if decision.seat == evaluation.seat else Evaluation(state, decision.seat)
        action = _answer(state, decision, theirs)
        state = apply(state, action).state
        # People of a colour all move to the same building.
        while state.decision is not None and isinstance(action, Move) and action in state.decision.options:
            state = apply(state, action).state
    return evaluation.of(state)


def _tokens_after(state: State, evaluation: Evaluation, action: Action) -> int:
    """Return the value of the tokens after a claim."""
    state = apply(state, action).state
    while (decision := state.decision) is not None and decision.kind == "token":
        state = apply(state, _answer(state, decision, evaluation)).state
    return evaluation.tokens(state)


def _gain_of_move(state: State, evaluation: Evaluation, action: Action) -> int:
    """Return the promise that one more person on a building adds to its street."""
    if not isinstance(action, Move):
        raise TypeError(action)
    street, site = state.city.streets[action.cell], state.city.sites[action.cell]
    people = plus(site.people, COLOURS.index(action.colour), 1)
    city = state.city.with_sites({action.cell: site._replace(people=people)})
    after = Hypothetical(state.rules, city, state.seats)
    return evaluation.promise(after, street) - evaluation.promise(state, street)


def _gain_of_swap(state: State, evaluation: Evaluation, action: Action) -> int:
    """Return the gain of a swap; only the payment for that one building changes (rules.md §8).

    A swap without gain would only reveal a tile.
    """
    if not isinstance(action, Swap):
        raise TypeError(action)
    if action.tile is None or action.cell is None:
        return 0
    return swap_gain(state, action) or -1
