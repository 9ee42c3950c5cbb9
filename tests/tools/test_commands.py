"""All commands of the tools use one `main` wrapper, and end quietly when their output is closed."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT

COMMANDS = [
    path
    for path in sorted((ROOT / "tools").rglob("*.py"))
    if '__name__ == "__main__"' in path.read_text(encoding="utf-8") and path.name != "compile.py"
]
"""All commands except the one that runs inside Pyodide."""


def without_a_reader(*command: str) -> subprocess.CompletedProcess[str]:
    """Run Python with its output closed, as after `| head`."""
    reading, writing = os.pipe()
    os.close(reading)
    try:
        return subprocess.run(
            [sys.executable, *command],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=writing,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    finally:
        os.close(writing)


@pytest.mark.skipif(os.name == "nt", reason="Windows reports a closed pipe differently")
@pytest.mark.parametrize(
    "command",
    [
        ("tools/translate.py", "status"),
        ("tools/arena.py", "beginner", "beginner", "--games", "1"),
        ("-m", "app.engine", "selfplay"),
        ("-m", "app.engine", "play"),
    ],
    ids=" ".join,
)
def test_a_command_ends_quietly_when_its_output_is_closed(command: tuple[str, ...]) -> None:
    done = without_a_reader(*command)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("path", COMMANDS, ids=lambda path: str(path.relative_to(ROOT / "tools")))
def test_every_command_uses_run_main(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert "run_main" in {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
