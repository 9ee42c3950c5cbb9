"""`python -m tests.second_opinion FILE [--each]`: print the snapshots of a record.

`python -m tests.second_opinion --compare FILE...`: compare engine and referee on records, one per line.
"""

from __future__ import annotations

import argparse
import json
import sys

from .deals import compare, standard_deck
from .referee import DamagedRecord, IllegalAction, snapshots


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.second_opinion", description=__doc__)
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument(
        "--each", action="store_true", help="one line for the start and one after every action"
    )
    parser.add_argument(
        "--compare", action="store_true", help="FILEs hold one record a line, or are one record"
    )
    options = parser.parse_args()
    if options.compare:
        return compare_files(options.files)
    for name in options.files:
        with open(name, encoding="utf-8") as file:
            record = json.load(file)
        shot = None
        try:
            for shot in snapshots(record, standard_deck()):
                if options.each:
                    print(json.dumps(shot, ensure_ascii=False))
        except (DamagedRecord, IllegalAction) as error:
            print(error, file=sys.stderr)
            return 2
        if not options.each:
            print(json.dumps(shot, ensure_ascii=False))
    return 0


def compare_files(names: list[str]) -> int:
    """Compare every record in the files and print the differences."""
    differing = 0
    for name in names:
        with open(name, encoding="utf-8") as file:
            text = file.read()
        try:
            records = [json.loads(text)]
        except json.JSONDecodeError:
            records = [json.loads(line) for line in text.splitlines() if line.strip()]
        for number, record in enumerate(records, 1):
            found = compare(record)
            differing += bool(found)
            for line in found:
                print(f"{name} record {number}: {line}")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
