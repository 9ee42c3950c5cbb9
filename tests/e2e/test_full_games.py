"""Whole games in the page, by touch: the money shown at the end is what the replay gives.

They are in the pseudo-locale, and before each choice every word on the page is looked at. One is played by
double taps on a phone, as is the one of `test_double_taps.py`; one is moved from device to device. By keys:
`test_keyboard.py`; magnified, offline and in Russian: `test_languages.py`; two people: `test_browsers.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from app.engine.actions import Action
from app.engine.state import State
from environment import ROOT
from tests.e2e.player import Game, Player, quicken
from tests.e2e.sight import CRAMPED, CUT, SAID, speak_longer
from tests.e2e.support import SIZES, STILL, start
from tests.e2e.test_double_taps import DoubleTapper

SOLO, TABLE = "solo", "multiplayer"
TWICE = "solo by double taps on a phone"
GAMES = (
    Game(TWICE, SOLO, business=True, difficulty="hard", size="phone"),
    Game(
        "four with Contractor and bots",
        TABLE,
        ("human", "greedy", "human", "greedy"),
        cards=("contractor", "hipster-legend", "location-scout", "random"),
    ),
)
WIDE = ("tablet", "portrait", "desktop")
"""The sizes that the game of four has in turn."""

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
"""What the page says before Python is there, and keeps."""


class Reader(Player):
    """Plays, and looks at every word before each choice."""

    def carry_out(self, state: State, action: Action) -> None:
        self.reveal()
        self.look()
        super().carry_out(state, action)

    def look(self) -> None:
        """Every word is whole, and of the pseudo-locale: no vowel but in the “and” and “or” of a list."""
        assert self.page.evaluate(CUT) == []
        assert self.page.evaluate(CRAMPED) == []
        said: list[str] = self.page.evaluate(SAID)
        plain = [text for text in said if re.search("[aeiou]", re.sub("⟧,? (and|or) ⟦", "", text))]
        assert [text for text in plain if text not in INDEX and not text.startswith("#/")] == []


class TwiceReader(Reader, DoubleTapper):
    """The same by double taps."""


class Mover(Reader):
    """The same on one device after another."""

    def carry_out(self, state: State, action: Action) -> None:
        self.page.set_viewport_size(SIZES[WIDE[len(state.city) % len(WIDE)]])
        super().carry_out(state, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_full_game(game: Game, new_page: Callable[..., Page], address: str) -> None:
    motion = {} if game.name == TWICE else STILL
    page = new_page(viewport=SIZES[game.size], **motion)
    quicken(page)
    speak_longer(page)
    start(page, address)
    game.open(page)
    player = (TwiceReader if game.name == TWICE else Mover)(page, game.name)
    player.finish()
    record = json.loads(player.record())
    assert len(record["seats"]) == (2 if game.mode == SOLO else len(game.kinds))
    assert record["business"] is game.business
    assert record["consultants"] is bool(game.cards)
