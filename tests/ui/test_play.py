"""Typed play in a terminal, with the words of the page."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from io import StringIO

import pytest

from app.engine.setup import SeatChoice, Setup
from app.engine.state import Mode
from app.ui.model import Settings
from app.ui.play import Terminal
from tests.ui.table import NAMES


def played(*kinds: str, seed: str = "typed") -> tuple[Terminal, str]:
    """Play a game in which everybody chooses what comes first; give it and all that was said."""
    out = StringIO()
    solo = len(kinds) == 1
    seats = tuple(SeatChoice(NAMES[n], kind) for n, kind in enumerate(kinds))
    mode: Mode = "solo" if solo else "multiplayer"
    setup = Setup(seats, mode, difficulty="easy" if solo else None, seed=seed, first=0)
    terminal = Terminal(setup, Settings(show="off"), out)

    def lines() -> Iterator[str]:
        while True:
            decision = terminal.model.table.decision if terminal.model.table is not None else None
            yield str(decision.options[0]) if decision is not None else ""

    terminal.play(lines())
    return terminal, out.getvalue()


@pytest.mark.parametrize("kinds", [("human",), ("human", "human"), ("human", "greedy", "human")])
def test_a_game_in_a_terminal(kinds: tuple[str, ...]) -> None:
    terminal, told = played(*kinds)
    assert terminal.model.table is not None and terminal.model.table.session.state.over
    assert told.count("The game is over.") == 1
    assert ("Pass the device to Ana." in told) == (kinds.count("human") > 1)
    assert "Ana, your turn: pick a tile." in told


def test_the_command_takes_lines_and_says_the_scores_at_the_end() -> None:
    command = [sys.executable, "-m", "app.engine", "play", "Ana", "--bot", "greedy", "--seed", "7"]
    done = subprocess.run(
        command, input="hand\nmoney\nquit\n", capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert "1. " in done.stdout and "Ana, $" in done.stdout.splitlines()[-1]


def test_what_is_asked_is_said_before_a_line_is_read() -> None:
    """Also where another program reads it."""
    command = [sys.executable, "-m", "app.engine", "play", "--seed", "7"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
    ) as game:
        assert game.stdin is not None and game.stdout is not None
        assert game.stdout.readline() == "Ana, your turn: pick a tile.\n"
        print("hand", file=game.stdin, flush=True)
        assert game.stdout.readline().startswith("1. ")
