"""In a grown city, choices are uncovered and scoring facts legible before each tap, one thing at a time.

STREETS_SIGHT_GAMES=20 STREETS_SIGHT_GROWN=0 STREETS_SIGHT_CHOICES=999 plays 20 whole games.

From the start and with motion: the `Looker` of `test_controls.py`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice

import pytest
from playwright.sync_api import Locator, Page

from app.engine.actions import Action
from app.engine.state import State
from scenes import Stage
from tests.e2e.player import THREE, Player
from tests.e2e.reach import COVERED, MIXED_UP
from tests.e2e.support import LYING, SIZES, STILL, still

GAMES = int(os.environ.get("STREETS_SIGHT_GAMES", "1"))
"""The number of random games."""

CHOICES = int(os.environ.get("STREETS_SIGHT_CHOICES", "8"))
"""The number of actions in each."""

GROWN = int(os.environ.get("STREETS_SIGHT_GROWN", "56"))
"""Actions after which a city is grown."""

TOLD = {"show": "slow", "bots": "off"}
"""Settings whose playback waits to be skipped."""

SMALL = """() => {
    const far = (selector, least, size) => [...document.querySelectorAll(selector)].map(size)
        .filter((found) => found < least - 0.1).map((found) => `${selector} of ${found} pixels`);
    const scale = new DOMMatrix(getComputedStyle(document.getElementById("layer")).transform).a;
    const font = (found) => parseFloat(getComputedStyle(found).fontSize) * scale;
    const box = (found) => ((b) => Math.min(b.width, b.height))(found.getBoundingClientRect());
    const beyond = (part) => {
        const own = part.closest(".fact").getBoundingClientRect(), box = part.getBoundingClientRect();
        const across = Math.min(box.left - own.left, own.right - box.right);
        return Math.min(across, box.top - own.top, own.bottom - box.bottom);
    };
    const whole = [".pictogram", ".icons", ".name", ".sign", ".people"].map((part) => `#facts ${part}`);
    return [
        ...whole.flatMap((part) => far(part, -1, (found) => found.checkVisibility() ? beyond(found) : 0)),
        ...far("#facts .pictogram", 11, font),
        ...far("#facts .pictogram .icon", 11, box),
        ...far("#facts .count", 11, font),
        ...far("#facts .signs .sign", 11, box),
        ...far("#facts .person", 11, box),
    ];
}"""


class Looker(Player):
    """Plays like the others, and checks the page before each tap."""

    def look(self) -> None:
        """Check that choices are on top and scoring facts are large enough."""
        still(self.page)
        assert self.page.evaluate(COVERED) == []
        assert self.page.evaluate(SMALL) == []
        assert self.page.evaluate(MIXED_UP) == []

    def skip(self) -> None:
        assert self.page.evaluate(MIXED_UP) == []
        super().skip()

    def carry_out(self, state: State, action: Action) -> None:
        self.skip()
        self.reveal()
        self.look()
        super().carry_out(state, action)

    def choice(self, action: Action) -> Locator:
        found = super().choice(action)
        if found.count():
            self.look()
        return found


@pytest.mark.parametrize("number", range(GAMES))
def test_choices_are_uncovered_and_scoring_facts_legible(
    used_page: Callable[..., Page], address: str, number: int
) -> None:
    """Three players with consultants, on changing devices."""
    page = used_page(TOLD, **STILL)
    Stage(page, address).open(replace(THREE, name=f"sight {number}").gone_on(GROWN), GROWN)
    player = Looker(page, f"sight {number}")
    for size in islice(cycle((*SIZES.values(), LYING)), CHOICES):
        page.set_viewport_size(size)
        if player.play(1).over:
            break
