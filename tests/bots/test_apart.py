"""The parts of a playout add up to its value and have the right keys."""

from __future__ import annotations

import pytest

from app.bots.apart import Names, playout_apart
from app.bots.search import Trials, playout
from app.engine.game import observe
from app.engine.rng import Rng
from app.engine.setup import Setup
from tests.bots.support import RandomPlayer, play
from tests.engine.support import Table, name_of, setup, setups


@pytest.mark.parametrize("chosen", list(setups("apart"))[::5], ids=name_of)
def test_the_parts_add_up_to_the_value(chosen: Setup) -> None:
    players = [RandomPlayer(f"{seat}") for seat in range(len(chosen.seats))]
    rng = Rng(name_of(chosen))
    for state, seat, action in list(play(chosen, *players))[2::17]:
        seen = observe(state, seat)
        trials, names = Trials(seen), Names(seen.city, [getattr(action, "cell", (0, 0))])
        for number in range(2):
            dealt, evaluator_of = trials.deal(rng), trials.evaluator_of(action, number)
            apart = playout_apart(dealt, action, seat, 4, evaluator_of, names)
            rivals = [other.money for who, other in enumerate(seen.seats) if who != seat]
            before = seen.seats[seat].money - sum(rivals) / len(rivals)
            assert apart.value == playout(dealt, action, seat, 4, evaluator_of)
            assert before + sum(apart.parts.values()) == pytest.approx(apart.value, abs=1e-9)


def test_immediate_payments_differ_from_later_ones() -> None:
    player = RandomPlayer("now")
    kinds = set()
    for state, seat, action in play(setup(2, seed="now"), player, player):
        if state.decision is not None and state.decision.kind == "build":
            seen = observe(state, seat)
            trials = Trials(seen)
            dealt = trials.deal(Rng("now"))
            names = Names(seen.city, [getattr(action, "cell", (0, 0))])
            apart = playout_apart(dealt, action, seat, 4, trials.evaluator_of(action, 0), names)
            for scored in apart.scored:
                own = {key.what for key in apart.parts if key.street == scored.street}
                if scored.turns == 0:
                    assert scored.by == seat
                    assert "now" in own or not any(scored.dollars)
                kinds |= own
            kinds |= {key.what for key in apart.parts}
    assert kinds == {"now", "later", "promised", "signs", "end"}


def test_a_street_keeps_its_name_when_it_grows_or_joins_another() -> None:
    city = Table([], []).put("1,0", "museum", "S").put("3,0", "cinema", "S").draft.city
    names = Names(city, [(4, 0), (9, 9)])
    station = city.streets[(0, 0)].first
    assert names.of([(0, 0), (1, 0), (2, 0)]) == station
    assert names.of([(3, 0), (4, 0)]) == (3, 0)
    assert names.of([(1, 0), (2, 0), (3, 0)]) == station
    assert names.of([(9, 9), (9, 8)]) == (9, 9)
    assert names.of([(7, 7)]) is None
