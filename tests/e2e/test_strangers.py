"""Foreign scripts (extensions, in-app browsers, translators) never make a start fail."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.e2e.others import NewTab
from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import READY, Observer, serve

pytestmark = pytest.mark.thorough

STRANGER = """
const odd = Object.create(null);
const reasons = [
    undefined, null, "gone", 7, Symbol("s"), {}, odd, new Error("stranger"), new SyntaxError("stranger"),
    new TypeError("Failed to fetch"), new WebAssembly.RuntimeError("unreachable"), { message: "no stack" },
    new Proxy({}, { get() { throw new Error("do not look"); } }),
];
const act = () => {
    for (const reason of reasons) {
        Promise.reject(reason);
        setTimeout(() => { throw reason; });
        console.error(reason);
        console.warn(reason);
    }
    console.error("RuntimeError: ", "SyntaxError: stranger", new Error("HTTP status 404"));
    const sent = [
        ["Script error.", ""],
        ["Uncaught Error: inside", "chrome-extension://abcdef/content.js"],
        ["TypeError: masked", "webkit-masked-url://hidden/"],
        ["ReferenceError: nowhere", "<anonymous>"],
        ["SyntaxError: by the app", "user-script:1"],
        ["SyntaxError: in the page", location.href],
    ];
    for (const [message, filename] of sent) {
        for (const error of [null, new Error(message)])
            dispatchEvent(new ErrorEvent("error", { message, filename, error }));
    }
    dispatchEvent(new Event("error"));
    fetch("https://stranger.invalid/track");
    import("./nothing.js");
    document.createElement("div").attachShadow({});
    new MutationObserver(() => {}).observe(null);
};
const load = () => {
    for (const [name, given] of Object.entries({
        img: { src: "./nothing.png" },
        script: { src: "https://stranger.invalid/a.js" },
        link: { rel: "stylesheet", href: "./nothing.css" },
    })) document.documentElement.append(Object.assign(document.createElement(name), given));
    const inline = Object.assign(document.createElement("script"), { textContent: "a b" });
    document.documentElement.append(inline);
};
const both = () => {
    for (const does of [act, load]) try { does(); } catch (error) { Promise.reject(error); }
};
addEventListener("DOMContentLoaded", both);
for (const type of ["py:progress", "py:ready"]) addEventListener(type, both);
setTimeout(both);
"""
"""Raises every kind of error, all the time."""

TRANSLATOR = """
const root = document.documentElement;
const wrap = () => {
    root.lang = "auto";
    root.className = "translated-ltr";
    root.setAttribute("translate", "no");
    for (const name of ["app", "chosen", "version", "files"]) delete root.dataset[name];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
        if (text.parentNode.closest("font, script, svg, pre") || !text.data.trim()) continue;
        const inner = document.createElement("font"), outer = document.createElement("font");
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text);
    }
};
new MutationObserver(wrap).observe(document, { childList: true, subtree: true, characterData: true });
"""
"""Changes everything on the page like a translator."""

FAILED = "document.querySelector('#boot.failed')?.textContent ?? null"


@pytest.fixture
def bare(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a context that may report problems, because foreign scripts do."""
    return new_context()


@pytest.fixture
def visited(built: Path, tmp_path: Path) -> Iterator[str]:
    """Yield the site with a foreign script in its page."""
    site = tmp_path / "site"
    shutil.copytree(built, site)
    (site / "stranger.js").write_text(STRANGER, encoding="utf-8")
    index = site / "index.html"
    before = "<script>"  # the first of ours
    text = index.read_text(encoding="utf-8")
    assert before in text
    index.write_text(
        text.replace(before, f'<script src="./stranger.js"></script>{before}', 1), encoding="utf-8"
    )
    with serve(site) as server:
        yield server.address


def comes_up(page: Page, address: str) -> None:
    page.goto(address)
    page.wait_for_selector(f"{READY}, #boot.failed", state="attached")
    assert page.evaluate(FAILED) is None
    assert page.evaluate("document.getElementById('failure')") is None


def test_a_script_in_the_page_never_fails_a_start(bare: BrowserContext, visited: str) -> None:
    comes_up(bare.new_page(), visited)


def test_an_injected_script_never_fails_a_start(bare: BrowserContext, address: str) -> None:
    """In-app browsers inject scripts without a source or with the page's own address."""
    page = bare.new_page()
    page.add_init_script(f"{{ {STRANGER} }}")
    comes_up(page, address)


@pytest.mark.xdist_group("browsers")
def test_a_foreign_script_never_fails_a_start_in_other_browsers(
    new_tab: NewTab,
    observer: Observer,
    visited: str,
) -> None:
    with new_tab(observer, "reduce") as page:
        page.goto(visited)
        page.wait_for_function(f"!!document.querySelector('{READY}, #boot.failed')")
        assert page.evaluate(FAILED) is None


def test_a_translated_page_starts_and_plays(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    quicken(page)
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {TRANSLATOR} }})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("window.streets || document.querySelector('#boot.failed')")
    assert page.evaluate(FAILED) is None
    page.locator("#app font").first.wait_for(state="attached", timeout=10_000)
    Form(page).open("multiplayer", ("human", "human"), seed="short 42")
    Player(page, "multiplayer").play(6)
    assert not errors


def test_a_failed_translated_start_is_reported(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    page.add_init_script(f"addEventListener('DOMContentLoaded', () => {{ {TRANSLATOR} }})")
    page.route("**/app/main.py", lambda route: route.fulfill(body="raise ValueError('no city')"))
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#boot.failed")
    assert page.locator("#boot-title").inner_text() == "Streets couldn’t start"
