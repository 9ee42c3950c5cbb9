"""Measure: the engine (default), the start of the page, answers to taps, or the room that the city has.

    python3 tools/bench.py [OPTIONS]
    python3 tools/bench.py --start [OPTIONS]
    python3 tools/bench.py --browser [OPTIONS]
    python3 tools/bench.py --city [OPTIONS]

Each is a module of its own, `bench_engine`, `bench_start`, `bench_browser` and `bench_city`; `--help` tells
its options.
"""

from __future__ import annotations

import importlib
import os
import sys

from environment import PYTHON, ROOT, ensure_packages

BENCHES = {"--start": "bench_start", "--browser": "bench_browser", "--city": "bench_city"}


def main(arguments: list[str]) -> int:
    """Call the bench that is asked for with the other arguments."""
    chosen = [BENCHES[argument] for argument in arguments if argument in BENCHES] or ["bench_engine"]
    if len(chosen) > 1:
        sys.exit("One of --start, --browser and --city at a time.")
    if chosen[0] != "bench_engine" and sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))
    bench = importlib.import_module(chosen[0])
    return int(bench.main([argument for argument in arguments if argument not in BENCHES]) or 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
