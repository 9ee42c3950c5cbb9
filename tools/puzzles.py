"""Make the puzzles: judge positions, make exact ones, and write the file of the page.

    python3 tools/puzzles.py find FIRST GAMES CANDIDATES find positions in so many games of bots
    python3 tools/puzzles.py judge CANDIDATES RESULTS    judge positions; can be stopped and resumed
    python3 tools/puzzles.py make RESULTS                make exact puzzles
    python3 tools/puzzles.py again DEALS RESULTS         judge the present losses again, in other deals
    python3 tools/puzzles.py screen RESULTS [--found RESULTS]
                                                         compare every build with the answer, or those that
                                                         another screening found, in more deals
    python3 tools/puzzles.py rate RESULTS                let the bots try the present puzzles
    python3 tools/puzzles.py write DATE [--candidates CANDIDATES --judged RESULTS] [--made RESULTS]
                                        [--again RESULTS ...] [--rates RESULTS] [--screened RESULTS ...]
                                                         write `assets/puzzles/puzzles.json`; new puzzles
                                                         get the days from DATE on
    python3 tools/puzzles.py figures                     count puzzles by level, options and answers

`docs/puzzles.md` describes the files.
"""

from __future__ import annotations

import argparse
import json
import sys
from datetime import date
from pathlib import Path

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from app.ui.core.texts import use
from app.ui.features.puzzles.collection import Collection, read_collection
from puzzling import figures, finding, judging, making, packing, screening
from texts import ensure_texts

TARGET = ROOT / "assets" / "puzzles" / "puzzles.json"


def main(arguments: list[str]) -> int:
    """Run the chosen part."""
    chosen = _parser().parse_args(arguments)
    use(json.loads((ensure_texts() / "en.json").read_text(encoding="utf-8")))  # a puzzle's seats have names
    match chosen.part:
        case "find":
            first = chosen.first
            finding.find_all(chosen.candidates, range(first, first + chosen.games))
        case "judge":
            judging.judge_all(judging.read_candidates(chosen.candidates), chosen.results)
        case "make":
            making.make_all(chosen.results)
        case "again":
            judging.judge_again(_present(), chosen.results, chosen.deals)
        case "screen":
            screening.screen_all(_present(), chosen.results, chosen.found)
        case "rate":
            judging.rate_all(_present(), chosen.results)
        case "write":
            sources = packing.Sources(
                chosen.candidates, chosen.judged, chosen.made, chosen.again, chosen.rates, chosen.screened
            )
            print(packing.write_all(TARGET, sources, chosen.date), "puzzles")
        case "figures":
            print(*figures.figures(_present()), sep="\n")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="puzzles.py")
    parts = parser.add_subparsers(dest="part", required=True)
    find = parts.add_parser("find")
    for number in ("first", "games"):
        find.add_argument(number, type=int)
    find.add_argument("candidates", type=Path)
    judge = parts.add_parser("judge")
    judge.add_argument("candidates", type=Path)
    again = parts.add_parser("again")
    again.add_argument("deals", type=int)
    screen = parts.add_parser("screen")
    screen.add_argument("--found", type=Path)
    for part in (judge, again, screen, parts.add_parser("make"), parts.add_parser("rate")):
        part.add_argument("results", type=Path)
    write = parts.add_parser("write")
    write.add_argument("date", type=date.fromisoformat)
    for name in ("--candidates", "--judged", "--made"):
        write.add_argument(name, type=Path)
    for name in ("--again", "--screened"):
        write.add_argument(name, type=Path, nargs="+", default=())
    write.add_argument("--rates", type=Path)
    parts.add_parser("figures")
    return parser


def _present() -> Collection:
    return read_collection(TARGET.read_text(encoding="utf-8"))


if __name__ == "__main__":
    run_main(main)
