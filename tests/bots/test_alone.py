"""Solo search: it computes the Grifter's answer and uses no hidden information."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

from app.bots import quick, search
from app.bots.evaluation import Evaluator
from app.bots.unseen import Unseen
from app.engine.game import legal_actions, new_game, observe
from app.engine.rng import Rng
from app.engine.setup import deal
from app.engine.state import Action, Draft, State
from app.engine.turn import carry_out, run
from tests.bots.support import RandomPlayer, margin_of, play, reshuffled
from tests.engine.support import DECK, setup


def builds(seed: str) -> Iterator[State]:
    """Yield states with a build decision of the player."""
    for state, _, _ in play(setup(1, seed=seed), RandomPlayer(seed)):
        if state.decision is not None and state.decision.kind == "build":
            yield state


def in_order(state: State) -> list[Action]:
    """Return the builds with the best estimates, ordered by their results."""
    seen = observe(state, 0)
    dealt = Unseen(seen).deal(Rng("order"))
    thought = search.order_builds(dealt, 0, search.candidates_of(seen, search.MANY), Evaluator)
    while True:
        try:
            next(thought)
        except StopIteration as done:
            return list(done.value)


def test_a_copied_draft_is_independent_in_play() -> None:
    for state in islice(builds("copy"), 2, 12, 3):
        draft = Draft(state)
        twin = draft.copy()
        carry_out(twin, legal_actions(state)[-1])
        quick.play_on(twin, run(twin), 0)
        assert twin.over and twin.events
        assert draft.freeze(state.decision) == state and not draft.events


def test_builds_are_ordered_by_the_players_standing_after_the_answer() -> None:
    for state in islice(builds("order"), 3, 12, 4):
        stands = []
        for action in in_order(state):
            draft = Draft(state)
            carry_out(draft, action)
            decision = run(draft)
            quick.play_on(draft, decision, quick.tiles_left(draft) + 1)
            stands.append(Evaluator(draft, 0, quick.turns_left(draft)).evaluation())
        assert len(stands) > 10
        assert stands == pytest.approx(sorted(stands, reverse=True))


def test_the_top_tile_matters_and_hidden_ones_do_not() -> None:
    rng, matters = Rng("top"), 0
    for state in islice(builds("top"), 2, 13, 2):
        order = in_order(state)
        assert in_order(reshuffled(state, 0, rng)) == order
        if len(state.stack) > 1:
            first, second, *others = state.stack
            matters += in_order(replace(state, stack=(second, first, *others))) != order
    assert matters


def test_computing_the_answer_gives_better_results() -> None:
    def margin(number: int, answer: quick.Answer) -> float:
        state = new_game(deal(setup(1, seed=f"better{number}"), DECK)).state
        draft, decision = Draft(state), state.decision
        while decision is not None:
            carry_out(draft, answer(draft, decision, Evaluator))
            decision = run(draft)
        return margin_of(draft, 0)

    games = range(12)
    assert (
        sum(margin(n, search.solo_action) for n in games)
        > sum(margin(n, quick.quick_action) for n in games) + 24
    )
