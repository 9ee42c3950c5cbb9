"""Compute the bots' results of daily deals for `assets/daily.json`, or count the stamps of an easy player.

    python3 tools/daily.py 2026-11-01 2026-12-31
    python3 tools/daily.py 2026-11-20 2027-02-11 --stamps

The first adds missing dates; Ctrl-C keeps the finished ones. The file has the first date, and for each date
from then on the margins of the bots in `SAME_TILES_BOTS`, or null. A date takes about 12 seconds of
computation. A new `same_tiles.VERSION` starts a new file.

With `--stamps`, a player who only follows the numbers on the board plays each date of the file once, and the
tool prints in how many games this earns at least one stamp. With `--stars`, the player follows stars too.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from datetime import date as calendar_date
from datetime import timedelta
from functools import partial
from pathlib import Path

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.bots.same_tiles import SAME_TILES_BOTS, VERSION, bot_games
from app.engine.fixed_deals import daily_record, read_date
from app.engine.game import new_game
from app.ui.features.same_tiles.standing import STAMPS, standing
from stars import played_out

FILE = ROOT / "assets" / "daily.json"

Margins = Mapping[str, list[int]]
"""The bots' margins in dollars by date, in the order of `SAME_TILES_BOTS`."""


def margins_of(date: str) -> list[int]:
    """Return the margins of the bots in a date's deal."""
    start = new_game(daily_record(date).deal).state
    margins = []
    for bot in SAME_TILES_BOTS:
        *_, game = bot_games(start, bot)
        margins.append(game.margin)
    return margins


def read(path: Path = FILE) -> Margins:
    """Return the results in the file, or none if another version wrote it."""
    if not path.is_file():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["version"] != VERSION or data["bots"] != list(SAME_TILES_BOTS):
        return {}
    return {
        date: margins
        for date, margins in zip(days(data["first"], len(data["margins"])), data["margins"], strict=True)
        if margins is not None
    }


def days(first: str, count: int) -> list[str]:
    """Return this many dates from the first."""
    day = read_date(first)
    return [(day + timedelta(days=number)).isoformat() for number in range(count)]


def file_text(margins_by_date: Margins) -> str:
    """Return the text of the file, a line for each date."""
    first = min(margins_by_date)
    rows = days(first, _between(first, max(margins_by_date)) + 1)
    lines = ",\n".join(json.dumps(margins_by_date.get(date), separators=(",", ":")) for date in rows)
    head = json.dumps({"version": VERSION, "bots": SAME_TILES_BOTS, "first": first}, separators=(",", ":"))
    return f'{head[:-1]},"margins":[\n{lines}\n]}}\n'


def _between(first: str, last: str) -> int:
    one, other = calendar_date.fromisoformat(first), calendar_date.fromisoformat(last)
    return (other - one).days


def stamps_of(date: str, *, starred: bool) -> list[bool]:
    """Return the stamps that a player who follows the numbers on the board earns in a date's deal."""
    played = played_out(daily_record(date).deal, f"ties/{date}", starred=starred, by_page=False)
    return [*standing(played.margin, dict(zip(SAME_TILES_BOTS, read()[date], strict=True))).stamps]


def report(stamps_by_date: Mapping[str, list[bool]]) -> str:
    """Return in how many games a player earns any stamp, and each of them, with the games by weekday."""
    games = stamps_by_date.values()
    by_stamp = ", ".join(f"{name} {sum(game[at] for game in games)}" for at, name in enumerate(STAMPS))
    week = [0] * 7
    for date, game in stamps_by_date.items():
        week[read_date(date).weekday()] += any(game)
    with_any = sum(map(any, games))
    return f"{with_any} of {len(games)} games with a stamp ({by_stamp}); Monday to Sunday {week}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("first")
    parser.add_argument("last")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    parser.add_argument("--stamps", action="store_true", help="count the stamps of an easy player")
    parser.add_argument("--stars", action="store_true", help="this player follows stars too")
    options = parser.parse_args(arguments)
    margins_by_date = dict(read())
    given = days(options.first, _between(options.first, options.last) + 1)
    wanted = [day for day in given if (day in margins_by_date) is options.stamps]
    with ProcessPoolExecutor(options.processes) as pool:
        if options.stamps:
            print(
                report(
                    dict(
                        zip(wanted, pool.map(partial(stamps_of, starred=options.stars), wanted), strict=True)
                    )
                )
            )
            return 0
        for day, margins in zip(wanted, pool.map(margins_of, wanted), strict=True):
            margins_by_date[day] = margins
            FILE.write_text(file_text(margins_by_date), encoding="utf-8")
            print(day, *margins, flush=True)
    return 0


if __name__ == "__main__":
    run_main(main)
