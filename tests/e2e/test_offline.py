"""The published site: kept whole after the first visit, replaced as a whole, mended when damaged."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

import build_site
from browser import FLAGS, system_chromium
from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import READY, CountingServer, Watch, serve, start, wait_until_ready

FOLDERS = ["", "repo/"]


@pytest.fixture
def www(built: Path, tmp_path: Path) -> Path:
    """A folder to serve that has the site under `repo/`, to be changed at will."""
    shutil.copytree(built, tmp_path / "repo")
    return tmp_path


@pytest.fixture
def context(browser) -> Iterator[BrowserContext]:
    """A context with service workers, watched for foreign requests and violations of the content policy."""
    context = browser.new_context(viewport={"width": 1180, "height": 820}, has_touch=True)
    context.set_default_timeout(60_000)
    watch = Watch(context)
    yield context
    context.close()
    assert [p for p in watch.problems if "another host" in p or "Content Security Policy" in p] == []


def visit(context: BrowserContext, address: str) -> Page:
    """Open the site and wait until all of it is kept: only then does the worker take the page over."""
    page = context.new_page()
    start(page, address)
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def version(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.version"))


def publish_another(site: Path) -> str:
    """Change the site's text and page and seal it as a new version."""
    page = site / "index.html"
    page.write_text(page.read_text().replace("</title>", " II</title>"))
    return build_site.seal(site)


@pytest.mark.parametrize("folder", FOLDERS)
def test_offline_after_one_visit(context: BrowserContext, www: Path, folder: str) -> None:
    root = www if folder else www / "repo"
    with serve(root) as server:
        page = visit(context, server.address + folder)
        port, address = server.server_address[1], server.address + folder
    page.reload()
    wait_until_ready(page)
    start(context.new_page(), address + "index.html?from=icon#/rules")
    with serve(root, port) as server:
        start(context.new_page(), address)
        assert set(server.asked) <= {f"/{folder}sw.js"}, "only the worker itself may be looked at again"


def test_full_solo_game_offline(context: BrowserContext, www: Path) -> None:
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
    quicken(page)
    page.reload()
    wait_until_ready(page)
    Form(page).open("solo", ("human",), business=True, seed="offline")
    player = Player(page, "offline")
    state = player.play()
    assert state.over
    assert player.state() == state
    assert player.money_shown() == [seat.money for seat in state.seats]


def test_offline_after_the_browser_was_closed(playwright: Playwright, www: Path, tmp_path: Path) -> None:
    def launch() -> BrowserContext:
        return playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=system_chromium(), args=FLAGS
        )

    with serve(www) as server:
        address = server.address + "repo/"
        context = launch()
        visit(context, address)
        context.close()
    context = launch()
    start(context.new_page(), address)
    context.close()


@pytest.fixture
def visited(context: BrowserContext, www: Path) -> Iterator[tuple[Page, CountingServer]]:
    """The open page with everything kept, and the server, which goes on."""
    with serve(www) as server:
        yield visit(context, server.address + "repo/"), server


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")


def test_update_waits_until_the_player_takes_it(visited, context: BrowserContext, www: Path) -> None:
    page, server = visited
    old = version(page)
    assert not page.evaluate("streetsUpdate.waiting")
    page.evaluate("addEventListener('streets:update', () => { window.told = true })")
    new = publish_another(www / "repo")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting && window.told")

    other = context.new_page()
    start(other, server.address + "repo/")
    assert version(page) == version(other) == old
    assert other.title() == "Streets"

    page.evaluate("streetsUpdate.accept()")
    for each in (page, other):
        each.wait_for_function(f"document.documentElement.dataset.version === {new!r}")
        wait_until_ready(each)
        assert each.title() == "Streets II"
    names = page.evaluate("caches.keys()")
    assert [name.rsplit(" ", 1)[-1] for name in names] == [new]


def test_running_game_survives_an_update(visited, context: BrowserContext, www: Path) -> None:
    page, _ = visited
    Form(page).open("solo", ("human",))
    player = Player(page, "update")
    player.play(3)
    record = player.record()
    new = publish_another(www / "repo")
    look_for_update(page)
    page.locator('[data-message="take-update"]').tap()
    page.wait_for_function(f"document.documentElement.dataset.version === {new!r}")
    wait_until_ready(page)
    page.wait_for_selector("[data-decision]")
    assert json.loads(player.record()) == json.loads(record)
    player.play(2)


def test_update_takes_over_at_the_next_cold_start(playwright: Playwright, www: Path, tmp_path: Path) -> None:
    with serve(www) as server:
        for number in range(2):
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile", executable_path=system_chromium(), args=FLAGS
            )
            page = visit(context, server.address + "repo/")
            if number == 0:
                new = publish_another(www / "repo")
                look_for_update(page)
                page.wait_for_function("streetsUpdate.waiting")
            else:
                assert version(page) == new
            context.close()


def test_deployment_half_way_through_is_not_taken(visited, www: Path) -> None:
    page, _ = visited
    old = version(page)
    art = www / "repo/assets/icons/app.svg"
    drawing = art.read_text()
    art.write_text(drawing + "<!-- new -->")
    new = publish_another(www / "repo")
    art.write_text(drawing)
    page.evaluate("""
        navigator.serviceWorker.getRegistration().then(registration => new Promise(done => {
            registration.addEventListener('updatefound', () => {
                const worker = registration.installing;
                worker.addEventListener('statechange', () => worker.state === 'redundant' && done());
            });
            registration.update();
        }))
    """)
    assert not page.evaluate("streetsUpdate.waiting")
    page.reload()
    wait_until_ready(page)
    assert version(page) == old

    art.write_text(drawing + "<!-- new -->")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting")
    page.evaluate("streetsUpdate.accept()")
    page.wait_for_function(f"document.documentElement.dataset.version === {new!r}")


SPOIL = """async ([file, text]) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    if (text === null) await cache.delete(file); else await cache.put(file, new Response(text));
}"""


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("runtime/pyodide/python_stdlib.zip", None),
        ("runtime/pyodide/python_stdlib.zip", "garbage"),
        ("app.zip", "garbage"),
        ("app/main.py", ""),
    ],
)
def test_damaged_copy_is_mended_and_the_start_succeeds(visited, file: str, text: str | None) -> None:
    page, _ = visited
    page.evaluate(SPOIL, ["./" + file, text])
    page.reload()
    page.wait_for_selector(READY, state="attached")


def test_damage_that_does_not_show_is_mended_too(visited) -> None:
    page, server = visited
    page.evaluate(SPOIL, ["./LICENSE", "garbage"])
    page.reload()
    wait_until_ready(page)
    kept = "async () => (await (await fetch('./LICENSE')).text()).startsWith('MIT')"
    assert not page.evaluate(kept)
    deadline = time.monotonic() + 60
    while not page.evaluate(kept):
        assert time.monotonic() < deadline
        page.wait_for_timeout(500)
    assert server.asked[-1] == "/repo/LICENSE"


def test_caches_of_other_pages_are_left_alone(visited, www: Path) -> None:
    page, server = visited
    page.evaluate(f"caches.open('streets {server.address}other/ 123').then(() => caches.open('theirs'))")
    new = publish_another(www / "repo")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting")
    page.evaluate("streetsUpdate.accept()")
    page.wait_for_function(f"document.documentElement.dataset.version === {new!r}")
    wait_until_ready(page)
    assert page.evaluate("caches.keys()") == [
        f"streets {server.address}other/ 123",
        "theirs",
        f"streets {server.address}repo/ {new}",
    ]
