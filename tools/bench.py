"""Benchmarks: engine (default), start, answers, playback, city size, search, memory, many saves, results.

    python3 tools/bench.py [OPTIONS]
    python3 tools/bench.py --start [OPTIONS]
    python3 tools/bench.py --browser [OPTIONS]
    python3 tools/bench.py --beats [OPTIONS]
    python3 tools/bench.py --city [OPTIONS]
    python3 tools/bench.py --thinking [OPTIONS]
    python3 tools/bench.py --memory [OPTIONS]
    python3 tools/bench.py --saves [OPTIONS]
    python3 tools/bench.py --book [OPTIONS]

Each is a module in `tools/benches/`; `--help` prints its options.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module

from environment import PYTHON, ROOT, ToolError, ensure_packages, run_main

IN_A_BROWSER = ("start", "browser", "beats", "city", "thinking", "memory", "saves", "book")


def main(arguments: list[str]) -> int:
    """Run the chosen benchmark with the other arguments."""
    chosen = [name for name in IN_A_BROWSER if f"--{name}" in arguments] or ["engine"]
    if len(chosen) > 1:
        raise ToolError(f"One bench at a time, not {' and '.join(chosen)}.")
    if chosen[0] in IN_A_BROWSER and sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))
    bench = import_module(f"benches.{chosen[0]}")
    return int(bench.main([argument for argument in arguments if argument != f"--{chosen[0]}"]) or 0)


if __name__ == "__main__":
    run_main(main)
