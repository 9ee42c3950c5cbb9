"""The bots play the same tiles in Pyodide as in CPython."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from app.bots.tasks import TASKS, UNTIMED
from app.engine.fixed_deals import daily_record
from app.engine.game import new_game
from app.engine.observation import encode_state

MOST = 120
"""The number of steps compared of a bot that searches."""


def test_games_with_the_same_tiles_equal_cpythons(in_pyodide: Callable[[str], str]) -> None:
    start = encode_state(new_game(daily_record("2026-11-28").deal).state)
    for bot in ("greedy", "club"):
        texts = (bot, start, "")
        *_, game = islice(TASKS["play-deal"](UNTIMED, *texts), MOST)
        told = in_pyodide(f"""
from itertools import islice

from app.bots.tasks import TASKS, UNTIMED

*_, game = islice(TASKS["play-deal"](UNTIMED, *{texts!r}), {MOST})
print(game)
""")
        assert told.strip() == game.strip() and game.count(";") > 0
