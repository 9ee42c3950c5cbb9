"""The arena runs from the command line and reports its uncertainty."""

from __future__ import annotations

import subprocess
import sys

from tests.engine.support import ROOT


def test_the_arena_plays_from_the_command_line() -> None:
    command = "tools/arena.py greedy beginner --games 2 --processes 1"
    told = subprocess.run(
        [sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert told.startswith("greedy against beginner, 2 players: ")
    assert " of 2 games, margin " in told
