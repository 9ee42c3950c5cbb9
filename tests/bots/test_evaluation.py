"""The evaluation's cache does not change its results."""

from __future__ import annotations

import pytest

from app.bots.evaluation import Evaluation
from app.engine.game import apply, legal_actions
from app.engine.rng import Rng
from app.engine.setup import Setup
from tests.engine.support import game, name_of, setups


def thorough(evaluation: Evaluation) -> Evaluation:
    """Return the evaluation without its cached promises."""
    evaluation.__dict__["_promises"] = {}
    return evaluation


@pytest.mark.parametrize("chosen", list(setups("standing"))[::5], ids=name_of)
def test_cached_promises_of_streets_stay_right(chosen: Setup) -> None:
    rng = Rng(name_of(chosen))
    for state, _, _, _ in game(chosen, dense=True):
        options = legal_actions(state)
        seat = rng.below(len(state.seats))
        quick, slow = Evaluation(state, seat), thorough(Evaluation(state, seat))
        for _ in range(3):
            after = apply(state, options[rng.below(len(options))]).state
            assert quick.of(after) == slow.of(after)
