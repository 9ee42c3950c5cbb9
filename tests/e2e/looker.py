"""A player who checks the visible page before each action."""

from __future__ import annotations

from playwright.sync_api import Locator

from app.engine.state import Action, State
from tests.e2e.player import Player
from tests.e2e.reach import COVERED, MIXED_UP
from tests.e2e.support import still

SMALL = """() => {
    const far = (selector, least, size) => [...document.querySelectorAll(selector)]
        .filter((found) => found.checkVisibility()).map(size).filter((found) => found < least - 0.1)
        .map((found) => `${selector} of ${found} pixels`);
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
        ...whole.flatMap((part) => far(part, -1, beyond)),
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
        assert (small := self.page.evaluate(SMALL)) == [], small
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
