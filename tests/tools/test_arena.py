"""The arena runs from the command line and reports its uncertainty."""

from __future__ import annotations

import subprocess
import sys

import arena
from app.bots import BOTS
from tests.engine.support import ROOT


def test_the_levels_are_measured_against_the_one_below_three_greedy_and_the_grifter() -> None:
    matches = [match for match, _ in arena.levels(100, "x")]
    two = [(match.first, match.second) for match in matches if match.players == 2 and not match.solo]
    four = [(match.first, match.second) for match in matches if match.players == 4]
    assert two == [("greedy", "beginner"), ("club", "greedy"), ("expert", "club")]
    assert four == [("beginner", "greedy"), ("club", "greedy"), ("expert", "greedy")]
    assert [match.first for match in matches if match.solo == "hard"] == list(BOTS)


def test_an_interval_narrows_with_the_number_of_deals() -> None:
    few, many = (arena.mean_and_interval([0.0, 1.0] * number) for number in (5, 500))
    assert few[0] == many[0] == 0.5
    assert few[1] > 5 * many[1]


def test_the_arena_plays_from_the_command_line() -> None:
    command = "tools/arena.py greedy beginner --games 2 --processes 1"
    told = subprocess.run(
        [sys.executable, *command.split()], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert told.startswith("greedy against beginner, 2 players: ")
    assert " of 2 games, margin " in told
