"""The bench of the stars: a player who follows them does better than one who follows the board's numbers."""

from __future__ import annotations

import stars as bench
from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import JOURNEY
from app.engine.game import new_game, observe
from app.engine.setup import SeatChoice, Setup, deal


def test_a_game_depends_only_on_its_deal_and_its_ties() -> None:
    game, again, other = (bench.play(JOURNEY[0].seed, ties, starred=False) for ties in ("a", "a", "b"))
    assert (game.margin, game.abandons) == (again.margin, again.abandons)
    assert (game.margin, game.abandons) != (other.margin, other.abandons)


def test_the_stars_help_in_the_first_game() -> None:
    games = [bench.play(JOURNEY[0].seed, f"ties/{number}", starred=True) for number in range(3)]
    numbers = [bench.play(JOURNEY[0].seed, f"ties/{number}", starred=False) for number in range(3)]
    assert sum(game.margin for game in games) > sum(game.margin for game in numbers)
    assert "3 of 3 won" in bench.report("first game", games)


def test_every_option_has_a_number_and_the_best_is_a_build_that_pays() -> None:
    setup = Setup(
        (SeatChoice("Player", "human", None),), mode="solo", difficulty="easy", seed=JOURNEY[0].seed
    )
    state = new_game(deal(setup, standard_deck())).state
    assert state.decision is not None
    numbers = bench.numbers_of(observe(state, 0))
    assert set(numbers) == set(state.decision.options)
    assert max(numbers.values()) > (0, 0)
