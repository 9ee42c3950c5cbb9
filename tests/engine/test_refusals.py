"""What is not offered on the board is refused for one reason, and only that."""

from __future__ import annotations

from typing import get_args

import pytest

from app.engine.actions import Abandon, Action, Move, Renovate
from app.engine.game import illegal, legal_actions
from app.engine.refusals import Problem
from app.engine.setup import Setup
from app.engine.state import State
from tests.engine.support import game, name_of, setups

GAMES = [chosen for chosen in setups("refusals") if chosen.consultants or chosen.mode == "solo"]


def answers_on_the_board(state: State) -> list[Action]:
    """Every cell of the city as the answer to the choice on the board."""
    asked = legal_actions(state)[0]
    match asked:
        case Move(colour):
            return [Move(colour, cell) for cell in (*state.city, (99, 99))]
        case Abandon():
            return [Abandon(cell) for cell in state.city]
    renovated = [option.tile for option in legal_actions(state) if isinstance(option, Renovate)]
    return [Renovate(renovated[0], cell) for cell in state.city] if renovated else []


@pytest.mark.parametrize("chosen", GAMES, ids=name_of)
def test_what_is_offered_and_what_is_refused_make_up_the_city(chosen: Setup) -> None:
    for state, _, _, _ in game(chosen):
        for action in answers_on_the_board(state):
            refusal = illegal(state, action).refusal
            assert (refusal is None) == (action in legal_actions(state)), action


def test_every_reason_comes_up() -> None:
    told = set()
    for chosen in GAMES:
        for state, _, _, _ in game(chosen):
            for action in answers_on_the_board(state):
                refusal = illegal(state, action).refusal
                if refusal is not None:
                    told.add(refusal.problem)
    placements = {"occupied", "corner-only", "long-sides", "apart", "too-long"}
    assert set(told) == set(get_args(Problem)) - placements
