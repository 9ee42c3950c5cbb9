"""Stars: the best-looking tiles and spots of a hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from app.bots.evaluation import Evaluator
from app.bots.quick import quick_action, turns_left
from app.bots.stars import (
    LAST_SIGN,
    NEARLY_BEST,
    SPOTS,
    HandEstimates,
    Stars,
    hand_estimates,
    stars,
    tiles_for,
)
from app.engine.forecast import preview
from app.engine.game import observe
from app.engine.state import Build, Draft, State
from tests.bots.support import RandomPlayer, play
from tests.engine.support import asked, setup

HAND: HandEstimates = {
    "bakery": {((0, 1), "N"): 9.0, ((0, 1), "S"): 9.4, ((2, 1), "E"): 8.6, ((3, 1), "E"): 2.0},
    "cinema": {((0, 1), "N"): 8.5, ((2, 1), "W"): 7.6, ((5, 5), "S"): 7.5, ((6, 5), "S"): 7.4},
    "hotel": {((3, 1), "N"): 5.0},
}


def builds(players: int) -> list[State]:
    """Return the observations of some builds in a game."""
    player = RandomPlayer("stars")
    positions = play(setup(players), *[player] * players)
    seen = [observe(state, seat) for state, seat, _ in islice(positions, 40)]
    return [each for each in seen if each.decision is not None and each.decision.kind == "build"]


def test_tiles_close_to_the_best_get_a_star_the_best_first() -> None:
    assert stars(HAND).tiles == ("bakery", "cinema")
    assert 9.4 - 8.5 <= NEARLY_BEST < 9.4 - 5.0


def test_each_tile_has_one_or_two_spots_with_the_best_facing_of_each_cell() -> None:
    spots = stars(HAND).spots
    assert spots["bakery"] == (((0, 1), "S"), ((2, 1), "E"))
    assert spots["cinema"] == (((0, 1), "N"), ((2, 1), "W"))
    assert spots["hotel"] == (((3, 1), "N"),)
    assert all(len(each) <= SPOTS for each in spots.values())


def test_the_tiles_for_a_cell_come_best_first_without_those_that_do_not_fit() -> None:
    assert tiles_for(HAND, (0, 1)) == ("bakery", "cinema")
    assert tiles_for(HAND, (3, 1)) == ("hotel", "bakery")
    assert tiles_for(HAND, (9, 9)) == ()


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_stars_name_legal_builds_and_agree_with_the_quick_player(players: int) -> None:
    for seen in builds(players):
        decision = asked(seen)
        estimates = hand_estimates(seen)
        given = stars(estimates)
        assert set(estimates) == set(seen.seats[decision.seat].hand) == set(given.spots)
        named = [Build(tile, *place) for tile, places in given.spots.items() for place in places]
        assert set(named) <= set(decision.options)
        best = quick_action(Draft(seen), decision)
        assert isinstance(best, Build)
        if seen.seats[decision.seat].signs > 1:
            value = estimates[best.tile][best.cell, best.facing]
            assert value == max(max(places.values()) for places in estimates.values())
            assert best.tile in given.tiles


def test_a_build_with_the_last_sign_is_worth_less_unless_a_sign_comes_back() -> None:
    compared = set()
    for seen in builds(1):
        seat = asked(seen).seat
        scarce = replace(
            seen,
            seats=tuple(each._replace(signs=1) if n == seat else each for n, each in enumerate(seen.seats)),
        )
        evaluator = Evaluator(Draft(scarce), seat, turns_left(Draft(scarce), building=True))
        for tile, values in hand_estimates(scarce).items():
            for (cell, facing), value in values.items():
                gain = evaluator.builds.gain(scarce.rules.deck[tile], cell, facing)
                left = preview(scarce, Build(tile, cell, facing)).signs_left
                assert value == gain - (0 if left else LAST_SIGN)
                compared.add(bool(left))
    assert compared == {False, True}


def test_other_decisions_have_no_stars() -> None:
    player = RandomPlayer("none")
    positions = [*play(setup(2), player, player)]
    other = next(observe(state, seat) for state, seat, _ in positions if asked(state).kind != "build")
    assert stars(hand_estimates(other)) == stars({}) == Stars()
