"""Starts that fail because something is missing or too old: a clear message, and a way to continue."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from app.saves.marks import PLAIN
from app.saves.save import blocks_of
from app.ui.features.saves.views import plan
from tests.e2e.player import keep
from tests.e2e.support import TRAPPING, wait_until_ready
from tests.saves.support import finished

MISSING = "Part of Streets didn’t arrive"
BROKEN = "Streets couldn’t start"
DAMAGED = "Part of Streets is damaged"
SWITCHED_OFF = "WebAssembly is switched off"
TOO_OLD = "This browser is too old for Streets"
DOORS = "Opening the doors…"
"""The message while only the app itself is missing."""


def gone(route: Route) -> None:
    route.fulfill(status=404)


def cut_off(route: Route) -> None:
    route.abort()


def body(text: str | bytes, kind: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=text, content_type=kind)


ASKED = """Object.defineProperty(window, "streetsTexts", { configurable: true, set(texts) {
    Object.defineProperty(window, "streetsTexts", { value: texts });
    Object.defineProperty(texts, "first", { configurable: true, set(first) {
        Object.defineProperty(texts, "first", { value: first });
        const then = first.then;
        first.then = (kept, ...more) => { window.asked ||= !!kept; return then.call(first, kept, ...more); };
    } });
} });"""
"""Notes when the app waits for its texts."""


@pytest.fixture
def bare(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a context that may report problems, because these tests cause errors."""
    return new_context()


def failure(page: Page, address: str) -> str:
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#boot.failed")
    assert page.get_by_role("button", name="Try again").is_visible()
    assert page.get_by_role("progressbar").count() == 0, "nothing is starting any more"
    return page.locator("#boot-title").inner_text()


@pytest.mark.parametrize(
    ("file", "fault", "title"),
    [
        ("app/main.py", gone, MISSING),
        ("app/main.py", body("raise ValueError('no city')", "text/plain"), BROKEN),
        ("app.zip", cut_off, MISSING),
        ("pyscript.toml", gone, MISSING),
        ("runtime/texts/en.json", gone, MISSING),
        ("runtime/texts/en.json", body('{"messages": ', "application/json"), DAMAGED),
        ("runtime/pyscript/core.js", gone, MISSING),
        ("runtime/pyodide/pyodide.asm.wasm", gone, MISSING),
        ("runtime/pyodide/pyodide.asm.wasm", body(b"\0asm\1\0\0\0\x63", "application/wasm"), DAMAGED),
        ("runtime/pyodide/pyodide.asm.mjs", body("garbage {", "text/javascript"), DAMAGED),
        ("runtime/pyscript/core.js", body("garbage {", "text/javascript"), DAMAGED),
        ("assets/durable.js", body("garbage {", "text/javascript"), DAMAGED),
        ("assets/boot.js", gone, MISSING),
        ("assets/boot.js", body("garbage {", "text/javascript"), DAMAGED),
        ("runtime/pyodide/python_stdlib.zip", cut_off, MISSING),
        ("runtime/idiomorph/idiomorph.mjs", gone, MISSING),
    ],
)
def test_a_failed_start_says_what_is_wrong(
    bare: BrowserContext, address: str, file: str, fault: Callable[[Route], None], title: str
) -> None:
    page = bare.new_page()
    page.route(f"**/{file}", fault)
    assert failure(page, address) == title


CLIPBOARD = """(allowed => Object.defineProperty(navigator, "clipboard", { value: allowed && {
    writeText: async text => { window.copied = text; },
} }))"""


@pytest.mark.thorough
@pytest.mark.parametrize("allowed", [True, False], ids=["copied", "shown where copying is refused"])
def test_a_failed_start_offers_a_report_with_the_game(
    bare: BrowserContext, address: str, allowed: bool
) -> None:
    page = bare.new_page()
    game = finished()
    keep(page, game)
    page.add_init_script(f"{CLIPBOARD}({json.dumps(allowed)})")
    page.route("**/app/main.py", body("raise ValueError('no city')", "text/plain"))
    assert failure(page, f"{address}#/game/kept") == BROKEN
    page.get_by_role("button", name="Copy a bug report").click()
    if allowed:
        expect(page.locator("#boot-copied")).to_be_visible()
        report = page.evaluate("copied")
    else:
        report = page.evaluate("getSelection().toString()")
    version = page.evaluate("document.documentElement.dataset.version")
    assert report.startswith(f"Streets bug report\nversion: {version}\nbrowser: Mozilla")
    assert "ValueError: no city" in report
    assert json.loads(report.partition("\nrecord:\n")[2]) == json.loads(game.text())


@pytest.mark.thorough
@pytest.mark.parametrize("fault", [gone, cut_off])
def test_texts_that_fail_late_are_reported_too(
    bare: BrowserContext, address: str, fault: Callable[[Route], None]
) -> None:
    """They fail while Python already waits for them."""
    page = bare.new_page()
    page.add_init_script(ASKED)

    def late(route: Route) -> None:
        page.wait_for_function("window.asked")
        fault(route)

    page.route("**/runtime/texts/en.json", late)
    assert failure(page, address) == MISSING


@pytest.mark.thorough
def test_a_failure_after_the_games_have_loaded_is_reported(bare: BrowserContext, address: str) -> None:
    """The app continues in a promise's callback, whose exceptions must be reported too."""
    page = bare.new_page()
    page.add_init_script("""{
        const found = () => Promise.resolve("no pairs of texts");
        const stand = { configurable: true, get: () => ({ found }), set: () => {} };
        Object.defineProperty(window, "streetsDurable", stand);
    }""")
    assert failure(page, address) == BROKEN
    assert "ValueError" in str(page.locator("#boot-reason").text_content())


LOST = """{
    const replace = history.replaceState;
    history.replaceState = function (...all) {
        if (all[2] === "#/puzzles") throw new Error("no such way");
        return replace.apply(this, all);
    };
}"""
"""Makes the app fail when it replaces an unknown set of puzzles."""


@pytest.mark.thorough
def test_an_error_of_the_address_is_reported_over_the_first_page(bare: BrowserContext, sources: str) -> None:
    page = bare.new_page()
    page.add_init_script(LOST)
    page.goto(f"{sources}#/puzzles/crowd", wait_until="commit")
    wait_until_ready(page)
    expect(page.locator("#failure-report")).to_have_value(re.compile("no such way"))
    assert page.evaluate("location.hash") == "#/"
    page.locator("#failure-close").click()
    assert page.evaluate("localStorage['streets.snapshot_failures']") is None


ANNOUNCING = """
console.error('Error occurred while installing the standard library:');
console.error(new TypeError('Failed to fetch'));
"""
"""A console message from one of our files."""


def test_an_announced_reason_is_not_mistaken_for_the_failure(bare: BrowserContext, address: str) -> None:
    """Pyodide reports a missing standard library in two lines, mostly after the page knows."""
    page = bare.new_page()
    held: list[Route] = []
    page.route("**/python_stdlib.zip", lambda route: held.append(route))
    page.goto(address, wait_until="domcontentloaded")  # its last script listens to the console
    page.route("**/runtime/announcing.js", body(ANNOUNCING, "text/javascript"))
    page.add_script_tag(url="./runtime/announcing.js")
    assert page.locator("#boot.failed #boot-title").inner_text() == MISSING


OLD = """{
    delete window.BigInt64Array;
    delete window.WebAssembly;
}"""
FORBIDDEN = """for (const name of ["compile", "compileStreaming", "instantiate", "instantiateStreaming"])
    WebAssembly[name] = async () => {
        throw new WebAssembly.CompileError(`${name}(): Wasm code generation disallowed by embedder`);
    };"""


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("lacks", "title"),
    [("delete window.WebAssembly;", SWITCHED_OFF), (FORBIDDEN, SWITCHED_OFF), (OLD, TOO_OLD)],
    ids=["switched off", "forbidden", "old"],
)
def test_a_browser_without_webassembly_is_reported(
    bare: BrowserContext, address: str, lacks: str, title: str
) -> None:
    page = bare.new_page()
    page.add_init_script(lacks)
    assert failure(page, address) == title


@pytest.mark.thorough
def test_a_browser_that_cannot_read_the_runtime_is_reported(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    page.add_init_script("WebAssembly.validate = () => false")
    page.route("**/pyodide.asm.wasm", body(b"\0asm\1\0\0\0\x63", "application/wasm"))
    assert failure(page, address) == TOO_OLD


@pytest.mark.thorough
def test_trying_again_starts_once_the_file_exists(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    page.route("**/app/main.py", cut_off)
    failure(page, address)
    page.unroute("**/app/main.py")
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)
    assert page.locator("#boot").count() == 0


THROWS = """{
    const trap = async () => { throw new WebAssembly.RuntimeError("null function"); };
    Object.assign(WebAssembly, { instantiate: trap, instantiateStreaming: trap });
}"""
TRAPS = f"{TRAPPING} addEventListener('py:progress', event => event.detail === 'Loaded Pyodide' && trap());"


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("how", "traps", "comes_up"),
    [(THROWS, 1, True), (TRAPS, 1, True), (TRAPS, 9, False)],
    ids=["before Python is there", "before the app is there", "always"],
)
def test_a_start_that_traps_is_repeated_once(
    bare: BrowserContext, address: str, how: str, traps: int, comes_up: bool
) -> None:
    """WebKit's machine code for Python fails in rare starts."""
    page = bare.new_page()
    page.add_init_script(f"""
        sessionStorage.begun = Number(sessionStorage.begun ?? 0) + 1;
        if (Number(sessionStorage.begun) <= {traps}) {how}
    """)
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-app=ready], #boot.failed", state="attached")
    assert page.evaluate("Number(sessionStorage.begun)") == 2
    if comes_up:
        wait_until_ready(page)
    else:
        assert page.locator("#boot-title").inner_text() == BROKEN
        expect(page.locator("#boot-reason")).to_contain_text("null function")  # not repeated forever


def test_without_javascript_the_page_says_what_it_needs(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(address)
    assert "needs JavaScript" in page.locator("noscript").inner_text()
    expect(page.get_by_role("main").get_by_role("link", name="Rules")).to_be_visible()


class Held:
    """Holds requests back until released."""

    def __init__(self, page: Page, part: str) -> None:
        self._held: list[Route] | None = []
        page.route(part, lambda route: self._came(route))

    def _came(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        for route in self._released():
            route.continue_()

    def break_off(self) -> None:
        """Let the held requests fail, and later ones pass."""
        for route in self._released():
            route.abort()

    def _released(self) -> list[Route]:
        held, self._held = self._held or [], None
        return held


@pytest.mark.thorough
def test_each_step_of_a_start_has_words_where_somebody_waits(
    new_page: Callable[..., Page], address: str
) -> None:
    """The first page needs no words until somebody taps on it."""
    page = new_page(reduced_motion="reduce")
    steps = {
        "**/pyscript/core.js": "Surveying the site…",
        "**/pyodide.asm.wasm": "Laying the road…",
        "**/app.zip": "Raising the houses…",
        "**/app/main.py": DOORS,
        "**/runtime/texts/en.json": DOORS,
    }
    parts = {file: Held(page, file) for file in steps}
    Held(page, "**/runtime/answers/*.json")  # or the tap would be answered
    page.goto(address, wait_until="commit")
    expect(page.locator("#boot-text")).to_be_hidden()
    page.locator('#app a[href="#/new/together"]').click()
    for file, words in steps.items():
        expect(page.locator("#boot-text")).to_have_text(words)
        expect(page.get_by_role("progressbar")).to_be_visible()
        parts[file].let_go()
    page.wait_for_url("**/#/new/together")


def test_the_open_game_appears_before_python_has_loaded(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    picture = plan(blocks_of(finished().state), PLAIN)
    page.add_init_script(f"localStorage.setItem('streets.picture', {picture!r})")
    held: list[Route] = []
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))  # so Python is not ready yet
    with page.expect_request("**/pyodide.asm.wasm"):
        page.goto(f"{address}#/game/kept", wait_until="commit")
    page.wait_for_function("document.querySelectorAll('#boot-picture path').length > 5")
    box = page.locator("#boot-picture").bounding_box()
    assert box is not None and box["width"] > 300
    for route in held:
        route.continue_()
    wait_until_ready(page)


BOX = "0 0 24 24"
HOSTILE_PICTURES = [
    "<img src=x onerror=alert(1)>",
    "javascript:alert(1)",
    "{",
    "null",
    "[]",
    # Earlier versions stored a whole drawing, which could delay the start by a minute.
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='999999' height='999999'/>",
    json.dumps({"box": BOX, "shapes": [["url(#a)", "M0,0h9z"]]}),
    json.dumps({"box": BOX, "shapes": [["#ffffff", "M0,0h1e9z"]]}),
    json.dumps({"box": BOX, "shapes": [["#ffffff", {}]]}),
    json.dumps({"box": BOX, "shapes": [["#ffffff", "M0,0h9z"]] * 41}),
    json.dumps({"box": "0 0 1e9 24", "shapes": []}),
    json.dumps({"box": BOX, "shapes": [["#ffffff", "M0,0h9z" * 20_000]]}),
]


DRAWN = """() => [localStorage["streets.picture"], document.getElementById("boot-picture").childNodes.length,
    boot.classList.contains("pictured")]"""
"""The stored picture, and what the page shows."""


@pytest.mark.thorough
def test_a_stored_text_that_is_no_picture_is_left_alone(new_page: Callable[..., Page], address: str) -> None:
    """The page checks it before Python has loaded; the app later stores its own."""
    page = new_page()
    page.route("**/core.js", body("", "text/javascript"))  # without Python
    page.goto(f"{address}#/game/kept")
    page.evaluate("localStorage.setItem('streets.settings', '{')")
    for text in HOSTILE_PICTURES:
        page.evaluate("text => localStorage.setItem('streets.picture', text)", text)
        page.reload()
        assert page.evaluate(DRAWN) == [text, 0, False]
    page.unroute("**/core.js")
    page.reload()
    wait_until_ready(page)
    assert page.title().endswith("Streets")


def lose_patience(page: Page) -> None:
    """Let the page wait in vain twice: the first time it still counts what has arrived until then."""
    for _ in range(2):
        page.clock.fast_forward("00:16")


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_slow_start_withdraws_its_warning(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    page.clock.install()
    damaged: list[Route] = []
    page.route("**/buildings.svg", lambda route: damaged.append(route), times=1)
    held: list[Route] = []
    page.route("**/app/main.py", lambda route: held.append(route))
    page.goto(f"{address}#/credits", wait_until="commit")
    page.wait_for_function(f"document.getElementById('boot-text')?.textContent === '{DOORS}'")
    lose_patience(page)
    again = page.get_by_role("button", name="Try again")
    expect(page.locator("#boot-text")).to_contain_text("longer than usual")
    expect(again).to_be_visible()
    page.evaluate("fetch('./assets/icons/app.svg')")  # something arrives
    expect(page.locator("#boot-text")).to_have_text(DOORS)
    expect(again).to_be_hidden()
    page.clock.resume()
    held[0].continue_()
    wait_until_ready(page)

    # Damaged drawings are requested again.
    damaged[0].fulfill(body="damaged", content_type="image/svg+xml")
    page.wait_for_selector("#art-symbol-tourist", state="attached")
    assert page.locator("#art-food-court").count() == 0
    page.clock.fast_forward("00:05")
    page.wait_for_selector("#art-food-court", state="attached")


@pytest.mark.thorough
def test_a_saved_copy_of_the_page_leads_to_the_site(bare: BrowserContext, built: Path) -> None:
    page = bare.new_page()
    page.goto((built / "index.html").as_uri(), wait_until="commit")
    expect(page.locator("#boot-title")).to_have_text("This is a saved copy of the page")
    expect(page.locator("#boot-text")).not_to_contain_text("python")
