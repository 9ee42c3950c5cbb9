"""Make the puzzles: judge positions, make exact ones, and write the file of the page.

    python3 tools/puzzles.py judge CANDIDATES RESULTS      judge positions; can be stopped and resumed
    python3 tools/puzzles.py check CANDIDATES RESULTS      judge 40 of those that stand in 2,000 other deals
    python3 tools/puzzles.py make RESULTS                  make exact puzzles
    python3 tools/puzzles.py write CANDIDATES JUDGED MADE DATE
                                                           write `assets/puzzles/puzzles.json`; new
                                                           puzzles get the days from DATE on

`docs/puzzles.md` describes the files.
"""

from __future__ import annotations

import argparse
import sys
from datetime import date
from pathlib import Path

from environment import ROOT, run_main

sys.path.insert(0, str(ROOT))

from puzzling import judging, making, packing

TARGET = ROOT / "assets" / "puzzles" / "puzzles.json"
PARTS = {
    "judge": ("candidates", "results"),
    "check": ("candidates", "results"),
    "make": ("results",),
    "write": ("candidates", "judged", "made"),
}
SAMPLE = 40


def main(arguments: list[str]) -> int:
    """Run the chosen part."""
    parser = argparse.ArgumentParser(prog="puzzles.py")
    parts = parser.add_subparsers(dest="part", required=True)
    for part, files in PARTS.items():
        known = parts.add_parser(part)
        for name in files:
            known.add_argument(name, type=Path)
        if part == "write":
            known.add_argument("date", type=date.fromisoformat)
    chosen = parser.parse_args(arguments)
    match chosen.part:
        case "judge":
            judging.judge_all(judging.read_candidates(chosen.candidates), chosen.results)
        case "check":
            for line in judging.check(judging.read_candidates(chosen.candidates), chosen.results, SAMPLE):
                print(line, flush=True)
        case "make":
            making.make_all(chosen.results)
        case "write":
            written = packing.write_all(chosen.candidates, chosen.judged, chosen.made, TARGET, chosen.date)
            print(written, "puzzles")
    return 0


if __name__ == "__main__":
    run_main(main)
