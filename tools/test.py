"""Check the repository: tests in CPython, Pyodide and browsers, and in parallel lint, format and types.

    python3 tools/test.py [--all] [--fast | --only PART] [PYTEST ARGUMENTS]

Sets itself up in `.venv/`. `--all` adds the tests marked `thorough`, as the workflow does before it
publishes; naming a file or folder includes its own. `--fast` skips the browsers. `--only` runs one part, as
the workflow does in three jobs: `lint` (lint, format, types), `fast` (tests without browsers) or `browsers`.
`--slowest` prints where the slowest tests spend their time; other arguments go to pytest. Tests run in
several processes unless you name files or folders.
"""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from environment import BIN, PROCESSES, ROOT, ToolError, ensure_packages, run_main
from ready import ensure_tests

E2E = "tests/e2e"
CHECKS = {
    "lint": ["ruff", "check", "--quiet", "."],
    "format": ["ruff", "format", "--quiet", "--check", "--output-format=concise", "."],
    "types": ["mypy", "--no-error-summary"],
}

PARALLEL = f"--numprocesses={PROCESSES}"

PARTS = ("lint", "fast", "browsers")
"""The parts of a run: lint, format and types; tests without browsers; tests in browsers."""


def parts_of(given: list[str]) -> tuple[set[str], list[str]]:
    """Return the chosen parts of a run, and the other arguments; raises `ToolError` for an unknown part."""
    rest = [argument for argument in given if argument != "--fast"]
    if "--only" not in rest:
        return set(PARTS) - ({"browsers"} if "--fast" in given else set()), rest
    at = rest.index("--only")
    chosen = rest[at + 1 : at + 2]
    if not set(chosen) & set(PARTS) or "--fast" in given:
        raise ToolError(f"--only takes one of {', '.join(PARTS)}, and goes without --fast.")
    return set(chosen), rest[:at] + rest[at + 2 :]


def pytest_arguments(parts: set[str], rest: list[str]) -> list[str]:
    """Return pytest's arguments: for all tests of the parts, unless files or folders are given."""
    named = any(
        (ROOT / argument.split("::")[0]).exists() for argument in rest if not argument.startswith("-")
    )
    everything = [
        "tests" if "fast" in parts else E2E,
        PARALLEL,
        "--dist=loadgroup",
        *([] if "--all" in rest else ["-m", "not thorough"]),
    ]
    rest = [argument for argument in rest if argument != "--all"]
    return [*([] if named else everything), *([] if "browsers" in parts else [f"--ignore={E2E}"]), *rest]


def main(given: list[str]) -> int:
    parts, rest = parts_of(given)
    if parts == {"lint"}:
        ensure_packages("test")
        return _finish(_start_checks())
    python = ensure_tests(browsers="browsers" in parts)
    checks = _start_checks() if "lint" in parts else {}
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # hundreds of processes would compile the same files
    command: list[str | Path] = [python, "-m", "pytest", "--quiet", *pytest_arguments(parts, rest)]
    if PARALLEL in command:  # compile the tests once, as all processes would do at the same time
        once = [*command, "--collect-only", "--numprocesses=0"]
        subprocess.run(once, cwd=ROOT, stdout=subprocess.DEVNULL)
    tests = subprocess.run(command, cwd=ROOT).returncode
    return max(_finish(checks), tests)


def _start_checks() -> dict[str, subprocess.Popen[str]]:
    """Start lint, format and types."""
    return {
        name: subprocess.Popen(
            [BIN / command[0], *command[1:]],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in CHECKS.items()
    }


def _finish(checks: dict[str, subprocess.Popen[str]]) -> int:
    """Wait for the checks and print their output; return 1 if one failed."""
    for check in checks.values():
        print(check.communicate()[0], end="")
    failed = [name for name, check in checks.items() if check.returncode]
    if checks:
        print(f"{', '.join(checks)}: {'FAILED: ' + ', '.join(failed) if failed else 'ok'}", flush=True)
    return int(bool(failed))


if __name__ == "__main__":
    run_main(main)
