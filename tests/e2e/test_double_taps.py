"""A double tap chooses once: the end of a game in which every committing tap is doubled.

A solo game from the start: `test_languages.py`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import Locator, Page

from app.engine.state import Action, State
from scenes import Stage
from tests.e2e.player import THREE, Player, unasked
from tests.e2e.support import AIM, PATIENCE, SIZES, answered, tap

COUNT_SECOND_TAPS = """() => {
    window.secondTaps = 0;
    let before = -Infinity;
    addEventListener("click", event => {
        if (event.timeStamp - before > 100 && event.timeStamp - before < 200) window.secondTaps += 1;
        before = event.timeStamp;
    }, true);
}"""

AIM_IN_TIME = """async (target, [aim, seconds]) => {
    const end = performance.now() + seconds * 1000;
    for (;;) {
        const at = await eval(`(${aim})`)(target);
        if (at) return at;
        const box = target.getBoundingClientRect();
        const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (performance.now() > end)
            throw new Error(`never free: ${target.outerHTML} under ${over?.outerHTML}`);
        await new Promise(requestAnimationFrame);
    }
}"""
"""The point to tap, once nothing moves or lies there."""


class DoubleTapper(Player):
    """Doubles every tap that commits; the page sees 150 ms between them, however slow the machine."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed, self.tap_twice)
        self.chosen: list[str] = json.loads(self.record())["actions"]
        self.before = len(self.chosen)
        page.evaluate(COUNT_SECOND_TAPS)
        self.fingers = page.context.new_cdp_session(page)

    def tap_twice(self, target: Locator) -> None:
        if not target.evaluate("target => target.matches('[data-action],[data-message=reveal]')"):
            tap(target)
            return
        target.scroll_into_view_if_needed()
        at = target.evaluate(AIM_IN_TIME, [AIM, PATIENCE])
        heard = answered(self.page)
        now = time.time()
        self.touch(at, now)
        answered(self.page, heard + 1)
        self.touch(at, now + 0.15)  # something else may be there by now

    def touch(self, at: dict[str, float], seconds: float) -> None:
        """Touch a point at a time."""
        for kind, points in (("touchStart", [at]), ("touchEnd", [])):
            self.fingers.send(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": seconds}
            )

    def carry_out(self, state: State, action: Action) -> None:
        super().carry_out(state, action)
        self.chosen += [str(choice) for choice in (action, *unasked(state, action))]
        assert json.loads(self.record())["actions"] == self.chosen

    def finish(self) -> State:
        """Play to the end; the record must match the actions, with doubled taps."""
        state = super().finish()
        assert json.loads(self.record())["actions"] == self.chosen
        assert self.page.evaluate("window.secondTaps") > (len(self.chosen) - self.before) / 2
        return state


MADE = 67
"""Actions before the game of three is continued."""


def test_a_double_tap_is_one_action(used_page: Callable[..., Page], address: str) -> None:
    page = used_page(viewport=SIZES["portrait"])
    Stage(page, address).open(replace(THREE, name="twice").gone_on(MADE), MADE)
    DoubleTapper(page, "twice").finish()
