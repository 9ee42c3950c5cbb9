"""After every tap, the document equals a fresh rendering of the model."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route

from environment import ROOT
from tests.e2e.player import THREE, Game, Player, prefer
from tests.e2e.support import SIZES, STILL, start, tap

PROBE = """
from app.browser import page as _page
from app.ui.core.page_parts import screen_of as _screen_of
from js import JSON, window
import json

def _regions(page):
    screen = _screen_of(page.model)
    regions = (screen.frame, *screen.regions)
    return json.dumps([[r.id, str(r.view(*r.parts(page.model)))] for r in regions])

def _starting(page, start=_page.Page.start):
    window.regions = _page.create_proxy(lambda: _regions(page))
    start(page)

_page.Page.start = _starting
"""
"""Runs before the page's own start: returns the current markup of each region, the frame first."""

DIFFERENCES = """() => {
    // The camera sets the board's detail, the layer's style and class, and the scale and detail of its parts.
    const camera = ({ id, parentElement: around }) =>
        id === "layer" ? ["style", "class"] : id === "board" ? ["data-detail"]
            : ["layer", "facts"].includes(around?.id) ? ["style", "data-detail"] : [];
    const moving = ({ id, nodeName }) =>
        id === "life" ? ["data-life"] : nodeName === "DETAILS" ? ["open"] : [];
    const [[top, frame], ...regions] = JSON.parse(window.regions());
    const fresh = document.createElement("div");
    fresh.innerHTML = frame;
    for (const [id, markup] of regions) fresh.querySelector(`#${id}`).innerHTML = markup;
    const found = [];
    const label = node =>
        node.nodeType === 1 ? `<${node.nodeName} ${node.id || node.className}>` : `"${node.data}"`;
    const compare = (now, wanted, where) => {
        if (now.nodeName !== wanted.nodeName || now.data !== wanted.data) {
            found.push(`${where}: ${label(now)}, not ${label(wanted)}`);
            return;
        }
        if (now.nodeType !== 1) return;
        const names = new Set([...now.getAttributeNames(), ...wanted.getAttributeNames()]);
        for (const name of names) {
            const [is, should] = [now.getAttribute(name), wanted.getAttribute(name)];
            if (is !== should && ![...camera(wanted), ...moving(wanted)].includes(name))
                found.push(`${where} ${label(wanted)}: ${name} is ${is}, not ${should}`);
        }
        within(now, wanted, `${where} ${label(wanted)}`);
    };
    const within = (now, wanted, where) => {
        const children = [...now.childNodes], others = [...wanted.childNodes];
        if (children.length !== others.length)
            found.push(`${where}: ${children.map(label)}, not ${others.map(label)}`);
        else children.forEach((child, n) => compare(child, others[n], where));
    };
    within(document.getElementById(top), fresh, "");
    return found;
}"""


def probe(page: Page) -> None:
    """Let the page report its model's markup, once opened."""
    own = (ROOT / "app/main.py").read_text(encoding="utf-8")

    def told(route: Route) -> None:
        main = route.fetch().text()  # the published start has its paths prepended
        assert own in main
        route.fulfill(body=main.replace(own, PROBE + own), content_type="text/plain")

    page.route("**/app/main.py", told)


WANDERINGS = (
    ("open menu", "open log", "look-at 1", "close", "look-at -1"),
    ("open menu", "open stack", "close"),
    ("open menu", "open view", "overlay owners", "overlay streets", "overlay streets", "scroll N", "close"),
    ("undo", "redo", "undo"),
    ("open menu", "open log", "undo-turn", "close"),
    ("open menu", "open help", "close", "fit"),
    ("replay",),
)
"""Taps between two actions, where available."""


class Wanderer(Player):
    """Plays, explores, and compares the page with the model after every tap."""

    def __init__(self, page: Page, seed: str) -> None:
        super().__init__(page, seed, self.tap)

    def tap(self, target: Locator) -> None:
        tap(target)
        assert self.page.evaluate(DIFFERENCES) == []

    def skip(self) -> None:
        """End the playback, so that the next player can begin."""
        skip = self.page.locator('[data-message^="show-next"]').first
        if skip.count():
            self.tap(skip)

    def wander(self) -> None:
        """Explore something, or undo something."""
        self.skip()
        self.reveal()
        for message in WANDERINGS[self.rng.below(len(WANDERINGS))]:
            target = self.page.locator(f'[data-message="{message}"]:not([inert] *):visible').first
            if target.count():
                self.tap(target)
        self.skip()
        explained = self.page.locator("#tray [data-tile]:visible").first
        if explained.count() and self.rng.below(4) == 0:
            explained.click(button="right")
            self.tap(self.page.locator('.subject [data-message^="help"]').first)

    def play_and_wander(self, most: int) -> None:
        """Play to the end, or for some actions."""
        for _ in range(most):
            self.skip()
            if (state := self.state()).over:
                break
            options = list(state.decision.options) if state.decision is not None else []
            self.carry_out(state, options[self.rng.below(len(options))])
            if self.rng.below(3) == 0:
                self.wander()
        self.skip()


WHOLE = 1000
"""More actions than any game has."""


@dataclass(frozen=True)
class Walk:
    """A game, the number of actions before the page opens it, and the most actions to walk through."""

    game: Game
    made: int = 0
    most: int = WHOLE
    motion: Mapping[str, Any] = field(default_factory=dict)


WALKS = (
    Walk(Game("two", "multiplayer", ("human", "human")), most=5),
    Walk(replace(THREE, size="phone"), made=86),
    Walk(
        Game("solo with Business", "solo", business=True, difficulty="normal", size="desktop"),
        made=58,
        motion=STILL,
    ),
)
"""One start and two ends, because comparing costs more than tapping."""


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.game.name)
def test_the_page_matches_the_model(walk: Walk, new_page: Callable[..., Page], address: str) -> None:
    game = walk.game
    page = new_page(viewport=SIZES[game.size], **walk.motion)
    probe(page)
    prefer(page, show="slow", bots="off")
    if walk.made:
        game.go_on(page, address, walk.made)
    else:
        start(page, address)
        game.open(page, "faithful")
    player = Wanderer(page, f"{game.mode} {len(game.kinds)}")
    player.play_and_wander(walk.most)
    assert player.state().over is (walk.most == WHOLE)
    if walk.most < WHOLE:
        return
    again = page.locator('[data-message="play-from 0"]').first
    if not again.is_visible():
        tap(page.locator(".end-more > summary"))
    player.tap(again)
    player.tap(page.locator('[data-message="look-at -1"]').first)
    player.tap(page.locator('[data-message="rematch"]').first)
    page.wait_for_function("() => JSON.parse(window.streets.record()).actions.length === 0")
    player.wander()
