"""Run the browser tests repeatedly in random order, with every core kept busy.

    python3 tools/stress.py [ROUNDS] [PYTEST ARGUMENTS]

By default 20 rounds of all browser tests, in as many processes as `tools/test.py` uses. Prints a line for
each round and each failure. Artefacts of failed tests are in `test-results/round-N/`, beside those of other
runs. The number of the round determines the order.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from environment import PROCESSES, ROOT, ToolError, run_main
from ready import ensure_tests

ROUNDS = 20
RESULTS = ROOT / "test-results"


def collected(python: Path, arguments: list[str]) -> list[str]:
    """Return the names of the tests to run."""
    command: list[str | Path] = [
        python,
        "-m",
        "pytest",
        "--collect-only",
        "--quiet",
        *(arguments or ["tests/e2e"]),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"There are no tests to run:\n{done.stdout}{done.stderr}")
    return [line for line in done.stdout.splitlines() if "::" in line]


@contextmanager
def busy(times: int = 1) -> Iterator[None]:
    """Keep every core busy with the given number of processes during the block."""
    burn = [sys.executable, "-c", "while True: pass"]
    burning = [subprocess.Popen(burn) for _ in range(times * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


def run(python: Path, tests: list[str], report: Path, results: Path) -> str:
    """Run the tests in the given order; return pytest's output."""
    command: list[str | Path] = [python, "-m", "pytest", "--quiet", "-p", "no:cacheprovider"]
    command += [f"--numprocesses={PROCESSES}", "--dist=loadgroup", f"--junitxml={report}"]
    command += [f"--results={results}", *tests]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout


def failures(report: Path) -> list[str]:
    """Return the names of the failed tests."""
    cases = xml.parse(report).getroot().iter("testcase")
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return [f"{case.get('classname')}::{case.get('name')}" for case in failed]


def main(given: list[str]) -> int:
    rounds = int(given.pop(0)) if given and given[0].isdecimal() else ROUNDS
    failed: list[str] = []
    again = 0
    begun = time.monotonic()
    python = ensure_tests()
    tests = collected(python, given)
    with tempfile.TemporaryDirectory() as folder, busy():
        report = Path(folder, "report.xml")
        for number in range(1, rounds + 1):
            order = list(tests)
            random.Random(number).shuffle(order)
            kept = RESULTS / f"round-{number}"
            shutil.rmtree(kept, ignore_errors=True)
            started = time.monotonic()
            printed = run(python, order, report, kept)
            last = printed.strip().splitlines()[-1]
            again += int(found[1]) if (found := re.search(r"(\d+) rerun", last)) else 0
            print(f"round {number}: {last} ({time.monotonic() - started:.0f} s)", flush=True)
            if fallen := failures(report):
                failed += fallen
                kept.mkdir(parents=True, exist_ok=True)
                (kept / "printed.txt").write_text(printed, encoding="utf-8")
                for name in fallen:
                    print(f"    {name}  see {kept.relative_to(ROOT)}/", flush=True)
    minutes = (time.monotonic() - begun) / 60
    print(
        f"{rounds} rounds of {len(tests)} tests in {minutes:.0f} min: {len(failed)} failures; "
        f"{again} run again because a browser died"
    )
    return int(bool(failed))


if __name__ == "__main__":
    run_main(main)
