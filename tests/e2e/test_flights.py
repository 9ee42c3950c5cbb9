"""What travels over the page only decorates it: whatever interrupts it, the page is what the model says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from app.engine.actions import Build
from app.engine.session import replay
from app.engine.setup import SeatChoice, Setup
from app.ui.table.playback.sounds import SHAKES
from benches.beats import scorings
from scenes import Stage, asks, moment, whole_game
from tests.e2e.player import Form, Player, prefer
from tests.e2e.support import SIZES, answered, drawn, start, still, tap
from tests.e2e.test_faithful import DIFFERENCES, probe

FLYING = """() => [...document.querySelectorAll("#sky > .tile")]
    .some(tile => tile.getBoundingClientRect().width > 20)"""
LANDED = "() => document.querySelectorAll('#sky > *').length === 0"
RISING = """() => document.getAnimations()
    .filter(each => each.constructor === Animation && each.effect.target.closest("#facts")
        && each.effect.getKeyframes().length === 3)
    .map(each => each.effect.target.getAttribute("class"))"""
"""What comes up on buildings: newcomers."""

MOVING = """() => document.getAnimations().filter(each => each.constructor === Animation)
    .map(each => each.effect.target.outerHTML)"""

SHAKEN = """
    window.shaken = [];
    Object.defineProperty(navigator, "vibrate", { value: (milliseconds) => shaken.push(milliseconds) });
"""
"""Has a device shake that cannot."""

HIDDEN = """() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def interruptions(page: Page) -> dict[str, Callable[[], object]]:
    """What may happen while pieces are on their way."""
    return {
        "passed on": lambda: tap(page.locator('[data-message="reveal"]')),
        "resized": lambda: page.set_viewport_size(SIZES["portrait"]),
        "hidden": lambda: page.evaluate(HIDDEN),
        "landed": lambda: page.wait_for_function(LANDED),
    }


@pytest.fixture
def probed(new_page: Callable[..., Page], address: str) -> Callable[..., Page]:
    """Make a page that tells what its model says, at a table of two people."""

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


def test_interrupted_the_page_is_what_the_model_says(probed: Callable[..., Page]) -> None:
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
    assert rising and not [each for each in rising if "person" not in each]


def test_with_reduced_motion_nothing_travels(probed: Callable[..., Page]) -> None:
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
"""Notes how many glides of the city are under way whenever it gets the details for another scale."""

FEW = 12
"""More layers than the page at rest has, fewer than a city makes whose buildings are layers."""


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
    tap(page.locator("[data-tile]").first)  # the view steps back to the places
    page.wait_for_function("detailed.length")
    assert not any(page.evaluate("detailed")), "a glide is not held up"
    assert 2 < max(seen) < FEW, seen


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
"""Notes whenever the details catch up: whether a story is told, and how far they were behind."""


def test_a_story_does_not_wait_for_details_of_a_somewhat_larger_city(
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
    assert all(behind < 1 or behind > 1.35 for told, behind in caught if told), caught
    page.wait_for_function("Math.abs(behind() - 1) < 0.01")
