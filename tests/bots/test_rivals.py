"""Rivals in the search follow greedy's outlook in every other deal."""

from __future__ import annotations

import pytest

from app.bots import Budget, search
from app.bots.evaluation import Evaluation, Evaluator, EvaluatorCache, greedy_outlook
from app.bots.prospects import Outlook, times_of
from app.engine.game import observe
from app.engine.position import Supplied
from tests.bots.support import RandomPlayer, play
from tests.engine.support import asked, setup


@pytest.mark.parametrize("business", [False, True])
def test_greedys_outlook_equals_greedys_evaluation(business: bool) -> None:
    chosen = setup(3, seed="outlook", business=business)
    for state, _, _ in list(play(chosen, *[RandomPlayer(str(n)) for n in range(3)]))[::4]:
        builds = sum(len(seat.hand) for seat in state.seats) + len(state.stack)
        builds -= asked(state).kind in ("abandon", "build")
        if builds % 3 or not builds:
            continue  # greedy also counts parts of a turn
        for seat in range(3):
            seen = Evaluator(state, seat, builds // 3, outlook=greedy_outlook).evaluation()
            # Greedy rounds each promise down to whole cents.
            assert seen == pytest.approx(Evaluation(state, seat).of(state) / 100, abs=0.5)


def test_only_rivals_follow_greedys_outlook_and_only_in_some_deals(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    random = RandomPlayer("other eyes")
    state, me, _ = list(play(setup(3), *[random] * 3))[12]
    seen = observe(state, me)
    seats: dict[Outlook, set[int]] = {}
    real = EvaluatorCache.of

    def noted(self: EvaluatorCache, position: Supplied, seat: int, turns: int) -> Evaluator:
        seats.setdefault(self.outlook, set()).add(seat)
        return real(self, position, seat, turns)

    monkeypatch.setattr(EvaluatorCache, "of", noted)
    search.best_action(seen, Budget(candidates=2, playouts=8, builds=6))
    assert seats == {times_of: {0, 1, 2}, greedy_outlook: {0, 1, 2} - {me}}
