"""Properties of every bot: legal, pure and fair in every seat and mode.

`STREETS_BOTS=1 python3 tools/test.py tests/bots` tests the fast bot in every set-up, and the slow ones in
every decision of their seat.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from app.bots import BOTS
from app.engine.game import legal_actions, observe
from app.engine.rng import Rng
from app.engine.setup import Setup
from app.engine.state import Action, State
from tests.bots.support import RandomPlayer, finish, play, reshuffled
from tests.engine.support import ROOT, name_of, setup, setups

EVERY = {"greedy": 1, "expert": 11} if "STREETS_BOTS" in os.environ else {"greedy": 7, "expert": 99}
"""A bot plays one set-up in this many, by default one in eleven.

This covers every player count, edition and expansion, except for the slowest bots.
"""

SELDOM = {} if "STREETS_BOTS" in os.environ else {"club": 3, "expert": 24}
"""A bot makes one decision of its seat in this many, by default all; a random player makes the others."""

KINDS = {"abandon", "build", "grifter", "score", "claim", "token", "swap", "move"}


def games() -> Iterator[Any]:
    """Yield every bot with some set-ups of all modes."""
    for bot in BOTS:
        fair = [chosen for chosen in setups("bots") if chosen.difficulty in (None, "normal")]
        for chosen in fair[:: EVERY.get(bot, 11)]:
            yield pytest.param(chosen, bot, id=f"{bot}-{name_of(chosen)}")


@pytest.mark.parametrize(("chosen", "bot"), list(games()))
def test_a_bot_is_legal_deterministic_and_fair(chosen: Setup, bot: str) -> None:
    choose, seldom = BOTS[bot].choose, SELDOM.get(bot, 1)
    rng = Rng(name_of(chosen))
    mine = rng.below(len(chosen.seats))
    players = [RandomPlayer(f"{seat}") for seat in range(len(chosen.seats))]
    asked = 0

    def now_and_then(observation: State) -> Action:
        return (players[mine] if asked % seldom else choose)(observation)

    table = [now_and_then if n == mine else player for n, player in enumerate(players)]
    for state, seat, action in play(chosen, *table):
        if seat != mine:
            continue
        assert action in legal_actions(state)
        if asked % max(6, seldom) == 0:
            other = reshuffled(state, seat, rng)
            assert observe(other, seat) == observe(state, seat)
            assert choose(observe(other, seat)) == action
        asked += 1
    assert asked >= 9


def test_reshuffling_changes_the_hidden_tiles() -> None:
    player = RandomPlayer("other")
    states = [state for state, _, _ in islice(play(setup(3), player, player, player), 5)]
    for state in states:
        assert any(reshuffled(state, 0, Rng(str(n))) != state for n in range(3))


def test_bots_play_whole_games_with_every_kind_of_decision() -> None:
    kinds = set()
    for players in range(1, 6):
        chosen = setup(players, seed=f"every{players}", business=players % 2 == 1, consultants=True)
        for state, _, _ in play(chosen, *[BOTS["greedy"].choose] * players):
            assert state.decision is not None
            kinds.add(state.decision.kind)
    assert kinds == KINDS


def the_game(seed: str) -> str:
    chosen = setup(4, seed=seed, business=True, consultants=True)
    choices = islice(play(chosen, *[bot.choose for bot in BOTS.values()]), 8)
    return "\n".join(str(action) for _, _, action in choices)


def test_a_bot_does_not_depend_on_hash_values() -> None:
    code = "from tests.bots.test_bots import the_game; print(the_game('hashes'))"
    elsewhere = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert elsewhere.splitlines() == the_game("hashes").splitlines()
    assert len(elsewhere.splitlines()) == 8


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_needs_a_decision(bot: str) -> None:
    player = RandomPlayer("")
    over = finish(setup(2), player, player)
    waiting: State = next(iter(play(setup(2), player, player)))[0]
    for observation in (over, observe(waiting, 1)):
        with pytest.raises(ValueError):
            BOTS[bot].choose(observation)
