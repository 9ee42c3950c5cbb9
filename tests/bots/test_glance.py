"""What a choice seems to cost at a glance."""

from __future__ import annotations

from itertools import islice

from app.bots.glance import glance_loss
from app.bots.quick import quick_action
from app.bots.verdict import is_judged
from app.engine.draft import Draft
from app.engine.game import observe
from app.engine.state import State
from tests.bots.support import RandomPlayer, play
from tests.engine.support import setup


def judged(players: int) -> list[State]:
    """Return the observations of some judged choices in a game."""
    player = RandomPlayer("glance")
    positions = islice(play(setup(players), *[player] * players), 70)
    return [observe(state, seat) for state, seat, _ in positions if is_judged(state.decision)]


def test_the_quick_players_choice_costs_nothing_and_no_other_gains() -> None:
    kinds = set()
    for seen in (*judged(1), *judged(3)):
        assert seen.decision is not None
        kinds.add(seen.decision.kind)
        losses = {action: glance_loss(seen, action) for action in seen.decision.options}
        assert losses[quick_action(Draft(seen), seen.decision)] == 0
        assert min(losses.values()) == 0 < max(losses.values())
    assert kinds == {"build", "abandon"}
