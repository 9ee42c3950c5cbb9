"""Whoever taps twice chooses once: whole games in which every tap that commits is a double tap."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from app.engine.actions import Action
from app.engine.state import State
from tests.e2e.player import Form, Player, quicken, unasked
from tests.e2e.support import SIZES, answered, start, tap

LATER = "() => performance.now() - window.lastCommit.time >= 150"


class DoubleTapper(Player):
    """Taps twice, 150 ms apart, on all that commits."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed, self.tap_twice)
        self.chosen: list[str] = json.loads(self.record())["actions"]

    def tap_twice(self, target: Locator) -> None:
        twice = target.evaluate("target => target.matches('[data-action],[data-message=reveal]')")
        box = target.bounding_box()
        assert box is not None
        tap(target)
        if twice:
            self.page.wait_for_function(LATER, polling=20)
            heard = answered(self.page)
            self.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            answered(self.page, heard + 1)

    def carry_out(self, state: State, action: Action) -> None:
        super().carry_out(state, action)
        self.chosen += [str(choice) for choice in (action, *unasked(state, action))]
        assert json.loads(self.record())["actions"] == self.chosen


@pytest.mark.parametrize(
    ("mode", "kinds", "more", "size"),
    [
        ("solo", ("human",), {"business": True, "difficulty": "normal"}, "phone"),
        ("multiplayer", ("human",) * 3, {"cards": ("contractor", "hacker", "entrepreneur")}, "tablet"),
    ],
    ids=["solo with Business", "three with consultants"],
)
def test_a_double_tap_is_one_choice(
    new_page: Callable[..., Page],
    address: str,
    mode: str,
    kinds: tuple[str, ...],
    more: dict[str, object],
    size: str,
) -> None:
    page = new_page(viewport=SIZES[size])
    quicken(page)
    start(page, address)
    Form(page).open(mode, kinds, seed="twice", **more)  # type: ignore[arg-type]
    player = DoubleTapper(page, mode)
    assert player.play().over
    assert json.loads(player.record())["actions"] == player.chosen
