"""What the expert bot is better at than the greedy one."""

from __future__ import annotations

from app.bots import expert, greedy
from app.engine.actions import Build
from app.engine.game import observe
from app.engine.state import State
from tests.bots.support import Player, finish, play
from tests.engine.support import setup


def ahead(end: State, seat: int) -> int:
    """How far a seat of two is ahead."""
    return end.seats[seat].money - end.seats[1 - seat].money


def test_it_is_further_ahead_of_the_grifter() -> None:
    def margin(player: Player) -> int:
        return sum(ahead(finish(setup(1, seed=f"expert{n}"), player), 0) for n in range(5))

    assert margin(expert.choose) > margin(greedy.choose) + 5 * 5


def test_it_beats_the_greedy_bot_in_the_same_deals() -> None:
    lead = 0
    for number in range(4):
        chosen = setup(2, seed=f"duel{number}")
        lead += ahead(finish(chosen, expert.choose, greedy.choose), 0)
        lead += ahead(finish(chosen, greedy.choose, expert.choose), 1)
    assert lead > 0


def test_all_but_builds_it_answers_like_the_greedy_bot() -> None:
    chosen = setup(3, seed="alike", business=True)
    for state, seat, action in play(chosen, *[expert.choose] * 3):
        if not isinstance(action, Build):
            assert action == greedy.choose(observe(state, seat))
