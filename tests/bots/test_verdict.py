"""The judge: fair, deterministic, and right about the cost of a choice."""

from __future__ import annotations

from itertools import islice

import pytest

from app.bots.greedy import greedy_action
from app.bots.search import Trials, playout
from app.bots.verdict import (
    AS_GOOD,
    HORIZON,
    SILENT,
    Care,
    care_for,
    comparisons,
    fixed,
    is_judged,
    judge_action,
    verdicts,
)
from app.bots.verdict_text import decode_judgement, encode_judgement
from app.engine.game import observe
from app.engine.rng import Rng
from app.engine.setup import Setup
from app.engine.state import Action, Score, State
from tests.bots.support import RandomPlayer, play, reshuffled
from tests.engine.support import name_of, setup, setups

QUICK = Care(choosing=4, least=4, most=8)


def judged(chosen: Setup, *players: RandomPlayer, every: int) -> list[tuple[State, int, Action]]:
    """Return some of the judged choices of a game."""
    moments = [moment for moment in play(chosen, *players) if is_judged(moment[0].decision)]
    return moments[every // 2 :: every]


@pytest.mark.parametrize("chosen", list(setups("judge"))[::45], ids=name_of)
def test_hidden_tiles_do_not_change_a_verdict(chosen: Setup) -> None:
    rng = Rng(name_of(chosen))
    players = [RandomPlayer(f"{seat}") for seat in range(len(chosen.seats))]
    for state, seat, action in judged(chosen, *players, every=16):
        verdict = judge_action(observe(state, seat), action, QUICK)
        other = reshuffled(state, seat, rng)
        assert other != state or not state.stack
        assert judge_action(observe(other, seat), action, QUICK) == verdict


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_parts_of_a_loss_add_up_to_it(players: int) -> None:
    random = RandomPlayer("parts")
    measured = 0
    for state, seat, action in judged(setup(players, seed="parts"), *[random] * players, every=9):
        verdict = judge_action(observe(state, seat), action, QUICK)
        if verdict.deals:
            measured += 1
            assert sum(part.dollars for part in verdict.parts) == pytest.approx(verdict.loss, abs=1e-7)
            assert sum(topic.dollars for topic in verdict.topics) == pytest.approx(verdict.loss, abs=1e-7)
            assert (action in verdict.as_good) == (verdict.loss <= AS_GOOD)
    assert measured


@pytest.mark.thorough
def test_no_loss_is_reported_for_the_best_choice() -> None:
    random = RandomPlayer("best")
    for state, seat, action in judged(setup(2, seed="best"), random, random, every=40):
        seen = observe(state, seat)
        best = judge_action(seen, action).best
        verdict = judge_action(seen, best)
        assert not verdict.reported
        assert verdict.loss < SILENT


@pytest.mark.thorough
def test_a_reported_loss_holds_in_other_deals() -> None:
    random = RandomPlayer("claim")
    claims = 0
    for state, seat, action in judged(setup(2, seed="claim"), random, random, every=8)[:2]:
        seen = observe(state, seat)
        verdict = judge_action(seen, action)
        if verdict.loss >= 6:
            claims += 1
            trials, rng = Trials(seen), Rng("others")
            values = {verdict.best: 0.0, action: 0.0}
            for number in range(24):
                dealt = trials.deal(rng)
                for each in values:
                    evaluator_of = trials.evaluator_of(each, number)
                    values[each] += playout(dealt, each, seat, HORIZON, evaluator_of) / 24
            assert values[verdict.best] - values[action] >= SILENT
    assert claims


@pytest.mark.thorough
def test_a_random_player_loses_more_than_a_greedy_one() -> None:
    """They are compared in the same positions, so that few are enough."""
    random = RandomPlayer("scale")
    by_chance = by_greed = 0.0
    for state, seat, action in judged(setup(2, seed="scale"), random, random, every=9):
        seen = observe(state, seat)
        by_chance += judge_action(seen, action, QUICK).loss
        by_greed += judge_action(seen, greedy_action(seen), QUICK).loss
    assert by_chance > by_greed + 2 * SILENT


def test_a_fixed_number_of_deals_is_reproducible_and_depends_on_the_seed() -> None:
    random = RandomPlayer("fixed")
    state, seat, action = judged(setup(2, seed="fixed"), random, random, every=9)[1]
    seen = observe(state, seat)
    first, again, other = (judge_action(seen, action, fixed(6, seed)) for seed in ("a", "a", "b"))
    assert first == again
    assert first.deals == other.deals == 6
    assert first.loss != other.loss


def test_a_comparison_agrees_with_the_verdict_on_the_same_two_actions() -> None:
    random = RandomPlayer("compared")
    compared = 0
    for state, seat, action in judged(setup(2, seed="compared"), random, random, every=24):
        seen = observe(state, seat)
        verdict = judge_action(seen, action)
        if verdict.reported and verdict.deals:
            *steps, again = comparisons(seen, verdict.best, action)
            assert set(steps) == {None} and again is not None
            assert (again.best, again.played) == (verdict.best, action)
            assert abs(again.loss - verdict.loss) <= 1.5 * (again.margin + verdict.margin)
            assert sum(part.dollars for part in again.parts) == pytest.approx(again.loss, abs=1e-7)
            compared += 1
    assert compared


def test_a_comparison_needs_two_options() -> None:
    random = RandomPlayer("same")
    state, seat, action = judged(setup(2, seed="same"), random, random, every=9)[0]
    with pytest.raises(ValueError, match="not two options"):
        next(comparisons(observe(state, seat), action, action))


def test_a_verdict_yields_after_each_playout() -> None:
    random = RandomPlayer("steps")
    state, seat, action = judged(setup(2, seed="steps"), random, random, every=9)[0]
    *steps, verdict = verdicts(observe(state, seat), action)
    assert set(steps) == {None}
    assert verdict is not None
    assert len(steps) == verdict.playouts


def test_the_effort_depends_on_the_game() -> None:
    random = RandomPlayer("care")

    def most(chosen: Setup) -> int:
        state, seat, _ = next(iter(play(chosen, random, random)))
        return care_for(observe(state, seat)).most

    assert (most(setup(2)), most(setup(1)), most(setup(3, business=True))) == (64, 48, 64)
    assert most(setup(2, business=True, consultants=True)) == 96


def test_only_legal_actions_can_be_judged() -> None:
    random = RandomPlayer("offered")
    state, seat, _ = next(iter(play(setup(2), random, random)))
    with pytest.raises(ValueError, match="not offered: score 9,9"):
        judge_action(observe(state, seat), Score((9, 9)))
    with pytest.raises(ValueError, match="nothing is asked"):
        judge_action(observe(state, 1 - seat), Score((9, 9)))


@pytest.mark.parametrize("players", [1, 3])
def test_a_verdict_survives_encoding(players: int) -> None:
    random = RandomPlayer("text")
    moments = islice(judged(setup(players, seed="text"), *[random] * players, every=4), 2)
    for state, seat, action in moments:
        verdict = judge_action(observe(state, seat), action, QUICK)
        assert decode_judgement(encode_judgement(verdict, ())) == (verdict.brief(), ())
