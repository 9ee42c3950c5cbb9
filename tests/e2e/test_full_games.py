"""The beginning and the end of a game by touch: the money shown at the end matches the replay.

It uses the pseudo-locale, changes devices, and checks every word before each action. By keys:
`test_keyboard.py`; by double taps, magnified, offline and in Russian: `test_languages.py`; two people:
`test_browsers.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page

from app.engine.state import Action, State
from environment import ROOT
from tests.e2e.player import Game, Player, keep, quicken
from tests.e2e.sight import CRAMPED, CUT, SAID, speak_longer
from tests.e2e.support import SIZES, STILL, go, start

GAME = Game(
    "four with Contractor and bots",
    "multiplayer",
    ("human", "greedy", "human", "greedy"),
    cards=("contractor", "hipster-legend", "location-scout", "random"),
)
BEGUN = 6
"""The number of actions at the beginning."""

MADE = 80
"""The number of actions in the stored game, of some hundred."""

DEVICES = tuple(SIZES.values())

INDEX = (ROOT / "index.html").read_text(encoding="utf-8")
"""The words of the page before Python has loaded."""


class Reader(Player):
    """Plays on changing devices, and checks every word before each action."""

    def carry_out(self, state: State, action: Action) -> None:
        self.page.set_viewport_size(DEVICES[len(state.city) % len(DEVICES)])
        self.reveal()
        self.look()
        super().carry_out(state, action)

    def look(self) -> None:
        """Check that words are whole and in the pseudo-locale, except "and" and "or" in lists."""
        assert self.page.evaluate(CUT) == []
        assert self.page.evaluate(CRAMPED) == []
        said: list[str] = self.page.evaluate(SAID)
        plain = [text for text in said if re.search("[aeiou]", re.sub("⟧,? (and|or) ⟦", "", text))]
        assert [text for text in plain if text not in INDEX and not text.startswith("#/")] == []


def test_a_game_from_its_beginning_and_to_its_end(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    quicken(page)
    speak_longer(page)
    keep(page, GAME.gone_on(MADE))
    start(page, address)
    GAME.open(page)
    Reader(page, GAME.name).play(BEGUN)
    go(page, f"{address}#/game/kept")
    page.wait_for_selector("#board")
    player = Reader(page, GAME.name)
    player.finish()
    record = json.loads(player.record())
    assert len(record["seats"]) == len(GAME.kinds)
    assert record["business"] is GAME.business
    assert record["consultants"] is bool(GAME.cards)
