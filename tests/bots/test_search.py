"""The search: fair, deterministic, and better than quick play."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from app.bots import BOTS, Budget, quick, search
from app.bots.tasks import budget_of
from app.bots.unseen import Unseen
from app.engine.city import HIDDEN, SYMBOLS, City
from app.engine.game import legal_actions, observe
from app.engine.rng import Rng
from app.engine.setup import Setup
from app.engine.state import Action, Draft, State
from app.engine.turn import carry_out, run
from tests.bots.support import RandomPlayer, margin_of, play, reshuffled
from tests.engine.support import DECK, asked, name_of, setup, setups

SMALL = Budget(candidates=3, playouts=6, builds=2)


@pytest.mark.parametrize("chosen", list(setups("think"))[::11], ids=name_of)
def test_indistinguishable_deals_get_the_same_action(chosen: Setup) -> None:
    rng = Rng(name_of(chosen))
    players = [RandomPlayer(f"{seat}") for seat in range(len(chosen.seats))]
    kinds = set()
    for state, seat, _ in play(chosen, *players):
        assert state.decision is not None
        if state.decision.kind in kinds and rng.below(9):
            continue
        kinds.add(state.decision.kind)
        action = search.best_action(observe(state, seat), SMALL)
        assert action in legal_actions(state)
        other = reshuffled(state, seat, rng)
        assert search.best_action(observe(other, seat), SMALL) == action


def test_the_order_of_builds_does_not_matter() -> None:
    player = RandomPlayer("grew")
    for state, seat, _ in islice(play(setup(2), player, player), 20, 40, 4):
        seen = observe(state, seat)
        again = City({}, {})
        for cell, site in reversed(list(seen.city.sites.items())):
            again = again.with_building(cell, site)
        assert again.streets == seen.city.streets
        assert search.best_action(replace(seen, city=again), SMALL) == search.best_action(seen, SMALL)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_last_build_is_the_best_one(players: int) -> None:
    def margin(state: State, seat: int, action: Action) -> float:
        draft = Draft(state)
        carry_out(draft, action)
        quick.play_on(draft, run(draft), 0)
        return margin_of(draft, seat)

    for number in range(6):
        random = RandomPlayer(f"last{number}")
        moments = play(setup(players, seed=f"last{number}"), *[random] * players)
        state, seat, _ = [each for each in moments if asked(each[0]).kind == "build"][-1]
        best = max(margin(state, seat, action) for action in legal_actions(state))
        choice = search.best_action(observe(state, seat), Budget(24, 24, 4))
        assert margin(state, seat, choice) == pytest.approx(best)


def test_a_bot_never_exceeds_its_budget() -> None:
    for bot in BOTS.values():
        if bot.budget is not None:
            assert budget_of(bot.id, 10_000) == bot.budget
            assert budget_of(bot.id, 3).playouts == 3
    with pytest.raises(LookupError, match="at once"):
        budget_of("greedy", 3)


@pytest.mark.parametrize("chosen", list(setups("unseen"))[::4], ids=name_of)
def test_every_sampled_deal_is_possible(chosen: Setup) -> None:
    players = [RandomPlayer(f"{seat}") for seat in range(len(chosen.seats))]
    for state, seat, _ in list(play(chosen, *players))[::7]:
        seen = observe(state, seat)
        unseen = Unseen(seen)
        for number in range(3):
            dealt = unseen.deal(Rng(f"{number}"))
            assert observe(dealt, seat) == seen
            tiles = [*(t for other in dealt.seats for t in other.hand), *dealt.stack, *dealt.grifter_stack]
            in_city = {site.building.id for site in dealt.city.sites.values()}
            assert len(set(tiles)) == len(tiles)
            assert not {*tiles} & ({*HIDDEN} | in_city)
            if not any(other.consultant == "contractor" for other in seen.seats):
                real = [*(t for other in state.seats for t in other.hand), *state.stack, *state.grifter_stack]
                for back in SYMBOLS:
                    assert sum(DECK[t].back == back for t in tiles) == sum(DECK[t].back == back for t in real)
