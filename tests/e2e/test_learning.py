"""A new player learns from the screen alone, from an empty browser into a first game.

All lessons: `tests/ui/features/test_lessons.py`; to the end of the first game:
`tests/ui/features/test_first_game.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import cycle
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import SKIP
from tests.e2e.support import SIZES, STILL, answered, go, start, still, tap
from tests.ui.reader import rank

MOST_TAPS = 60
DEVICES = ("tablet", "phone")
SKIPPED, LAST_LESSON = "#/learn/4", "#/learn/10"
"""The lesson that a learner leaves for the last one."""

STEPS = {0: "phone", 8: "tablet"}
"""The device from each step of the first game on."""

LAST_STEP = 12

MOTION: dict[str, dict[str, Any]] = {"tablet": STILL, "phone": {"reduced_motion": "no-preference"}}

ROWS_OF_TOOLS = """() => new Set([...document.querySelectorAll(":is(.tools, .history) > .tool")]
    .filter(tool => tool.checkVisibility()).map(tool => tool.getBoundingClientRect().top)).size"""


OVER_THE_CITY = """() => {
    const box = each => document.querySelector(each).getBoundingClientRect();
    const [city, hint] = ["#board", "#coach"].map(box);
    return hint.top < city.bottom - 1;
}"""
"""Whether a hint covers the city, or takes room from it above."""


class Stranger:
    """Taps highlighted and named controls, and counts the taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def tap(self, target: Locator) -> None:
        """Tap once."""
        tap(target)
        self.taps += 1

    def where(self) -> str:
        """Return the address."""
        return str(self.page.evaluate("location.hash"))

    def follow(self) -> None:
        """Tap the highlighted control, or the spot that shows the requested dollars."""
        answered(self.page)
        lit = self.page.locator("[data-hint]")
        if lit.count():
            assert lit.count() == 1
            self.tap(lit)
            return
        goal = self.page.locator(".coach").get_attribute("data-goal")
        places = self.page.locator(".place.legal")
        self.tap((places.filter(has_text=re.compile(rf"^\${goal}$")) if goal else places).first)

    def said(self) -> str:
        """Return the coach's words."""
        return self.page.locator(".coach .words").inner_text()

    # --- The first game ---

    def play_on(self) -> None:
        """Do one of the things that the screen offers."""
        page = self.page
        answered(page)
        if page.evaluate(SKIP):
            return
        build = page.locator(".button.build")
        if build.count():
            self.tap(build)
            return
        option = page.locator(".option, .answers [data-action]")
        if option.count():
            self.tap(option.first)
            return
        places = page.locator(".place.legal")
        if not places.count():
            self.tap(page.locator(".hand-tile").first)
            return
        ranks = [rank(place.inner_html()) for place in places.all()]
        self.tap(places.nth(ranks.index(max(ranks))))


def test_a_new_player_learns_and_begins_a_first_game(new_page: Callable[..., Page], address: str) -> None:
    """From an empty browser, by some lessons, each on another device; the game begins on a phone."""
    page = new_page()
    start(page, address)
    stranger, devices = Stranger(page), cycle(DEVICES)
    said: set[str] = set()
    stranger.tap(page.get_by_role("link", name="Show me how to play first"))
    page.wait_for_selector(".coach")
    there = ""
    while not stranger.where().startswith("#/game/"):
        assert stranger.taps < MOST_TAPS, f"still at {stranger.where()}: {stranger.said()}"
        if stranger.where() == SKIPPED:
            go(page, f"{address}{LAST_LESSON}")
        if stranger.where() != there:
            there, device = stranger.where(), next(devices)
            page.set_viewport_size(SIZES[device])
            page.emulate_media(**MOTION[device])
            still(page)
        stranger.follow()
        if stranger.where().startswith("#/learn/"):
            page.wait_for_selector(".coach")
            said.add(stranger.said())
            assert page.evaluate(ROWS_OF_TOOLS) == 1
    assert len(said) > 12
    learned = json.loads(page.evaluate("localStorage.getItem('streets.learned')"))
    assert len(learned["done"]) == 4

    page.emulate_media(**STILL)
    page.wait_for_selector("[data-decision]")
    hints: set[str] = set()
    for number in range(LAST_STEP):
        if number in STEPS:
            page.set_viewport_size(SIZES[STEPS[number]])
            still(page)
            expect(page.locator(".next-tile")).to_be_in_viewport(ratio=1)
        stranger.play_on()
        answered(page)
        hint = page.locator(".coach.aside:has([data-message=dismiss-hint]) .words")
        if hint.count():
            hints.add(hint.inner_text())
            on_phone = page.viewport_size == SIZES["phone"]
            assert (
                not on_phone
                or page.locator(".asking, #prompt .building").count()
                or not page.evaluate(OVER_THE_CITY)
            )
    record = json.loads(page.evaluate("window.streets.record()"))
    assert (record["mode"], record["difficulty"], record["first_game"]) == ("solo", "easy", True)
    assert hints
    kept = page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('streets.game.')).length")
    assert kept in (1, 2)  # one game with two copies; lessons are not games


def test_highlighted_controls_are_within_reach_and_cover_no_board(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page()
    go(page, f"{address}#/learn/1")
    page.wait_for_selector(".coach")
    for device in DEVICES:
        page.set_viewport_size(SIZES[device])
        still(page)
        board, coach = page.locator("#board").bounding_box(), page.locator(".coach").bounding_box()
        assert board is not None and coach is not None
        assert coach["y"] + coach["height"] <= board["y"] + 1
        expect(page.locator("[data-hint=here]")).to_have_count(1)
        expect(page.locator("[data-hint=here]")).to_be_in_viewport(ratio=0.9)
