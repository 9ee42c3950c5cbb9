"""Rough losses, which order the judging."""

from __future__ import annotations

import json
from itertools import islice

import pytest

from app.bots.quick import beginner_action
from app.bots.tasks import UNTIMED, TaskQueue
from app.bots.verdict import CANDIDATES_TRIED, is_judged, rough_losses
from app.engine.game import observe
from app.engine.observation import encode_state
from app.engine.rng import Rng
from app.engine.state import State
from tests.bots.support import RandomPlayer, play, reshuffled
from tests.engine.support import asked, setup


def judged(players: int) -> list[tuple[State, int]]:
    """Return some positions with a judged choice, and the deciding seats."""
    player = RandomPlayer("rough")
    positions = play(setup(players), *[player] * players)
    return [(state, seat) for state, seat, _ in islice(positions, 70) if is_judged(state.decision)][::6]


@pytest.mark.parametrize("players", [1, 3])
def test_no_loss_is_negative_and_the_best_option_loses_nothing(players: int) -> None:
    for state, seat in judged(players):
        seen = observe(state, seat)
        options = asked(seen).options
        losses = []
        for action in (beginner_action(seen), options[0], options[-1]):
            *playouts, loss = rough_losses(seen, action)
            assert set(playouts) == {None}
            assert loss is not None and loss >= 0
            losses.append(loss)
        assert len(playouts) <= CANDIDATES_TRIED + 1 or players == 1
        assert max(losses) > 0 or len(options) <= 3


def test_hidden_tiles_do_not_change_a_rough_loss() -> None:
    for state, seat in judged(2):
        action = asked(state).options[-1]
        other = reshuffled(state, seat, Rng("rough"))
        assert list(rough_losses(observe(state, seat), action)) == list(
            rough_losses(observe(other, seat), action)
        )


def test_the_task_returns_the_loss_in_dollars() -> None:
    state, seat = judged(2)[0]
    seen = observe(state, seat)
    action = asked(seen).options[-1]
    queue = TaskQueue()
    queue.begin("r", 0, UNTIMED, "rough-loss", encode_state(seen), str(action))
    while (text := queue.step()) is None:
        pass
    *_, loss = rough_losses(seen, action)
    assert loss is not None
    assert float(json.loads(text)["best"]) == pytest.approx(loss, abs=0.005)
