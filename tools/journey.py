"""Show how the stops of the journey can be won, and compute the table for `app/ui/features/journey/stops.py`.

    python3 tools/journey.py [--games N] [--bots] [STOP ...]

For each stop it prints the digest of the deal, the seed, and the wins in 25 games of a player who follows the
stars where the board shows them, and the numbers on the board elsewhere. Ties are broken at random, but on
Easy the page breaks those of the Grifter. `--bots` adds the margins of Club and Expert, which take about ten
seconds a stop.
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

from app.bots.same_tiles import VERSION, bot_games
from app.engine.fixed_deals import JOURNEY, STOPS, journey_record
from app.engine.game import new_game
from app.saves.book import deal_digest
from stars import played_out

RIVALS = ("club", "expert")
"""The bots whose margins light windows."""


def stop(number: int, *, games: int, bots: bool) -> str:
    """Return a line on a stop."""
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
    return f"{line}),  # {words}, margin {statistics.fmean(margins):+.1f}" if margins else f"{line}),"


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("stops", type=int, nargs="*", help="the stops; default: all")
    parser.add_argument("--games", type=int, default=25, help="the games on each stop; default: 25")
    parser.add_argument("--bots", action="store_true", help="play the games of Club and Expert too")
    chosen = parser.parse_args(arguments)
    print(f"TABLE_VERSION: Final = {VERSION}")
    line = partial(stop, games=chosen.games, bots=chosen.bots)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for text in pool.map(line, chosen.stops or range(1, STOPS + 1)):
            print(f"    {text}", flush=True)


if __name__ == "__main__":
    run_main(main)
