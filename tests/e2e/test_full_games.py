"""Whole games in the page, by touch and by keyboard: the money shown is what the engine's replay gives.

By double taps: `test_double_taps.py`; offline and in Russian: `test_languages.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.player import Game, Player, quicken
from tests.e2e.support import SIZES, STILL, press, start, tap

SOLO, TABLE = "solo", "multiplayer"
BY_KEYBOARD = "two by keyboard"
MOVING = ("two by touch", "solo normal on a phone")
GAMES = (
    Game("two by touch", TABLE, ("human", "human")),
    Game(BY_KEYBOARD, TABLE, ("human", "human")),
    Game("solo normal on a phone", SOLO, difficulty="normal", size="phone"),
    Game("solo easy with a consultant", SOLO, difficulty="easy", cards=("investor",)),
    Game(
        "four with Contractor and bots",
        TABLE,
        ("human", "greedy", "human", "greedy"),
        cards=("contractor", "hipster-legend", "location-scout", "random"),
    ),
    Game("five with Business", TABLE, ("human",) * 5, business=True),
)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_full_game(game: Game, new_page: Callable[..., Page], address: str) -> None:
    motion = {} if game.name in MOVING else STILL
    page = new_page(viewport=SIZES[game.size], **motion)
    quicken(page)
    start(page, address)
    game.open(page)
    player = Player(page, game.name, press if game.name == BY_KEYBOARD else tap)
    player.finish()
    record = json.loads(player.record())
    assert len(record["seats"]) == (2 if game.mode == SOLO else len(game.kinds))
    assert record["business"] is game.business
    assert record["consultants"] is bool(game.cards)
