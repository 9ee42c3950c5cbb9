"""Starts from the browser's own snapshot. The game starts in spite of any problem with it.

Thousands of kinds of damage: `tests/pyodide/test_snapshot.py`. Firefox and WebKit: `test_browsers.py`.
"""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from weakref import WeakKeyDictionary

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from tests.e2e.conftest import Chromium
from tests.e2e.contexts import USUAL, Contexts
from tests.e2e.player import QUICK, Player
from tests.e2e.publishing import publish_another
from tests.e2e.snapshots import FIND, change, keep_good, restart, until_kept, way
from tests.e2e.support import (
    PATIENCE,
    TRAPPING,
    Observer,
    go,
    serve,
    start,
    tap,
    wait_until,
    wait_until_ready,
)
from tests.e2e.test_offline import a_bot_thinks
from tests.e2e.thinking import WORKERS
from tests.saves.support import played, started

pytestmark = pytest.mark.xdist_group("snapshots")  # they share a browser with a snapshot

GAME = "#/game/kept"


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], observer: Observer) -> BrowserContext:
    """Return a context with service workers, watched for foreign requests and policy violations."""
    observer.forbid("another host", "Content Security Policy")
    return new_context(service_workers="allow")


@pytest.fixture(scope="module")
def whole() -> str:
    """Return a stored game."""
    session = played(started("e2e"), 12, random.Random(1))
    return str(seal(1, write_save(save_of(session, Header(updated=1)))))


VISITED: WeakKeyDictionary[Contexts, BrowserContext] = WeakKeyDictionary()
"""Contexts that have cached the site and made a snapshot."""


@pytest.fixture
def kept(running: Chromium, observer: Observer, address: str, whole: str) -> Iterator[Page]:
    """Yield a new page in a context that has a snapshot and a game."""
    observer.forbid("another host", "Content Security Policy")
    contexts = running.contexts()
    visited = VISITED.pop(contexts, None)
    context = visited or contexts.new(**{**USUAL, "service_workers": "allow"})
    watch = observer.watch(context)
    page = context.new_page()
    page.goto(f"{address}assets/icons/app.svg")
    texts = {"streets.settings": json.dumps(QUICK), "streets.game.kept.a": whole}
    page.evaluate("texts => { localStorage.clear(); Object.assign(localStorage, texts); }", texts)
    if visited:
        keep_good(page)
        start(page, address)
    else:
        start(page, address)
        assert way(page) == ("ordinary", "the page is not kept for offline use yet")
        until_kept(page)
        keep_good(page)
    yield page
    page.close()
    if observer.kept:
        context.close()
    else:
        watch.leave()
        VISITED[contexts] = context


def test_a_game_and_a_bots_search_offline(kept: Page) -> None:
    """Whole games after a start from a snapshot: `test_browsers.py` and `tests/pyodide/test_snapshot.py`."""
    kept.add_init_script(WORKERS)
    kept.context.set_offline(True)
    try:
        restart(kept)
        assert way(kept) == ("snapshot", "")
        a_bot_thinks(kept)
    finally:
        kept.context.set_offline(False)


DOUBTS = [
    ("flipped", "The snapshot is damaged"),
    ("language", "the snapshot is of another language"),
    ("objects", "forEach"),
]


def test_a_damaged_snapshot_leads_to_an_ordinary_start(kept: Page, whole: str) -> None:
    """The stored game survives."""
    for how, why in DOUBTS:
        kept.evaluate("localStorage.removeItem('streets.snapshot_failures')")
        change(kept, how)
        restart(kept, GAME)
        told = way(kept)
        assert told[0] == "ordinary" and why in told[1], how
        kept.wait_for_selector("[data-decision]")
        assert kept.evaluate("localStorage['streets.game.kept.a']") == whole


BREAKS = """if (sessionStorage.breaks && document.contentType === "text/html") {
    sessionStorage.removeItem("breaks");
    const found = () => Promise.resolve("no pairs of texts");
    Object.defineProperty(window, "streetsDurable", { get: () => ({ found }), set: () => {} });
}"""
"""Makes the app fail once during its start, for lack of the games' mirror."""


@pytest.mark.thorough
def test_an_app_that_fails_when_restored_starts_without_the_snapshot(kept: Page, whole: str) -> None:
    """The page reloads; after two failures this browser tries no more snapshots."""
    kept.add_init_script(BREAKS)
    for failures in (1, 2):
        kept.evaluate("sessionStorage.breaks = 'yes'")
        restart(kept, GAME)
        assert way(kept)[0] == "ordinary"
        kept.wait_for_selector("[data-decision]")
        assert kept.evaluate("JSON.parse(localStorage['streets.snapshot_failures']).count") == failures
        if failures < 2:
            restart(kept)  # with a game on the table the snapshot would wait for a minute
            until_kept(kept)
    assert kept.evaluate("localStorage['streets.game.kept.a']") == whole
    restart(kept)
    assert way(kept) == ("ordinary", "starts from a snapshot failed in this browser")


@pytest.mark.thorough
def test_a_trap_after_a_restored_start_drops_the_snapshot(kept: Page) -> None:
    kept.add_init_script(TRAPPING)
    restart(kept)
    assert way(kept)[0] == "snapshot"
    kept.evaluate("window.old = true")
    kept.evaluate("trap(), document.querySelector('a[href^=\"#/new\"]').click()")
    kept.wait_for_function("!window.old && document.documentElement?.dataset.app === 'ready'")
    assert way(kept)[0] == "ordinary"


FORGET = "import('./assets/start/kept.js').then(kept => kept.forgetSnapshot())"
COUNT = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    await cache.put("/counted", new Response("counted"));
}"""
"""Makes the browser recount its storage, which it does after a write, and not after a deletion."""
ROOMY = "navigator.storage.estimate = async () => ({ quota: 1e10, usage: 0 });"
"""Hides from the page that the disk is full."""
FAILURES = "JSON.parse(localStorage['streets.snapshot_failures'] ?? '{}').count ?? 0"


@pytest.mark.thorough
def test_on_a_full_disk_there_is_no_snapshot_and_games_are_saved(
    kept: Page, address: str, whole: str
) -> None:
    kept.add_init_script(ROOMY)
    browser, origin = kept.context.new_cdp_session(kept), {"origin": address.rstrip("/")}

    def used() -> int:
        browser.send("HeapProfiler.collectGarbage")  # an unread response keeps deleted data
        kept.evaluate(COUNT)
        return int(browser.send("Storage.getUsageAndQuota", origin)["usage"])

    before = used()
    kept.evaluate(FORGET)
    end = time.monotonic() + PATIENCE
    while (now := used()) >= before:
        assert time.monotonic() < end, "the browser never frees the snapshot"
    browser.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": now + 2_000_000})
    try:
        restart(kept)  # with a game on the table the snapshot would wait for a minute
        assert way(kept) == ("ordinary", "there is no snapshot yet")
        kept.wait_for_function(f"{FAILURES} === 1")
        assert not kept.evaluate(FIND)
        restart(kept, GAME)
        player = Player(kept, "full disk")
        player.play(1)
        expect(kept.locator(".saved")).to_have_text("Saved")
        record = player.record()
        restart(kept, GAME)
        assert way(kept)[0] == "ordinary"
        assert player.record() == record
    finally:
        browser.send("Storage.overrideQuotaForOrigin", origin)


COUNTING = """window.Worker = class extends Worker {
    constructor(script, options) {
        super(script, options);
        if (options?.name === "snapshot") localStorage.made = 1 + Number(localStorage.made ?? 0);
    }
};"""
"""Counts the workers that make snapshots."""


def begun_game(page: Page, address: str) -> str:
    """Begin a game, and return its id."""
    go(page, f"{address}#/new")
    tap(page.locator('main [type="submit"]'))
    return page.url.rpartition("#/game/")[2]


@pytest.mark.thorough
def test_two_tabs_make_use_and_delete_one_snapshot(kept: Page, address: str, whole: str) -> None:
    """They begin different games, since the secret seed is drawn after the start."""
    pages = [kept, kept.context.new_page()]
    kept.evaluate(FORGET)
    kept.evaluate("localStorage.removeItem('streets.snapshot_failures')")

    def start_both(fragment: str) -> None:
        for page in pages:
            page.goto(f"{address}assets/icons/app.svg")
        for page in pages:
            page.goto(address + fragment, wait_until="commit")
        for page in pages:
            wait_until_ready(page)

    for page in pages:
        page.add_init_script(COUNTING)
    start_both("#/")
    until_kept(kept)
    start_both(GAME)
    for page in pages:
        page.wait_for_selector("[data-decision]")
    assert [way(page) for page in pages] == [("snapshot", "")] * 2
    assert kept.evaluate("localStorage.made") == "1"
    games = [begun_game(page, address) for page in pages]
    assert len(games[0]) == 8 and games[0] != games[1]

    go(kept, f"{address}#/settings/rare")
    pages[1].goto(f"{address}assets/icons/app.svg")
    pages[1].goto(address + GAME, wait_until="commit")
    tap(kept.get_by_role("radio", name="From scratch"))
    wait_until_ready(pages[1])
    pages[1].wait_for_selector("[data-decision]")
    wait_until(kept, f"async () => !(await ({FIND})())")
    pages[1].close()
    restart(kept, "#/settings/rare")
    assert way(kept)[0] == "ordinary"
    assert kept.evaluate("localStorage['streets.game.kept.a']") == whole

    # Turned on again, one is made.
    expect(kept.get_by_role("radio", name="From scratch")).to_be_checked()
    tap(kept.get_by_role("radio", name="Quick"))
    until_kept(kept)


TRANSLATED = """() => {
    const root = document.documentElement;
    root.lang = "de";
    root.dataset.start = "plain";
    delete root.dataset.version;
}"""
"""Attributes that translators and extensions may write into the page."""


@pytest.mark.thorough
def test_another_language_has_its_own_snapshot(kept: Page) -> None:
    """Only the player chooses it, and no translator."""
    kept.evaluate("localStorage.removeItem('streets.snapshot_failures')")
    kept.evaluate(TRANSLATED)
    go(kept, kept.url.split("#")[0] + "#/settings")
    tap(kept.get_by_role("radio", name="Русский"))
    until_kept(kept, "ru")
    assert kept.evaluate(FAILURES) == 0
    restart(kept)
    assert way(kept) == ("snapshot", "")
    assert kept.title() == "Улицы"


LOSES_TEXTS = """async () => {
    const [name] = await caches.keys();
    await (await caches.open(name)).delete("./runtime/texts/en.json");
    streetsBoot.setStart("plain");
    streetsBoot.setStart("fast");
}"""
"""Deletes the texts from the copy, and the snapshot, which is made again."""


@pytest.mark.thorough
def test_a_file_that_does_not_arrive_is_no_failure_of_snapshots(kept: Page) -> None:
    kept.evaluate("localStorage.removeItem('streets.snapshot_failures')")
    kept.context.set_offline(True)
    try:
        with kept.expect_console_message(lambda message: "could not make a snapshot" in message.text):
            kept.evaluate(LOSES_TEXTS)
        assert kept.evaluate(FAILURES) == 0
    finally:
        kept.context.set_offline(False)


REFUSED = "CacheStorage.prototype.match = () => { throw new DOMException('No.', 'SecurityError'); };"


@pytest.mark.thorough
def test_a_browser_that_refuses_its_caches_starts_without_the_snapshot(kept: Page, whole: str) -> None:
    kept.add_init_script(REFUSED)
    restart(kept, GAME)
    assert way(kept)[0] == "ordinary"
    kept.wait_for_selector("[data-decision]")
    assert kept.evaluate("localStorage['streets.game.kept.a']") == whole


@pytest.mark.thorough
def test_a_new_version_replaces_the_snapshot(context: BrowserContext, built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built, site)
    with serve(site) as server:
        page = context.new_page()
        start(page, server.address)
        until_kept(page)
        new = publish_another(site)
        page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")
        page.wait_for_function("streetsUpdate.waiting")
        page.evaluate("streetsUpdate.accept(true)")
        page.wait_for_function("new_ => document.documentElement?.dataset.version === new_", arg=new)
        wait_until_ready(page)
        assert way(page)[0] == "ordinary"
        until_kept(page)
        assert len(page.evaluate("caches.keys()")) == 1
        restart(page)
        assert way(page) == ("snapshot", "")


@pytest.mark.thorough
def test_without_its_script_the_page_starts(new_context: Callable[..., BrowserContext], address: str) -> None:
    page = new_context().new_page()
    page.route("**/start/start.js", lambda route: route.abort())
    page.goto(address)
    wait_until_ready(page)
