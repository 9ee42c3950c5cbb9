"""Flights are only decoration: after any interruption, the page matches the model."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from app.engine.session import replay
from app.engine.setup import SeatChoice, Setup
from app.engine.state import Build
from app.ui.table.playback.sounds import SHAKES
from benches.beats import scorings
from scenes import Stage, asks, moment, whole_game
from tests.e2e.player import Form, Player, prefer
from tests.e2e.support import SIZES, answered, drawn, start, still, tap
from tests.e2e.test_faithful import DIFFERENCES, probe

pytestmark = pytest.mark.thorough

FLYING = """() => [...document.querySelectorAll("#sky > .dust")]
    .some(dust => dust.getBoundingClientRect().width > 20)"""
LANDED = "() => document.querySelectorAll('#sky > *').length === 0"
RISING = """() => document.getAnimations()
    .filter(each => each.constructor === Animation && each.effect.target.closest("#facts")
        && each.effect.getKeyframes().length === 3)
    .map(each => each.effect.target.getAttribute("class"))"""
"""Newcomers rising on buildings, and the sign of a tile that was held there."""

MOVING = """() => document.getAnimations().filter(each => each.constructor === Animation)
    .map(each => each.effect.target.outerHTML)"""

SHAKEN = """
    window.shaken = [];
    Object.defineProperty(navigator, "vibrate", { value: (milliseconds) => shaken.push(milliseconds) });
"""
"""Counts vibrations on a device that has none."""

HIDDEN = """() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def interruptions(page: Page) -> dict[str, Callable[[], object]]:
    """Return possible events during flights."""
    return {
        "passed on": lambda: tap(page.locator('[data-message="reveal"]')),
        "resized": lambda: page.set_viewport_size(SIZES["portrait"]),
        "hidden": lambda: page.evaluate(HIDDEN),
        "landed": lambda: page.wait_for_function(LANDED),
    }


@pytest.fixture
def probed(new_page: Callable[..., Page], address: str) -> Callable[..., Page]:
    """Return a function that makes a page at a table of two, which reports its model's markup."""

    def make(haptics: str = "off", **options: object) -> Page:
        page = new_page(**options)
        page.add_init_script(SHAKEN)
        probe(page)
        prefer(page, show="slow", haptics=haptics)
        start(page, address)
        Form(page).open("multiplayer", ("human", "human"), seed="flights")
        return page

    return make


def build(page: Page, number: int) -> None:
    """Build something, as a person does."""
    player = Player(page, f"flights {number}")
    player.reveal()
    state = player.state()
    assert state.decision is not None
    player.carry_out(state, next(o for o in state.decision.options if isinstance(o, Build)))


def test_an_interrupted_page_matches_the_model(probed: Callable[..., Page]) -> None:
    page = probed(haptics="on")
    rising: list[str] = []
    for number, interrupt in enumerate(interruptions(page).values()):
        build(page, number)
        page.wait_for_function(FLYING)
        assert page.evaluate("shaken") == [SHAKES["place"]] * (number + 1)
        rising += page.evaluate(RISING)
        assert page.evaluate(DIFFERENCES) == []
        interrupt()
        page.wait_for_function(LANDED)
        answered(page)
        assert page.evaluate(DIFFERENCES) == []
        expect(page.locator(".flying")).to_have_count(0)
        assert page.evaluate(MOVING) == []
    assert any("person" in each for each in rising)
    assert all("person" in each or "sign" in each for each in rising)


def test_with_reduced_motion_nothing_flies(probed: Callable[..., Page]) -> None:
    page = probed(reduced_motion="reduce")
    build(page, 0)
    drawn(page)
    assert page.locator("#sky").count() == 0
    assert page.evaluate("shaken") == []
    assert page.evaluate(MOVING) == []
    assert page.evaluate(DIFFERENCES) == []


DETAILED = """() => {
    const layer = document.getElementById("layer"), facts = document.getElementById("facts-0");
    window.detailed = [];
    new MutationObserver(() => detailed.push(layer.getAnimations().length))
        .observe(facts, { attributes: true, attributeFilter: ["style"] });
}"""
"""Counts running glides whenever the city's details change scale."""

FEW = 20
"""More layers than the page has at rest with city life, but fewer than one per building."""


def test_a_great_city_moves_as_one_layer(used_page: Callable[..., Page], address: str) -> None:
    setup = Setup((SeatChoice("Ana"), SeatChoice("Ben")), seed="layers", first=0)
    session = whole_game(setup)
    page = used_page({}, viewport=SIZES["phone"])
    Stage(page, address).open(session, moment(session, asks("build", 20)))
    seen: list[int] = []
    browser = page.context.new_cdp_session(page)
    browser.on("LayerTree.layerTreeDidChange", lambda tree: seen.append(len(tree.get("layers", ()))))
    browser.send("LayerTree.enable")
    still(page)
    page.evaluate(DETAILED)
    tap(page.locator("[data-tile]").first)  # the view zooms out to the spots
    page.wait_for_function("detailed.length")
    assert not any(page.evaluate("detailed")), "a glide is not held up"
    assert 2 < max(seen) < FEW, seen


SLIGHT = 1.1
"""`PLAYBACK_ZOOM` of `app/browser/board.py`, which only a browser can import."""

CATCHES_UP = """() => {
    const layer = document.getElementById("layer"), facts = document.getElementById("facts-5");
    const number = (style, name) => Number(style.match(new RegExp(name + "[(: ]+([0-9.]+)"))?.[1]);
    window.caught = [];
    window.behind = () => layer.getAnimations().length
        ? 1 : number(layer.style.transform, "scale") / number(facts.style.cssText, "--zoom");
    new MutationObserver(([{ oldValue }]) => caught.push([
        document.querySelector(".card.show") !== null,
        number(layer.style.transform, "scale") / number(oldValue, "--zoom"),
    ])).observe(facts, { attributes: true, attributeFilter: ["style"], attributeOldValue: true });
}"""
"""Notes for each change of details whether playback runs, and how far the scale was off."""


def test_playback_does_not_wait_for_details_of_a_slightly_larger_city(
    used_page: Callable[..., Page], address: str
) -> None:
    page = used_page({}, viewport=SIZES["phone"])
    record, build, _ = next(scorings(1))
    stage = Stage(page, address)
    stage.open(session := replay(record).session, len(session.history))
    stage.hold(build)
    page.evaluate(CATCHES_UP)
    stage.choose(build)
    page.wait_for_function("document.querySelector('.card.show') && behind() > 1.02")
    expect(page.locator(".card.show")).to_have_count(0)
    answered(page)
    caught = page.evaluate("caught")
    assert all(behind < 1 or behind > SLIGHT for told, behind in caught if told), caught
    page.wait_for_function("Math.abs(behind() - 1) < 0.01")
