"""Starting where something is missing or too old: a sentence that a person understands, and a way on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from tests.e2e.support import start, wait_until_ready

MISSING = "Part of Streets did not arrive"
BROKEN = "Streets could not start"
TOO_OLD = "This browser is too old for Streets"


def gone(route: Route) -> None:
    route.fulfill(status=404)


def cut_off(route: Route) -> None:
    route.abort()


def body(text: str | bytes, kind: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=text, content_type=kind)


@pytest.fixture
def bare(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """A context that may complain: here errors are what is wanted."""
    return new_context()


def failure(page: Page, address: str) -> str:
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#boot.failed")
    assert page.get_by_role("button", name="Try again").is_visible()
    return page.locator("#boot-title").inner_text()


@pytest.mark.parametrize(
    ("file", "fault", "title"),
    [
        ("app/main.py", gone, MISSING),
        ("app/engine/city.py", gone, MISSING),
        ("app/engine/city.py", cut_off, MISSING),
        ("app/engine/city.py", body("raise ValueError('no city')", "text/plain"), BROKEN),
        ("app/main.py", body("def main(:", "text/plain"), BROKEN),
        ("pyscript.toml", gone, MISSING),
        ("pyscript.toml", cut_off, MISSING),
        ("runtime/pyscript/core.js", gone, MISSING),
        ("runtime/pyodide/pyodide.asm.wasm", gone, MISSING),
        ("runtime/pyodide/pyodide.asm.wasm", body(b"\0asm\1\0\0\0\x63", "application/wasm"), TOO_OLD),
        ("runtime/pyodide/python_stdlib.zip", cut_off, MISSING),
        ("runtime/idiomorph/idiomorph.mjs", gone, MISSING),
    ],
)
def test_failed_start_says_what_is_wrong(
    bare: BrowserContext, address: str, file: str, fault, title: str
) -> None:
    page = bare.new_page()
    page.route(f"**/{file}", fault)
    assert failure(page, address) == title


def test_browser_without_webassembly_is_told_so(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    page.add_init_script("delete window.WebAssembly")
    assert failure(page, address) == TOO_OLD


def test_trying_again_starts_once_the_file_is_there(bare: BrowserContext, address: str) -> None:
    page = bare.new_page()
    page.route("**/app/main.py", cut_off)
    failure(page, address)
    page.unroute("**/app/main.py")
    page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)
    assert page.locator("#boot").count() == 0


def test_without_javascript_the_page_says_what_it_needs(new_page, address: str) -> None:
    page = new_page(java_script_enabled=False)
    page.goto(address)
    assert "needs JavaScript" in page.locator("#boot noscript").inner_text()


def test_progress_grows_to_the_end(new_page, address: str) -> None:
    page = new_page()
    page.add_init_script("""
        window.shares = [];
        addEventListener('DOMContentLoaded', () => {
            const bar = document.getElementById('boot-progress');
            new MutationObserver(() => shares.push(+bar.ariaValueNow)).observe(bar, {attributes: true});
        });
    """)
    start(page, address)
    shares = page.evaluate("shares")
    assert shares == sorted(shares)
    assert len(set(shares)) >= 5
    assert shares[-1] >= 80


def test_game_left_open_is_seen_before_python_is_there(new_page, address: str) -> None:
    page = new_page()
    picture = (
        "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 4 3'><circle r='1'/></svg>"
    )
    page.add_init_script(f"localStorage.setItem('streets.picture', {picture!r})")
    page.goto(address, wait_until="commit")
    page.wait_for_function("document.getElementById('boot-picture')?.naturalWidth > 0")
    assert page.locator("#boot svg circle").count() == 0
    wait_until_ready(page)


@pytest.mark.parametrize(
    "text", ["<img src=x onerror=alert(1)>", "javascript:alert(1)", "https://example.org/a.png", "{"]
)
def test_stored_text_that_is_no_picture_is_left_alone(new_page, address: str, text: str) -> None:
    page = new_page()
    page.add_init_script(
        f"localStorage.setItem('streets.picture', {text!r}); localStorage.setItem('streets.settings', '{{')"
    )
    start(page, address)
    assert page.title() == "Streets"
