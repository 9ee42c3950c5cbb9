"""One shipped Pyodide under Node for all tests of this folder."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator

import pytest

from environment import ROOT, node

Run = Callable[[str], str]


@pytest.fixture(scope="session")
def in_pyodide() -> Iterator[Run]:
    """Yield a function that runs Python source in Pyodide, at the repository root, and returns the output."""
    command = [node(), ROOT / "tests/pyodide/python.mjs", ROOT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin and process.stdout
        read, write = process.stdout, process.stdin

        def run(source: str) -> str:
            write.write(json.dumps(source) + "\n")
            write.flush()
            answer = json.loads(read.readline() or '{"error": "Pyodide ended"}')
            if "error" in answer:
                pytest.fail(answer["error"], pytrace=False)
            return str(answer["printed"])

        yield run
        write.close()
