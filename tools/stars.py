"""Play solo games like beginners who follow the stars, and print how often they win.

    python3 tools/stars.py [--games N]

Such a player builds a starred tile on a starred spot, or without stars the build with the best number on the
board. Other choices follow the board's numbers: the player abandons the building that earns least, moves
people where they bring most, claims the most tokens, and swaps in the best tile. Ties are broken at random,
the Grifter's as the page breaks them on Easy. The first game always has the same deal, so its games differ
only in ties. The games on Easy have different deals, without expansions.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.bots.stars import hand_estimates, stars
from app.engine.deck_file import standard_deck
from app.engine.fixed_deals import JOURNEY
from app.engine.forecast import move_gains, payoffs, swap_gain, worth_now
from app.engine.game import apply, new_game, observe
from app.engine.rng import Rng
from app.engine.setup import Deal, SeatChoice, Setup, deal
from app.engine.state import GRIFTER, Abandon, Action, Build, Claim, Move, State, Swap
from app.ui.table.automatic import favourable_option, for_grifter
from app.ui.table.model import Numbers

PLAYER = 0

_T = TypeVar("_T")


class Result(NamedTuple):
    """A game's margin over the Grifter in dollars, its abandonments, and the seconds for each star."""

    margin: int
    abandons: int
    times: list[float]


def play(seed: str, ties: str, *, starred: bool) -> Result:
    """Play the deal of a seed on Easy; `ties` is the seed that breaks ties."""
    setup = Setup((SeatChoice("Player", "human", None),), mode="solo", difficulty="easy", seed=seed)
    return played_out(deal(setup, standard_deck()), ties, starred=starred)


def played_out(dealt: Deal, ties: str, *, starred: bool, by_page: bool = True) -> Result:
    """Play a solo deal to its end; `by_page`: the page breaks the Grifter's ties, as on Easy."""
    state, rng, abandons, times = new_game(dealt).state, Rng(ties), 0, []
    while (decision := state.decision) is not None:
        if by_page and for_grifter(state, decision):
            state = apply(state, favourable_option(state, decision)).state
            continue
        seen = observe(state, decision.seat)
        abandons += decision.kind == "abandon"
        if starred and decision.kind == "build":
            began = time.perf_counter()
            given = stars(hand_estimates(seen))
            times.append(time.perf_counter() - began)
            tile = one_of(given.tiles, rng)
            action: Action = Build(tile, *one_of(given.spots[tile], rng))
        else:
            numbers = numbers_of(seen)
            best = max(numbers.values())
            action = one_of([each for each, number in numbers.items() if number == best], rng)
        state = apply(state, action).state
    return Result(state.seats[PLAYER].money - state.seats[GRIFTER].money, abandons, times)


def one_of(things: Sequence[_T], rng: Rng) -> _T:
    """Return one of some things at random."""
    return things[rng.below(len(things))]


def numbers_of(seen: State) -> Mapping[Action, tuple[int, int]]:
    """Return the options of the decision with the board's numbers; the best have the largest numbers.

    The order of builds is that of the board (`Numbers.rank`).
    """
    assert seen.decision is not None
    numbers: dict[Action, tuple[int, int]] = {}
    plates = {tile: payoffs(seen, tile) for tile in seen.seats[PLAYER].hand}
    for action in seen.decision.options:
        match action:
            case Build(tile, cell, facing) if seen.decision.kind == "build":
                payoff = plates[tile][cell, facing]
                mine = None if payoff.paid is None else payoff.paid[PLAYER]
                numbers[action] = Numbers(payoff.worth, mine, payoff.rival(PLAYER)).rank
            case Abandon(cell):
                numbers[action] = (0, -worth_now(seen, cell))
            case Claim(icons):
                numbers[action] = (0, len(icons))
            case Swap():
                numbers[action] = (0, swap_gain(seen, action))
            case Move():
                mine, theirs = move_gains(seen, action)
                numbers[action] = (0, mine - theirs)
            case _:
                numbers[action] = (0, 0)
    return numbers


def report(what: str, results: Sequence[Result]) -> str:
    """Return a line on some games."""
    margins = sorted(result.margin for result in results)
    abandons = [result.abandons for result in results]
    wins = sum(margin > 0 for margin in margins)
    line = (
        f"{what}: {wins} of {len(results)} won, margin {statistics.fmean(margins):+.1f} "
        f"({margins[0]:+} to {margins[-1]:+}), {statistics.fmean(abandons):.2f} abandons a game"
    )
    times = sorted(each for result in results for each in result.times)
    if times:
        line += f"; stars of a hand: median {statistics.median(times) * 1000:.1f} ms"
        line += f", 95th percentile {times[len(times) * 95 // 100] * 1000:.1f} ms"
    return line


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=25, help="the games of each kind; default: 25")
    games = range(parser.parse_args(arguments).games)
    for starred, player in ((True, "stars"), (False, "numbers only")):
        first = [play(JOURNEY[0].seed, f"ties/{game}", starred=starred) for game in games]
        print(report(f"first game, {player}", first), flush=True)
        easy = [play(f"easy/{game}", f"ties/{game}", starred=starred) for game in games]
        print(report(f"Easy, {player}", easy), flush=True)


if __name__ == "__main__":
    run_main(main)
