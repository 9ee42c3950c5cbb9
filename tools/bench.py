"""Measure the engine (default), the start, answers, stories, the city's room, thoughts, memory, many saves.

    python3 tools/bench.py [OPTIONS]
    python3 tools/bench.py --start [OPTIONS]
    python3 tools/bench.py --browser [OPTIONS]
    python3 tools/bench.py --beats [OPTIONS]
    python3 tools/bench.py --city [OPTIONS]
    python3 tools/bench.py --thinking [OPTIONS]
    python3 tools/bench.py --memory [OPTIONS]
    python3 tools/bench.py --saves [OPTIONS]

Each is a module of its own, `bench_engine`, `bench_start` and so on; `--help` tells its options.
"""

from __future__ import annotations

import importlib
import os
import sys

from environment import PYTHON, ROOT, ensure_packages, run_main

BENCHES = {
    f"--{name}": f"bench_{name}"
    for name in ("start", "browser", "beats", "city", "thinking", "memory", "saves")
}


def main(arguments: list[str]) -> int:
    """Call the bench that is asked for with the other arguments."""
    chosen = [BENCHES[argument] for argument in arguments if argument in BENCHES] or ["bench_engine"]
    if len(chosen) > 1:
        sys.exit(f"One of {', '.join(BENCHES)} at a time.")
    if chosen[0] != "bench_engine" and sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))
    bench = importlib.import_module(chosen[0])
    return int(bench.main([argument for argument in arguments if argument not in BENCHES]) or 0)


if __name__ == "__main__":
    run_main(main)
