"""Whoever taps twice chooses once: games to their ends in which every tap that commits is a double tap."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from app.engine.actions import Action
from app.engine.state import State
from tests.e2e.player import THREE, Game, Player, quicken, unasked
from tests.e2e.support import AIM, SIZES, answered, start, tap

COUNT_SECOND_TAPS = """
    window.secondTaps = 0;
    let before = -Infinity;
    addEventListener("click", event => {
        if (event.timeStamp - before > 100 && event.timeStamp - before < 200) window.secondTaps += 1;
        before = event.timeStamp;
    }, true);
"""


class DoubleTapper(Player):
    """Taps twice on all that commits: for the page 150 ms apart, however slow the machine is."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed, self.tap_twice)
        self.chosen: list[str] = json.loads(self.record())["actions"]
        self.fingers = page.context.new_cdp_session(page)

    def tap_twice(self, target: Locator) -> None:
        if not target.evaluate("target => target.matches('[data-action],[data-message=reveal]')"):
            tap(target)
            return
        target.scroll_into_view_if_needed()
        at = target.evaluate(AIM)
        while at is None:  # something is still moving there
            at = target.evaluate(AIM)
        heard = answered(self.page)
        now = time.time()
        self.touch(at, now)
        answered(self.page, heard + 1)
        self.touch(at, now + 0.15)  # by now something else may stand there

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


SOLO = Game("solo with Business", "solo", business=True, difficulty="hard")
MADE = 60
"""Choices after which the game of three is gone on with."""


def begin_alone(page: Page, address: str) -> None:
    start(page, address)
    SOLO.open(page, "twice")


def go_on_by_three(page: Page, address: str) -> None:
    THREE.go_on(page, address, MADE)


@pytest.mark.parametrize(
    ("opened", "size"), [(begin_alone, "phone"), (go_on_by_three, "portrait")], ids=["solo", "three"]
)
def test_a_double_tap_is_one_choice(
    opened: Callable[[Page, str], None], size: str, new_page: Callable[..., Page], address: str
) -> None:
    page = new_page(viewport=SIZES[size])
    quicken(page)
    page.add_init_script(COUNT_SECOND_TAPS)
    opened(page, address)
    player = DoubleTapper(page, "twice")
    before = len(player.chosen)
    player.finish()
    assert json.loads(player.record())["actions"] == player.chosen
    assert page.evaluate("window.secondTaps") > (len(player.chosen) - before) / 2
