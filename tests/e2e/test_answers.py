"""Answers before Python: a newcomer's first turn, the pages behind the first links, then Python's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.support import SIZES, wait_until_ready
from tests.e2e.test_always_starts import OPTIONAL, REFUSALS
from tests.e2e.test_boot import Held, cut_off, gone
from tests.e2e.test_first_page import PYTHON, SHIFTS

PLAY = "#app [data-message=first-game]"
TILE = "#app [data-tile=chillax-spa]"
SPOT = "#app .place.legal[data-cell='1,1']"
BUILD = "#app [data-action^=build]"
ARRIVED = """performance.getEntriesByType("resource").some(
    ({ name, responseEnd }) => name.includes("/answers/") && responseEnd)"""
FILES = "**/runtime/answers/*.json"
AT_REST = """() => document.fonts.status === "loaded" && !document.getAnimations().some((each) =>
    each.playState === "running" && each.effect.getComputedTiming().iterations !== Infinity)"""

SHOWN = """() => [document.title, document.getElementById("live").innerText.trim(), document.activeElement.id,
    document.activeElement.outerHTML,
    ...[...document.querySelectorAll("#app, #app [data-region]")].map((region) => {
        const copy = region.cloneNode(true);
        for (const inner of copy.querySelectorAll("[data-region]")) inner.remove();
        copy.querySelector("#layer")?.removeAttribute("class");
        return `${region.id} ${copy.innerHTML}`;
    }),
    document.getElementById("layer")?.style.transform,
    ...[...document.querySelectorAll("#app :not(use)")].filter((each) => each.checkVisibility()).map((each) =>
    {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.localName, ...[x, y, width, height].map(Math.round)].join(" ");
    })]"""
"""The page region by region, what was announced, the focus, and the boxes of all elements."""


def newcomer(page: Page, address: str) -> Held:
    """Open the first page, with Python held back, and wait for the file of answers."""
    held = Held(page, PYTHON)
    page.goto(address, wait_until="commit")
    page.wait_for_function(ARRIVED)
    return held


def take(page: Page, held: Held) -> None:
    """Let Python take over."""
    held.let_go()
    wait_until_ready(page)
    page.evaluate("window.streets.answered()")


def actions(page: Page) -> list[str]:
    """Return the actions of the game on the table."""
    return [str(line) for line in page.evaluate("JSON.parse(window.streets.record()).actions")]


@pytest.mark.parametrize(
    ("language", "size", "theme"),
    [("en", "phone", "light"), pytest.param("ru", "tablet", "dark", marks=pytest.mark.thorough)],
)
def test_python_takes_over_the_very_page_that_it_finds(
    new_page: Callable[..., Page], address: str, language: str, size: str, theme: Any
) -> None:
    page = new_page(
        viewport=SIZES[size], locale=language, color_scheme=theme, reduced_motion="reduce", drawn=True
    )
    page.add_init_script(SHIFTS)
    held = newcomer(page, address)
    for number, control in enumerate((PLAY, TILE, SPOT), 1):
        page.locator(control).click()
        expect(page.locator("#app")).to_have_attribute("data-answered", str(number))
    page.wait_for_function(AT_REST)
    before = page.evaluate(SHOWN)
    page.evaluate("shifts.length = 0")
    take(page, held)
    assert page.evaluate(SHOWN) == before
    assert page.evaluate("shifts") == []
    assert page.locator("[data-answered]").count() == 0
    page.locator(BUILD).click()
    page.wait_for_function("JSON.parse(window.streets.record()).actions.length")
    assert actions(page)[0].startswith("build chillax-spa 1,1")


def test_a_tap_before_the_scripts_is_answered_once(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    scripts = Held(page, "**/assets/boot/answers.js")
    held = Held(page, PYTHON)
    page.goto(address, wait_until="commit")
    page.locator(PLAY).click()
    scripts.let_go()
    expect(page.locator(TILE)).to_be_visible()
    expect(page.locator("#app")).to_have_attribute("data-answered", "1")
    expect(page.locator("#app [aria-busy]")).to_have_count(0)
    take(page, held)
    expect(page.locator(TILE)).to_be_visible()
    page.go_back()
    expect(page.locator("#app .home")).to_be_visible()


def test_a_built_building_stays_and_the_grifter_follows(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(reduced_motion="reduce")
    held = newcomer(page, address)
    for control in (PLAY, TILE, SPOT, BUILD):
        page.locator(control).click()
    expect(page.locator("#boot-text")).to_contain_text("The Grifter is on his way.")
    expect(page.locator("#keeping .saved")).to_have_count(1)
    expect(page.locator("#keeping .saved")).to_be_hidden()  # nothing is saved yet
    assert page.locator("#app [data-mark]").evaluate("each => each.scrollWidth <= each.clientWidth")
    page.locator("#app [data-message='open menu']").click()  # only Python has this page
    expect(page.locator("#app [data-message='open menu']")).to_have_attribute("aria-busy", "true")
    assert page.locator("#app").get_attribute("data-answered") == "4"
    take(page, held)
    assert len([each for each in actions(page) if each.startswith("build chillax-spa")]) == 1
    expect(page.locator("#drawer")).to_be_visible()
    page.go_back()  # closes the menu
    page.go_back()
    expect(page.locator("#app .home")).to_be_visible()


def test_keys_and_screen_readers_get_the_same_answers(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    held = newcomer(page, address)
    page.locator(PLAY).focus()
    page.keyboard.press("Enter")
    expect(page.locator("#live")).to_contain_text("our turn: pick a tile.")
    assert page.evaluate("document.activeElement.id") == "hand-art-gallery"
    page.keyboard.press("2")
    expect(page.locator("#live")).to_contain_text("Chillax Spa picked up")
    cell = page.evaluate("document.activeElement.id")
    assert cell.startswith("c") and page.evaluate("document.activeElement.tabIndex") == 0
    page.keyboard.press("Enter")
    expect(page.locator(BUILD)).to_be_visible()
    page.keyboard.press("r")
    turned = page.locator(BUILD).get_attribute("data-action")
    take(page, held)
    assert page.evaluate("document.activeElement.id") == cell
    page.keyboard.press("Enter")
    page.wait_for_function("JSON.parse(window.streets.record()).actions.length")
    assert actions(page)[0] == turned


def test_a_link_leads_to_its_page_and_back(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(drawn=True, reduced_motion="reduce")
    page.add_init_script(SHIFTS)
    held = newcomer(page, address)
    page.locator('#app a[href="#/more"]').click()
    expect(page.get_by_role("heading", level=1)).to_have_text("More")
    page.go_back()
    expect(page.locator(PLAY)).to_be_visible()
    page.locator('#app a[href="#/new/together"]').click()
    page.locator("#app [data-change='set-game mode'][value=phones]").check(force=True)
    assert page.locator("#app").get_attribute("data-answered") == "2"
    page.evaluate("shifts.length = 0")
    take(page, held)
    assert page.url.endswith("#/new/together")
    expect(page.locator("#app [data-change='set-game mode'][value=phones]")).to_be_checked()


def test_a_reload_and_back_in_mid_turn(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    newcomer(page, address)
    page.locator(PLAY).click()
    page.locator(TILE).click()
    page.reload(wait_until="commit")
    expect(page.locator(TILE)).to_have_attribute("aria-pressed", "true")
    page.set_viewport_size({"width": 844, "height": 390})  # rotated
    expect(page.locator(SPOT)).to_be_in_viewport()
    page.go_back()
    expect(page.locator(PLAY)).to_be_visible()
    held = newcomer(page, f"{address}?again")
    take(page, held)
    expect(page.locator(PLAY)).to_be_visible()
    assert page.evaluate("window.streets.record()") is None, "Back has left the game"


def test_a_turn_outlives_a_broken_connection(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    page = new_context().new_page()
    held = newcomer(page, address)
    page.locator(PLAY).click()
    page.locator(TILE).click()
    page.route("**/pyscript.toml", cut_off)
    held.break_off()
    expect(page.locator("#boot-text")).to_contain_text("Connection lost.")
    page.locator(SPOT).click()
    expect(page.locator(BUILD)).to_be_visible()
    page.unroute("**/pyscript.toml")  # the page reloads itself
    wait_until_ready(page)
    page.locator(BUILD).click()
    page.wait_for_function("JSON.parse(window.streets.record()).actions.length")


def test_a_browser_that_refuses_storage_and_workers_answers(
    new_context: Callable[..., BrowserContext], address: str
) -> None:
    page = new_context().new_page()
    page.add_init_script(f"{{ {OPTIONAL} {REFUSALS['throwing when read']} }}")
    held = newcomer(page, address)
    page.locator(PLAY).click()
    page.locator(TILE).click()
    page.locator(SPOT).click()
    page.locator(BUILD).hover()
    page.mouse.down()
    expect(page.locator("#app")).to_have_attribute("data-answered", "3")
    take(page, held)  # in the middle of a tap
    page.mouse.up()
    page.wait_for_function("JSON.parse(window.streets.record()).actions.length")


@pytest.mark.parametrize("fault", ["missing", "damaged"])
def test_without_its_file_a_tap_waits_for_python(
    new_context: Callable[..., BrowserContext], address: str, fault: str
) -> None:
    page = new_context().new_page()
    page.route(FILES, gone if fault == "missing" else lambda route: route.fulfill(body='{"pages": {}}'))
    held = newcomer(page, address)
    page.locator(PLAY).click()
    expect(page.locator(PLAY)).to_have_attribute("aria-busy", "true")
    take(page, held)
    page.wait_for_selector("main.table")


def test_python_wins_where_it_answers_otherwise(new_page: Callable[..., Page], address: str) -> None:
    """Another tab turned off the help of the board meanwhile."""
    page = new_page()
    held = newcomer(page, address)
    page.locator(PLAY).click()
    page.locator(TILE).click()
    expect(page.locator(f"{SPOT} .worth")).to_be_visible()
    page.evaluate("localStorage.setItem('streets.settings', JSON.stringify({ helps: 'none' }))")
    take(page, held)
    expect(page.locator(TILE)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#app .worth")).to_have_count(0)


def test_somebody_known_waits_for_python(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.add_init_script("localStorage.setItem('streets.settings', '{}')")
    held = Held(page, PYTHON)
    with page.expect_request(PYTHON):
        page.goto(address, wait_until="commit")
    page.locator(PLAY).click()
    expect(page.locator(PLAY)).to_have_attribute("aria-busy", "true")
    assert not page.evaluate(
        "performance.getEntriesByType('resource').some((each) => each.name.includes('answers/'))"
    )
    take(page, held)
    page.wait_for_selector("main.table")
