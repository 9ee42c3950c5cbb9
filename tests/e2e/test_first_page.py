"""The page before Python: it is the first page, stores taps, and does not move when Python starts."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.player import keep
from tests.e2e.snapshots import restart, until_kept, way
from tests.e2e.support import SIZES, start, wait_until_ready
from tests.e2e.test_boot import Held
from tests.saves.support import finished


@pytest.fixture
def bare(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a context that may report problems."""
    return new_context()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a context with service workers."""
    return new_context(service_workers="allow", drawn=True)


PYTHON = "**/pyodide.asm.wasm"
ANSWERS = "**/runtime/answers/*.json"
"""Without these files the taps of newcomers wait for Python too (`test_answers.py`)."""

DESCRIBED = """() => [document.getElementById("app").innerHTML,
    [...document.querySelectorAll("#app :not(use)")].filter((each) => each.checkVisibility()).map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [each.localName, x, y, width, height];
    })]"""
"""The markup of the page, and the boxes of all elements in sight; some drawings may come later."""

SHOWN = "document.getElementById('boot') && !document.querySelector('.unsettled, .untyped')"

SHIFTS = """{
    window.shifts = [];
    const note = (list) => shifts.push(...list.getEntries().map(({ value, sources }) =>
        `${value} ${sources.map(({ node }) => node?.outerHTML ?? node?.data)}`));
    new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
}"""


def first(page: Page, address: str) -> Held:
    """Open an address, and wait for what it shows before Python, which is held back."""
    Held(page, ANSWERS)
    held = Held(page, PYTHON)
    page.goto(address, wait_until="commit")
    page.wait_for_function(SHOWN)
    return held


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "light", "tablet"), ("ru", "dark", "phone")])
def test_the_page_before_python_is_that_of_the_app_and_nothing_moves(
    new_page: Callable[..., Page], address: str, language: str, theme: Any, size: str
) -> None:
    page = new_page(viewport=SIZES[size], locale=language, color_scheme=theme, drawn=True)
    page.add_init_script(SHIFTS)
    held = first(page, address)
    before = page.evaluate(DESCRIBED)
    assert page.locator("#app").get_attribute("data-prerendered") == language
    assert len(before[1]) > 40
    held.let_go()
    wait_until_ready(page)
    assert page.evaluate(DESCRIBED) == before
    assert page.evaluate("shifts") == []


def test_the_last_tap_before_python_is_answered(new_page: Callable[..., Page], address: str) -> None:
    """The page also says when it will be ready, an estimate from what has arrived after two seconds."""
    page = new_page()
    page.add_init_script("""{
        let start;
        Object.defineProperty(window, "streetsStart", { configurable: true, get: () => start, set(value) {
            start = value;
            Object.defineProperty(start, "arrived", { get: () => 2e6, set() {} });
        } });
    }""")
    held = first(page, address)
    page.locator('#app a[href="#/new/together"]').click()
    expect(page.locator("#app [aria-busy]")).to_have_attribute("href", "#/new/together")
    expect(page.locator("#boot-text")).to_contain_text("Ready in ")
    page.locator('#app a[href="#/more"]').click()
    expect(page.locator("#app [aria-busy]")).to_have_attribute("href", "#/more")
    assert not page.evaluate("location.hash"), "the tap waits for the app"
    held.let_go()
    wait_until_ready(page)
    page.wait_for_url("**/#/more")
    assert page.locator("[aria-busy]").count() == 0


def test_a_button_pressed_by_key_before_python_is_answered(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page()
    held = first(page, address)
    page.locator("#app button[data-message*=first-game]").focus()
    page.keyboard.press("Enter")
    held.let_go()
    wait_until_ready(page)
    page.wait_for_selector("main.table")


def test_a_tap_outlives_a_change_of_language(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    held = first(page, address)
    page.locator('#app a[href="#/rules"]').click()
    page.locator("#app .languages summary").click()
    page.locator("#app button[lang=ru]").click()
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    expect(page.locator('#app a[href="#/rules"]')).to_have_text("Правила")
    expect(page.locator('#app a[href="#/rules"]')).to_have_attribute("aria-busy", "true")
    held.let_go()
    wait_until_ready(page)
    page.wait_for_url("**/#/rules")
    expect(page.get_by_role("heading", level=1)).to_have_text("Правила")
    assert json.loads(page.evaluate("localStorage['streets.settings']"))["language"] == "ru"


def test_a_tap_on_what_is_gone_says_so(new_page: Callable[..., Page], address: str) -> None:
    """Such as a game that another tab has deleted."""
    page = new_page()
    held = first(page, address)
    page.evaluate("document.querySelector('#app nav a').setAttribute('href', '#/game/gone')")
    page.locator('#app a[href="#/game/gone"]').click()
    held.let_go()
    wait_until_ready(page)
    expect(page.locator("#boot-gone")).to_have_text("What you tapped is no longer here.")
    assert not page.evaluate("location.hash")


def test_a_broken_connection_keeps_the_page_and_goes_on_by_itself(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    cut: list[Route] = []

    def away(route: Route) -> None:
        cut.append(route)
        route.abort()

    page.route("**/{app.zip,pyscript.toml}", away)
    Held(page, ANSWERS)
    page.goto(address, wait_until="commit")
    page.locator('#app a[href="#/new/together"]').click()
    expect(page.locator("#boot-text")).to_have_text("Connection lost. Streets continues when it’s back.")
    expect(page.locator('#app a[href="#/new/together"]')).to_be_visible()
    assert page.locator("#boot.failed").count() == 0
    page.unroute("**/{app.zip,pyscript.toml}")
    page.wait_for_url("**/#/new/together")
    wait_until_ready(page)
    assert cut


def test_a_link_shows_the_head_of_its_screen(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(locale="ru")
    for fragment, title in (("#/daily", "Партия дня"), ("#/game/none", "Улицы")):
        first(page, f"{address}{fragment}")
        expect(page.locator("#app h1")).to_have_text(title)
        expect(page.locator("#boot-text")).to_be_visible()
        page.goto("about:blank")


@pytest.mark.thorough
def test_a_start_from_a_snapshot_shows_the_page_first(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    page.add_init_script(SHIFTS)
    page.add_init_script("""addEventListener("DOMContentLoaded", () => {
        window.first = document.getElementById("app").innerHTML;
    })""")
    start(page, address)
    until_kept(page)
    restart(page)
    assert way(page) == ("snapshot", "")
    assert page.evaluate("first") == page.evaluate("document.getElementById('app').innerHTML")
    assert page.evaluate("shifts") == []


def test_somebody_who_has_played_sees_their_own_page_first(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page(drawn=True)
    keep(page, finished())
    page.add_init_script(SHIFTS)
    held = first(page, address)
    assert page.locator("#app").inner_text() == "", "a newcomer's page would be wrong"
    expect(page.locator("#boot-text")).to_be_visible()
    held.let_go()
    wait_until_ready(page)
    held = Held(page, PYTHON)
    page.reload(wait_until="commit")
    page.wait_for_function(SHOWN)
    before = page.evaluate(DESCRIBED)
    assert "#/game/kept" in before[0]
    held.let_go()
    wait_until_ready(page)
    assert page.evaluate(DESCRIBED) == before
    assert page.evaluate("shifts") == []


TODAYS = "#app [data-day]"


@pytest.mark.own_context
def test_the_first_tap_of_the_morning_begins_the_deal_of_the_day(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page()
    page.clock.set_fixed_time("2026-03-02T21:00:00")
    keep(page, finished())
    start(page, address)
    expect(page.locator(TODAYS)).to_contain_text("2 March")
    page.goto(f"{address}assets/icons/app.svg")  # the page is left
    page.clock.set_fixed_time("2026-03-03T08:00:00")
    held = first(page, address)
    expect(page.locator(TODAYS)).to_contain_text("Today’s deal")
    expect(page.locator(TODAYS)).not_to_contain_text("March")
    page.locator(TODAYS).click()
    held.let_go()
    wait_until_ready(page)
    page.wait_for_selector("main.table")
    assert "2026-03-03" in page.evaluate("streets.record()")


def test_the_page_before_python_shows_no_deleted_game(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    keep(page, finished())
    start(page, address)
    expect(page.locator('#app a[href^="#/game/kept"]').first).to_be_visible()
    page.goto(f"{address}assets/icons/app.svg")  # the page is left
    page.add_init_script("localStorage.removeItem('streets.game.kept.a')")
    first(page, address)
    expect(page.locator("#app main")).to_be_visible()
    assert page.locator('#app a[href^="#/game/kept"]').count() == 0


SKETCHES = [
    "{",
    "null",
    json.dumps({"language": "en", "page": [["script", {"src": "./x.js"}]]}),
    json.dumps({"language": "en", "page": [["main", {"onclick": "alert(1)"}]]}),
    json.dumps({"language": "en", "page": [["a", {"href": "javascript:alert(1)"}, "x"]]}),
    json.dumps({"language": "en", "page": [["p", {"style": "background: url(./x)"}, "x"]]}),
    json.dumps({"language": "en", "page": [["img", {"src": "x"}]]}),
    json.dumps({"language": "ru", "page": ["x"]}),
]


@pytest.mark.thorough
def test_a_foreign_sketch_shows_the_page_of_a_newcomer(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.route("**/core.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(address)
    for text in SKETCHES:
        page.evaluate("text => localStorage.setItem('streets.sketch', text)", text)
        page.reload()
        expect(page.locator('#app a[href="#/rules"]')).to_be_visible()
        assert page.locator("#app script, #app img, #app [onclick], #app [href^=javascript]").count() == 0
