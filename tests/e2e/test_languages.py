"""Other languages: a game in Russian, by double taps, offline, at 400 % zoom."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from app.engine.state import Action, State
from app.ui.table.input.gestures import SLACK
from tests.e2e.player import Form, Game, Player, keep, quicken
from tests.e2e.reach import WRONG
from tests.e2e.sight import SAID
from tests.e2e.support import MAGNIFIED, STILL, answered, go, serve, start, still, tap, wait_until_ready
from tests.e2e.test_double_taps import DoubleTapper
from tests.waits import waiting

NAMES = ("English", "Mayor", "Haakon Hoel Gaarder", "Sinister Fish Games", "P1", "The Grifter")

GAME = Game("по-русски", "solo", difficulty="easy", business=True, cards=("investor",))
BEGUN = 3
"""The number of actions at the beginning."""

MADE = 52
"""The number of actions in the stored game, of some sixty."""

MOMENT = """() => [document.querySelector("[data-decision]")?.dataset.decision,
    ...[".hand-over", "[aria-pressed=true][data-tile]", ".build", ".finale"]
        .filter(each => document.querySelector(each))].join(" ")"""
"""The decision, and the number of actions."""


BEYOND = """place => {
    const board = place.closest("#board")?.getBoundingClientRect(), box = place.getBoundingClientRect();
    const into = (start, end, from, to) => Math.max(from - start, 0) + Math.min(to - end, 0);
    return board ? [into(box.left, box.right, board.left, board.right),
        into(box.top, box.bottom, board.top, board.bottom)] : [0, 0];
}"""
"""The distance to move the city until a spot is visible; a long city does not fit the small window."""


class Reader(DoubleTapper):
    """Plays by double taps, and reads the whole page before every action.

    It checks visibility and reach for each new kind of decision.
    """

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed)
        self.seen: set[str] = set()
        self.wrong: list[str] = []

    def carry_out(self, state: State, action: Action) -> None:
        assert latin(self.page) == []
        super().carry_out(state, action)

    def tap_twice(self, target: Locator) -> None:
        moment = self.page.evaluate(MOMENT)
        if moment not in self.seen:
            self.seen.add(moment)
            self.wrong += [f"{moment}: {each}" for each in self.page.evaluate(WRONG)]
        still(self.page)  # a gliding city carries its spots away
        dx, dy = target.evaluate(BEYOND)
        if max(abs(dx), abs(dy)) > SLACK:  # less would be a tap, and the spot's centre is visible then
            self.drag_the_city(dx, dy)
        super().tap_twice(target)

    def drag_the_city(self, dx: float, dy: float) -> None:
        """Move the view."""
        board, mouse = self.page.locator("#board"), self.page.mouse
        board.scroll_into_view_if_needed()
        box = board.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + dx, y + dy, steps=3)
        mouse.up()
        answered(self.page)


def latin(page: Page) -> list[str]:
    """Return the page's Latin words, except names, seeds and addresses."""
    answered(page)
    said: list[str] = page.evaluate(SAID)
    return [
        text
        for text in said
        if not text.startswith(("#/", "{", "http"))
        and re.search("[A-Za-z]{2,}", re.sub("|".join((*NAMES, "a town")), "", text))
    ]


@pytest.mark.thorough
def test_a_solo_game_in_russian_offline_after_one_visit(
    new_context: Callable[..., BrowserContext], built: Path
) -> None:
    page = new_context(locale="ru-RU", service_workers="allow", drawn=True).new_page()
    page.set_viewport_size(MAGNIFIED)
    page.emulate_media(**STILL)
    quicken(page)
    keep(page, GAME.gone_on(MADE))
    with serve(built) as server:
        start(page, server.address)
        with waiting("keeping a copy"):
            page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.lang") == "ru"
    assert latin(page) == []
    GAME.open(page)
    beginning = Reader(page, GAME.name)
    beginning.play(BEGUN)
    expect(page.locator("body")).to_contain_text("Проныр")
    go(page, page.url.split("#")[0] + "#/game/kept")
    page.wait_for_selector("#board")
    ending = Reader(page, GAME.name)
    ending.finish()
    assert len(beginning.seen | ending.seen) >= 6
    assert beginning.wrong + ending.wrong == []
    assert latin(page) == []
    loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
    assert [name for name in loaded if name.endswith("/ru.json")]
    assert not [name for name in loaded if name.endswith("/en.json")]
    assert page.evaluate("document.fonts.check('16px Nunito', 'Улицы')")


def test_the_language_can_change_during_a_game(page: Page, address: str) -> None:
    Form(page).open("solo", ("human",), difficulty="normal")
    player = Player(page, "both")
    player.play(2)
    record = player.record()
    go(page, f"{address}#/settings")
    tap(page.locator('label:has([name="language"][value="ru"])'))
    expect(page.locator("h1")).to_have_text("Настройки")
    assert page.evaluate("document.documentElement.lang") == "ru"
    page.go_back()
    answered(page)
    assert player.record() == record
    assert latin(page) == []
    player.play(2)
    page.reload()
    wait_until_ready(page)
    assert page.evaluate("document.documentElement.lang") == "ru"


@pytest.mark.thorough
def test_an_address_sets_the_language_of_a_visit(page: Page, address: str) -> None:
    spoken = "document.documentElement.lang + document.documentElement.dataset.script"
    start(page, f"{address}?lang=ru#/settings")
    assert page.evaluate(spoken) == "ruCyrl"
    expect(page.locator("h1")).to_have_text("Настройки")
    start(page, f"{address}?lang=xx#/settings")
    assert page.evaluate(spoken) == "enLatn"
    expect(page.locator("h1")).to_have_text("Settings")
