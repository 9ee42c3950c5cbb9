"""The journey: fourteen fixed solo deals, each with one new thing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.engine.consultants import consultants_for
from app.engine.fixed_deals import JOURNEY, STOPS, journey, journey_record, stop_of
from app.engine.setup import SetupError, setup_problem


def test_each_stop_adds_one_new_thing() -> None:
    setups = [journey(stop) for stop in range(1, STOPS + 1)]
    assert all(setup_problem(setup) is None for setup in setups)
    assert [setup.difficulty for setup in setups] == ["easy"] * 3 + ["normal"] + ["easy"] * 6 + ["normal"] + [
        "hard"
    ] * 3
    assert [setup.business for setup in setups[:5]] == [False] * 4 + [True]
    guests = [setup.seats[0].consultant for setup in setups[5:10]]
    assert sorted(map(str, guests)) == sorted(consultants_for("solo", 1, False))
    assert (setups[-1].business, setups[-1].consultants) == (True, True)


def test_every_stop_is_another_deal_whoever_plays() -> None:
    deals = [journey_record(stop).deal for stop in range(1, STOPS + 1)]
    assert len({(deal.hands, deal.stack, deal.grifter_stack) for deal in deals}) == STOPS
    assert journey_record(3, "Ana").deal.hands == deals[2].hands
    assert [stop_of(deal) for deal in deals] == list(range(1, STOPS + 1))


def test_a_deal_with_other_options_is_no_stop() -> None:
    deal = journey_record(4).deal
    assert stop_of(replace(deal, seed="table")) == 0
    assert stop_of(replace(deal, seed=JOURNEY[4].seed)) == 0


@pytest.mark.parametrize("stop", [0, 15, -1])
def test_there_is_no_other_stop(stop: int) -> None:
    with pytest.raises(SetupError, match="no-stop"):
        journey(stop)
