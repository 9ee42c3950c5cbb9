"""Compute the table of the ladder for `app/ui/features/ladder/handlers.py`: a line for each rung.

    python3 tools/ladder.py

A rung takes about ten seconds of computation.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ProcessPoolExecutor

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.bots.same_tiles import VERSION, bot_games
from app.engine.daily_deal import RUNGS, ladder_record
from app.engine.game import new_game
from app.saves.book_rows import deal_digest


def rung(number: int) -> tuple[str, int]:
    """Return the digest of a rung's deal and the expert's margin in dollars."""
    deal = ladder_record(number).deal
    *_, game = bot_games(new_game(deal).state, "expert")
    return deal_digest(deal), game.margin


def main(arguments: list[str]) -> None:
    print(f"LADDER_VERSION: Final = {VERSION}")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for digest, margin in pool.map(rung, range(1, RUNGS + 1)):
            print(f'    ("{digest}", {margin}),', flush=True)


if __name__ == "__main__":
    run_main(main)
