"""The ladder: twelve fixed deals of rising difficulty."""

from __future__ import annotations

import pytest

from app.engine.daily_deal import RUNGS, ladder, ladder_record
from app.engine.setup import SetupError, setup_problem


def test_the_rungs_rise_from_easy_to_hard_with_both_expansions() -> None:
    setups = [ladder(rung) for rung in range(1, RUNGS + 1)]
    assert all(setup_problem(setup) is None for setup in setups)
    assert [setup.difficulty for setup in setups] == ["easy"] * 4 + ["normal"] * 4 + ["hard"] * 4
    assert (setups[0].business, setups[0].consultants) == (False, False)
    assert (setups[-1].business, setups[-1].consultants) == (True, True)
    cards = [setup.seats[0].consultant for setup in setups if setup.consultants]
    assert len(cards) == 6 and len(set(cards)) == 5


def test_every_rung_is_another_deal_whoever_plays() -> None:
    deals = [ladder_record(rung).deal for rung in range(1, RUNGS + 1)]
    assert len({(deal.hands, deal.stack, deal.grifter_stack) for deal in deals}) == RUNGS
    assert ladder_record(3, "Ana").deal.hands == deals[2].hands


@pytest.mark.parametrize("rung", [0, 13, -1])
def test_there_is_no_other_rung(rung: int) -> None:
    with pytest.raises(SetupError, match="no-rung"):
        ladder(rung)
