"""Test runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT

HANGS = """
import time

import pytest


@pytest.mark.parametrize("number", range(4))
def test_one_hangs(number: int) -> None:
    if number == 1:
        time.sleep(3600)
"""


@pytest.mark.thorough
def test_a_hanging_test_ends_the_run_and_is_named(tmp_path: Path) -> None:
    (tmp_path / "test_hangs.py").write_text(HANGS, encoding="utf-8")
    settings = [f"--config-file={ROOT / 'pyproject.toml'}", f"--rootdir={tmp_path}", "-p", "no:cacheprovider"]
    run = [*settings, "--numprocesses=2", "--dist=loadgroup", "--override-ini=faulthandler_timeout=1"]
    command = [sys.executable, "-m", "pytest", *run, str(tmp_path)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 1
    assert "crashed while running 'test_hangs.py::test_one_hangs[1]'" in done.stdout
    assert "in test_one_hangs" in done.stderr


@pytest.mark.xdist_group("runs")
def test_a_test_is_scheduled_by_its_group(request: pytest.FixtureRequest) -> None:
    """The scheduler takes the group from the id, as `tests/conftest.py` explains."""
    grouped = request.config.getoption("loadgroup", default=False)
    assert request.node.nodeid.endswith("@runs") == grouped
