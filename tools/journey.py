"""Show how to win the stops of the journey, and compute the table for `app/ui/features/journey/street.py`.

    python3 tools/journey.py [--games N] [--bots] [--expert N] [STOP ...]

For each stop it prints the digest of the deal, the seed, and the wins in 25 games of a player who follows
stars where the board shows them, and the numbers on the board elsewhere. Ties are broken at random, but on
Easy the page breaks those of the Grifter. `--bots` adds the margins of Club and Expert, which take about ten
seconds a stop. `--expert N` counts the wins of the expert in N games with random ties of the Grifter; such a
game takes 20 seconds.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.bots import BOTS
from app.bots.same_tiles import VERSION, bot_games
from app.engine.fixed_deals import JOURNEY, STOPS, journey_record
from app.engine.game import apply, new_game, observe
from app.engine.rng import Rng
from app.engine.setup import Deal
from app.engine.state import GRIFTER
from app.saves.book import deal_digest
from app.ui.table.automatic import for_grifter
from stars import PLAYER, one_of, played_out

RIVALS = ("club", "expert")
"""The bots whose margins light windows."""


def stop(number: int, *, games: int, bots: bool, expert: int) -> str:
    """Return a line on a stop; `expert`: the number of games that the expert plays."""
    deal, options = journey_record(number).deal, JOURNEY[number - 1]
    easy = options.difficulty == "easy"
    played = [played_out(deal, f"ties/{game}", starred=options.stars, by_page=easy) for game in range(games)]
    margins = [result.margin for result in played]
    line = f'("{deal_digest(deal)}"'
    for bot in RIVALS if bots else ():
        *_, game = bot_games(new_game(deal).state, bot)
        line += f", {game.margin}"
    won = sum(margin > 0 for margin in margins)
    words = f"stop {number}, {options.seed}: {won} of {games} won"
    if margins:
        words += f", margin {statistics.fmean(margins):+.1f}"
    if expert:
        best = [expert_margin(deal, f"ties/{game}") for game in range(expert)]
        words += f"; the expert {sum(margin > 0 for margin in best)} of {expert}, at least {min(best):+}"
    return f"{line}),  # {words}"


def expert_margin(deal: Deal, ties: str) -> int:
    """Return the margin of the expert in a game; `ties` is the seed that breaks those of the Grifter."""
    state, rng = new_game(deal).state, Rng(ties)
    while (decision := state.decision) is not None:
        if for_grifter(state, decision):
            action = one_of(decision.options, rng)
        else:
            action = BOTS["expert"].choose(observe(state, decision.seat))
        state = apply(state, action).state
    return state.seats[PLAYER].money - state.seats[GRIFTER].money


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stops", type=int, nargs="*", help="the stops; default: all")
    parser.add_argument("--games", type=int, default=25, help="the games on each stop; default: 25")
    parser.add_argument("--bots", action="store_true", help="play the games of Club and Expert too")
    parser.add_argument("--expert", type=int, default=0, metavar="N", help="play N games of the expert too")
    chosen = parser.parse_args(arguments)
    print(f"TABLE_VERSION: Final = {VERSION}")
    line = partial(stop, games=chosen.games, bots=chosen.bots, expert=chosen.expert)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for text in pool.map(line, chosen.stops or range(1, STOPS + 1)):
            print(f"    {text}", flush=True)


if __name__ == "__main__":
    run_main(main)
