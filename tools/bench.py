"""Benchmarks of the engine (default) and of the page.

    python3 tools/bench.py [--BENCH] [OPTIONS]

Each is a module in `tools/benches/`. `--help` lists them, and `--BENCH --help` prints the options of one.
"""

from __future__ import annotations

import ast
import os
import sys
from importlib import import_module
from pathlib import Path

from environment import PYTHON, ROOT, ToolError, ensure_packages, run_main

IN_A_BROWSER = (
    "start",
    "hangs",
    "network",
    "browser",
    "beats",
    "city",
    "thinking",
    "memory",
    "saves",
    "book",
)


def overview() -> str:
    """Return a line for each benchmark: its command, and the first line of its docstring."""
    lines = []
    for name in ("engine", *IN_A_BROWSER):
        module = Path(__file__).parent / "benches" / f"{name}.py"
        told = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
        command = "bench.py" if name == "engine" else f"bench.py --{name}"
        lines.append(f"{command:<20} {told.splitlines()[0]}")
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    """Run the chosen benchmark with the other arguments."""
    if arguments in (["--help"], ["-h"]):
        print(overview(), end="\n\n", flush=True)
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
