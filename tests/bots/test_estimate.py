"""Fast estimates agree with carrying out the build."""

from __future__ import annotations

import pytest

from app.bots import estimates, quick
from app.bots.estimates import ANY_KIND, KIND_ESTIMATES, StreetEstimates
from app.bots.evaluation import Evaluator, EvaluatorCache
from app.bots.prospects import ramps, times
from app.bots.quick import standing_of
from app.bots.weights import WEIGHTS
from app.engine.city import Site
from app.engine.events import Enclosed, Joined
from app.engine.game import observe
from app.engine.geometry import Cell
from app.engine.kinds import COPY
from app.engine.position import Position
from app.engine.state import Build, Draft
from app.engine.turn import carry_out, run
from app.engine.valuation import residents, valuation_of
from tests.bots.support import RandomPlayer, finish, margin_of, play
from tests.engine.support import Table, setup


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("consultants", [False, True])
def test_the_estimate_of_a_build_equals_its_evaluation_when_built(players: int, consultants: bool) -> None:
    chosen = setup(players, seed="eye", consultants=consultants)
    compared = 0
    for state, seat, _ in play(chosen, *[RandomPlayer(str(n)) for n in range(players)]):
        if state.decision is None or state.decision.kind != "build":
            continue
            # A Hacker lends with its hand and a Scout with its signs, which changes distant worths too.
        if {"hacker", "location-scout"} & {other.consultant for other in state.seats}:
            continue
        before = Draft(state)
        turns = quick.turns_left(before, building=True)
        whole = Evaluator(before, seat, turns).evaluation()
        for gain, action in quick.valued_builds(before, seat)[::9]:
            after = Draft(state)
            after.agenda = [after.agenda[-1]]
            carry_out(after, action)
            run(after)
            if any(isinstance(e, Joined | Enclosed) for e in after.events):
                continue
            assert isinstance(action, Build)
            compared += 1
            assert Evaluator(after, seat, turns).evaluation() - whole == pytest.approx(gain)
    assert compared > 100 or consultants


def test_dollars_and_people_equal_the_engines() -> None:
    for business, consultants in ((False, False), (True, True)):
        chosen = setup(4, seed="dollars", business=business, consultants=consultants)
        for state, seat, _ in list(play(chosen, *[RandomPlayer(str(n)) for n in range(4)]))[::5]:
            streets = Evaluator(Draft(observe(state, seat)), seat, 5).streets
            for cell, site in state.city.sites.items():
                if site.owner is not None and state.seats[site.owner].consultant != "hacker":
                    _, _, dollars, people = streets.describe(cell)
                    assert dollars == valuation_of(state, cell)
                    assert people == residents(state, site)


def test_a_kind_without_a_row_is_counted_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = {kind: row if kind == COPY else ANY_KIND for kind, row in KIND_ESTIMATES.items()}
    chosen = setup(3, seed="rows", consultants=True)
    states = [state for state, _, _ in play(chosen, *[RandomPlayer(str(n)) for n in range(3)])][10::5]
    known = [StreetEstimates(state, 0, 5) for state in states]
    values = [[each.describe(cell) for cell in owned(each.position)] for each in known]
    monkeypatch.setattr(estimates, "KIND_ESTIMATES", rows)
    for state, before in zip(states, values, strict=True):
        streets = StreetEstimates(state, 0, 5)
        assert [streets.describe(cell) for cell in owned(state)] == before


def test_a_hypothetical_build_of_a_kind_without_a_row_counts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = setup(2, seed="alone in its street")
    state = next(state for state, _, _ in play(chosen, RandomPlayer("a"), RandomPlayer("b")))
    monkeypatch.setattr(estimates, "KIND_ESTIMATES", dict.fromkeys(KIND_ESTIMATES, ANY_KIND))
    seat, deck = state.current, state.rules.deck
    sized = next(tile for tile in deck.buildings.values() if tile.valuation.kind == "size")
    for cell, facings in state.city.places.items():
        street = state.city.street_with(cell, facings[0])
        joined = [state.city.sites[other] for other in street.cells if other != cell]
        cells = [*(other for other in street.cells if other != cell), cell]
        sites = [*joined, Site(sized, facings[0], seat, 1)]
        paid = StreetEstimates(state, seat, 0).expected_value(cells, sites, (0, 0, 0, 0, 0), 0, cell)
        assert paid == sized.valuation.dollars * len(cells)


def owned(position: Position) -> list[Cell]:
    return [cell for cell, site in position.city.sites.items() if site.owner is not None]


@pytest.mark.parametrize("who", WEIGHTS)
def test_without_turns_left_nothing_more_is_expected(who: str) -> None:
    assert set(ramps(0)) == {0.0}
    for table in times(who, 0).valuations[1:]:
        assert {prospect.slope for prospect in table.values()} == {0.5}
    assert set(times(who, 0).signs) == {0.0}


def test_after_the_end_only_money_counts() -> None:
    player = RandomPlayer("over")
    for players in (1, 2, 3):
        draft = Draft(finish(setup(players, seed="over"), *[player] * players))
        for seat in range(len(draft.seats)):
            assert standing_of(draft, seat, Evaluator) == pytest.approx(margin_of(draft, seat))


@pytest.mark.parametrize("consultants", [False, True])
def test_cached_estimates_equal_fresh_ones(consultants: bool) -> None:
    chosen = setup(3, seed="again", business=True, consultants=consultants)
    states = [state for state, _, _ in play(chosen, *[RandomPlayer(str(n)) for n in range(3)])]
    for number in range(0, len(states) - 12, 9):
        first = EvaluatorCache(states[number])
        second = EvaluatorCache(states[number + 1], first)
        for later in states[number + 2 : number + 12 : 3]:
            fresh, seen = Evaluator(later, 1, 4), second.of(later, 1, 4)
            for tile in later.seats[1].hand:
                building = later.rules.deck[tile]
                for cell, facings in later.city.places.items():
                    for facing in facings:
                        assert seen.builds.gain(building, cell, facing) == pytest.approx(
                            fresh.builds.gain(building, cell, facing)
                        )
            assert seen.evaluation() == pytest.approx(fresh.evaluation())


def test_symbols_not_lent_at_the_end_count_for_earlier_payments() -> None:
    """A Location Scout's other buildings lend their symbols, but not in end game scoring."""
    seen = {}
    for turns in (0, 8):
        for card in ("location-scout", None):
            table = Table([["museum"], ["cinema"]], ["library"], cards=[card, None])
            table.put("0,5", "art-gallery", "S", 0).put("6,5", "record-shop", "S", 0)
            state = table.start().state
            evaluator = Evaluator(state, 0, turns)
            seen[turns, card] = evaluator.streets.lot(state.city.streets[0, 5]).value
    assert seen[0, "location-scout"] == seen[0, None]
    assert seen[8, "location-scout"] > seen[8, None]
