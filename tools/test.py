"""Check everything: tests in CPython, Pyodide and browsers, and in parallel lint, format and types.

    python3 tools/test.py [--fast] [PYTEST ARGUMENTS]

Sets itself up in `.venv/`. `--fast` skips the browsers, `--slowest` prints what the slowest tests wait for;
other arguments go to pytest. Tests run in several processes unless you name files or folders.
"""

from __future__ import annotations

import subprocess

from environment import BIN, PROCESSES, ROOT, run_main
from ready import ensure_tests

E2E = "tests/e2e"
CHECKS = {
    "lint": ["ruff", "check", "--quiet", "."],
    "format": ["ruff", "format", "--quiet", "--check", "--output-format=concise", "."],
    "types": ["mypy", "--no-error-summary"],
}


def pytest_arguments(given: list[str]) -> list[str]:
    """Return pytest's arguments: for all tests, unless files or folders are given."""
    fast = "--fast" in given
    rest = [argument for argument in given if argument != "--fast"]
    named = any(
        (ROOT / argument.split("::")[0]).exists() for argument in rest if not argument.startswith("-")
    )
    everything = ["tests", f"--numprocesses={PROCESSES}", "--dist=loadgroup"]
    return [*([] if named else everything), *([f"--ignore={E2E}"] if fast else []), *rest]


def main(given: list[str]) -> int:
    arguments = pytest_arguments(given)
    python = ensure_tests(browsers=f"--ignore={E2E}" not in arguments)

    checks = {
        name: subprocess.Popen(
            [BIN / command[0], *command[1:]],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in CHECKS.items()
    }
    tests = subprocess.run([python, "-m", "pytest", "--quiet", *arguments], cwd=ROOT).returncode
    for check in checks.values():
        print(check.communicate()[0], end="")
    failed = [name for name, check in checks.items() if check.returncode]
    print(f"lint, format, types: {'FAILED: ' + ', '.join(failed) if failed else 'ok'}", flush=True)
    return tests or int(bool(failed))


if __name__ == "__main__":
    run_main(main)
