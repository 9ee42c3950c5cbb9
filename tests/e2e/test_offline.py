"""The published site: cached whole after the first visit, updated as a whole, repaired if damaged.

A whole offline game from a host's root: `test_languages.py`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

import build_site
from app.engine.game import legal_actions
from browser import SHORT_LIVED, chromium_shell
from tests.e2e.player import Form, Player, quicken
from tests.e2e.publishing import is_next, publish_another, publish_other_scripts
from tests.e2e.support import (
    READY,
    CountingServer,
    Observer,
    go,
    serve,
    start,
    tap,
    wait_until,
    wait_until_ready,
)
from tests.e2e.test_boot import lose_patience
from tests.e2e.thinking import WORKERS, until_person
from tests.waits import waiting

Visited = tuple[Page, CountingServer]


@pytest.fixture
def www(built: Path, tmp_path: Path) -> Path:
    """Return a folder to serve with the site under `repo/`, free to change."""
    shutil.copytree(built, tmp_path / "repo")
    return tmp_path


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], observer: Observer) -> BrowserContext:
    """Return a context with service workers, watched for foreign requests and policy violations."""
    observer.forbid("another host", "Content Security Policy")
    return new_context(service_workers="allow")


def visit(context: BrowserContext, address: str) -> Page:
    """Open the site and wait until it is cached and the worker controls the page."""
    page = context.new_page()
    start(page, address)
    with waiting("keeping a copy"):
        page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def version(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.version"))


IS_VERSION = "version => document.documentElement?.dataset.version === version"
"""Whether a page is of a version; during a reload it briefly has no element."""

HAND_OVER = 150_000
"""Milliseconds for an update: if Chromium restarts the old worker, the page asks again after a minute."""


def until_version(page: Page, version: str) -> None:
    """Wait until a page is of a version."""
    page.wait_for_function(IS_VERSION, arg=version, timeout=HAND_OVER)


def test_offline_after_one_visit(context: BrowserContext, www: Path) -> None:
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
        port, address = server.server_address[1], server.address + "repo/"
    for wrong in ("nonsense/deeper/", "app", "assets/"):  # unknown addresses lead home
        page.goto(f"{address}{wrong}#/learn/1")
        assert page.url == f"{address}#/learn/1"
        assert page.evaluate("document.styleSheets[0].cssRules.length") > 100
    for wrong in ("%23/learn/2", "index.html%23/learn/2", "%23%2Flearn%2F2", "%2523%252flearn%252f2"):
        page.goto(f"{address}{wrong}")
        assert page.url == f"{address}#/learn/2", "a scanner has rewritten the link"
    wait_until_ready(page)
    page.wait_for_selector(".coach")
    for rules in ("rules/ru/", "rules/ru", "rules/ru/index.html"):
        page.goto(f"{address}{rules}")
        expect(page.get_by_role("heading", level=1)).to_have_text("Правила")
        assert page.url.startswith(f"{address}rules/ru/")
    page.add_init_script(WORKERS)
    quicken(page)
    start(page, address + "index.html?from=icon#/rules")
    page.wait_for_selector(".board-picture", state="attached")
    go(page, address + "index.html?from=icon#/")
    a_bot_thinks(page)
    with serve(www, port) as server:
        start(page, address)
        assert set(server.asked) <= {"/repo/sw.js"}, "only the worker itself may be looked at again"
        reference = www / "repo/api/index.html"
        reference.parent.mkdir()
        reference.write_text("the reference, which the copy leaves out")
        for way in ("api/", "api/index.html"):
            page.goto(f"{address}{way}")
            expect(page.locator("body")).to_contain_text("the reference")


def a_bot_thinks(page: Page) -> None:
    """Play against a bot from the first page."""
    Form(page).open("multiplayer", ("human", "club"), seed="offline")
    player = Player(page, "offline")
    state = until_person(page, player)
    player.carry_out(state, legal_actions(state)[0])
    until_person(page, player)
    assert page.evaluate("window.workers.answers") >= 1, "it thinks in the worker, not on the page"


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_lost_response_does_not_cost_the_copy(context: BrowserContext, www: Path) -> None:
    """The worker asks three times; then the page restarts it where it stopped."""
    worker, file = "/repo/sw.js", "/repo/LICENSE"
    with serve(www) as server:
        server.fail(file, 5)
        page = context.new_page()
        page.clock.install()
        start(page, server.address + "repo/")
        server.wait_for(file, times=3)
        wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration())")
        page.clock.fast_forward("00:05")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        asked = [path for path in server.asked if path in (worker, file)]
        assert asked[:5] == [worker, file, file, file, worker]
        assert asked.count(file) == 6
        assert server.asked.count("/repo/assets/icons/app.svg") <= 2, "for the page, and for the copy"


@pytest.fixture
def visited(context: BrowserContext, www: Path) -> Iterator[tuple[Page, CountingServer]]:
    """Yield the open page with everything cached, and the running server."""
    with serve(www) as server:
        yield visit(context, server.address + "repo/"), server


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")


ASK_ON = """files => {
    (async () => { for (let n = 0; n < files; n += 1) await fetch("./LICENSE"); })();
    streetsUpdate.accept(true);
}"""
"""Accepts the next version while the page keeps requesting files."""


@pytest.mark.thorough
def test_an_update_waits_until_the_player_accepts_it(
    visited: Visited, context: BrowserContext, www: Path
) -> None:
    """It then activates whatever the page requests; Chromium restarts a worker that it is about to stop."""
    page, server = visited
    theirs = [f"streets {server.address}other/ 123", "theirs"]
    page.evaluate("names => Promise.all(names.map(name => caches.open(name)))", theirs)
    old = version(page)
    assert not page.evaluate("streetsUpdate.waiting")
    page.evaluate("addEventListener('streets:update', () => { window.told = true })")
    new = publish_another(www / "repo")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting && window.told")

    other = context.new_page()
    start(other, server.address + "repo/")
    assert version(page) == version(other) == old
    assert not is_next(other)

    page.evaluate(ASK_ON, 100)
    for each in (page, other):
        until_version(each, new)
        wait_until_ready(each)
        assert is_next(each)
    assert set(page.evaluate("caches.keys()")) == {*theirs, f"streets {server.address}repo/ {new}"}


@pytest.mark.thorough
def test_after_closing_the_browser_it_starts_offline_with_the_waiting_version(
    playwright: Playwright, observer: Observer, www: Path, tmp_path: Path
) -> None:
    def launch() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=chromium_shell(), args=SHORT_LIVED
        )
        observer.watch(context)
        return context

    with serve(www) as server:
        address = server.address + "repo/"
        context = launch()
        page = visit(context, address)
        new = publish_another(www / "repo")
        look_for_update(page)
        page.wait_for_function("streetsUpdate.waiting")
        context.close()
    context = launch()
    page = context.new_page()
    start(page, address)
    assert version(page) == new
    context.close()


TRY = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update();
    const worker = registration.installing;
    while (worker && !["installed", "redundant"].includes(worker.state))
        await new Promise(changed => worker.addEventListener("statechange", changed, { once: true }));
}"""
"""Checks for a new version, and waits until it is installed or refused."""


HEARD = """async () => {
    const { active } = await navigator.serviceWorker.getRegistration();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise(heard => { port1.onmessage = heard; });
    active.postMessage("state", [port2]);
    await answer;
}"""
"""Waits until the worker has handled its message; any event revives a stopping worker."""


REFUSES_ROUTES = "InstallEvent.prototype.addRoutes = () => Promise.reject(new TypeError('No.'));"


@pytest.mark.thorough
@pytest.mark.own_context
def test_a_half_finished_deployment_is_retried_and_activated_by_an_older_worker(
    context: BrowserContext, www: Path
) -> None:
    """The worker predates the message that starts the next version; the page's script does not.

    The browser refuses static routes.
    """
    worker = www / "repo/sw.js"
    knowing = worker.read_text()
    older = knowing.replace("event.waitUntil(handOver());", "")
    assert older != knowing
    worker.write_text(f"{REFUSES_ROUTES}\n{older}")
    art = www / "repo/assets/icons/app.svg"
    drawing = art.read_text()
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
        page.clock.install()
        old = version(page)
        art.write_text(drawing + "<!-- new -->")
        new = publish_another(www / "repo")
        art.write_text(drawing)
        before = len(server.asked)
        page.evaluate(TRY)
        assert "/repo/assets/icons/app.svg" in server.asked[before:]
        assert not page.evaluate("streetsUpdate.waiting")
        assert f'data-version="{old}"' in page.evaluate("fetch('./').then(page => page.text())")

        art.write_text(drawing + "<!-- new -->")
        page.clock.fast_forward("02:00")
        page.wait_for_function("streetsUpdate.waiting")
        page.evaluate("streetsUpdate.accept()")
        page.evaluate(HEARD)
        page.clock.fast_forward("00:05")
        until_version(page, new)
        wait_until_ready(page)


CACHED_TEXTS = """async () => {
    const cache = await caches.open((await caches.keys())[0]);
    const names = (await cache.keys()).map(({ url }) => url.match(/texts\\/(.+)\\.json$/)?.[1]);
    return names.filter(Boolean).sort();
}"""
"""The languages whose texts are cached."""

CACHED_RULES = CACHED_TEXTS.replace("texts", "rules").replace(".json", "/index.html")
"""The languages whose rules are cached."""


@pytest.mark.thorough
def test_only_english_and_the_language_in_use_are_cached(
    new_context: Callable[..., BrowserContext], www: Path
) -> None:
    with serve(www) as server:
        context = new_context(service_workers="allow", locale="ru-RU")
        page = visit(context, f"{server.address}repo/")
        assert page.evaluate(CACHED_TEXTS) == page.evaluate(CACHED_RULES) == ["en", "ru"]
        loaded = page.evaluate("performance.getEntriesByType('resource').map(entry => entry.name)")
        texts = {name for name in loaded if "/texts/" in name and name.endswith(".json")}
        assert texts == {f"{server.address}repo/runtime/texts/ru.json"}


@pytest.mark.thorough
def test_a_language_chosen_by_address_is_cached_too(
    new_context: Callable[..., BrowserContext], www: Path
) -> None:
    with serve(www) as server:
        context = new_context(service_workers="allow", locale="en-GB")
        page = visit(context, f"{server.address}repo/?lang=ru")
        wait_until(page, f"({CACHED_TEXTS})().then(codes => codes.includes('ru'))")
        server.shutdown()
        context.set_offline(True)
        start(page, f"{server.address}repo/?lang=ru#/settings")
        assert page.evaluate("document.documentElement.lang") == "ru"


@pytest.mark.thorough
def test_a_language_that_is_not_here_comes_with_the_network(
    new_context: Callable[..., BrowserContext], www: Path
) -> None:
    """As when the browser's language has changed."""
    with serve(www) as server:
        context = new_context(service_workers="allow", locale="en-GB")
        page = visit(context, f"{server.address}repo/")
        page.add_init_script("Object.defineProperty(navigator, 'languages', { value: ['es-ES', 'en'] })")
        context.set_offline(True)
        start(page, f"{server.address}repo/?offline#/settings")
        assert page.evaluate("document.documentElement.lang") == "en"
        expect(page.locator(".notices")).to_contain_text("Español isn’t on this device yet.")
        tap(page.locator('label:has([name="language"][value="ru"])'))
        expect(page.locator(".notices")).to_contain_text("This language couldn’t be loaded.")
        expect(page.locator('[name="language"][value="system"]')).to_be_checked()
        assert "ru" not in (page.evaluate("localStorage['streets.settings']") or "")
        start(page, f"{server.address}repo/?again#/settings")
        context.set_offline(False)
        page.wait_for_function("document.documentElement.lang === 'es'")
        expect(page.get_by_role("heading", level=1)).to_have_text("Ajustes")


SPOIL = """async ([file, text]) => {
    const own = (name) => name.endsWith(document.documentElement.dataset.version);
    const cache = await caches.open((await caches.keys()).find(own));
    if (text === null) await cache.delete(file); else await cache.put(file, new Response(text));
}"""
"""Damages a file of the page's own version; an earlier one may still be cached."""


KEPT = """async ([version, file]) => {
    const name = (await caches.keys()).find(name => name.endsWith(version));
    return name && Boolean(await (await caches.open(name)).match(file));
}"""
"""Whether a version has cached a file."""


STARTING = "document.getElementById('boot')?.dataset.built === '4'"
"""Whether only the app itself is missing."""
SILENT: dict[str, str | None] = {"./app/main.py": ""}
"""Damage that the page does not detect: it starts without a report."""

DAMAGES = (
    {"./runtime/pyodide/python_stdlib.zip": "garbage"},
    {"./runtime/pyodide/python_stdlib.zip": None, "./app.zip": "garbage"},
    SILENT,
)


@pytest.mark.thorough
@pytest.mark.own_context
def test_damaged_copies_are_repaired_and_the_start_succeeds(visited: Visited) -> None:
    page, server = visited
    page.clock.install()
    for damage in DAMAGES:
        if damage is SILENT:  # the worker repairs after each start: not before this one is silent
            server.hold("/repo/app/main.py")
        for file, text in damage.items():
            page.evaluate(SPOIL, [file, text])
        page.reload(wait_until="commit")
        if damage is SILENT:
            page.wait_for_function(STARTING)
            server.release()
            lose_patience(page)
        page.wait_for_selector(READY, state="attached")

    # So are files that a start does not need.
    server.hold("/repo/LICENSE")
    page.evaluate(SPOIL, ["./LICENSE", "garbage"])
    page.reload()
    wait_until_ready(page)
    starts = "async text => (await (await fetch('./LICENSE')).text()).startsWith(text)"
    assert page.evaluate(starts, "garbage")
    server.release()
    wait_until(page, starts, "MIT")


SCRIPTS_TOO = """([version, scripts]) => {
    const { dataset } = document.documentElement ?? { dataset: {} };
    return dataset.version === version && dataset.scripts === scripts;
}"""
"""Whether the whole page is of a version that `publish_other_scripts` made.

If the old version's own page is damaged, the new page runs with the old scripts until it takes over.
"""


@pytest.mark.thorough
def test_a_damaged_copy_is_replaced_by_the_next_version(context: BrowserContext, www: Path) -> None:
    """Whether the next version waits or has not arrived yet, it comes up whole."""
    with serve(www) as server:
        page, port = visit(context, server.address + "repo/"), server.server_address[1]
    with serve(www, port):
        new = publish_other_scripts(www / "repo")
        look_for_update(page)
        page.wait_for_function("streetsUpdate.waiting")
        page.evaluate(SPOIL, ["./", "garbage"])
    page.reload(wait_until="commit")
    page.wait_for_function(SCRIPTS_TOO, arg=[new, "next"])
    wait_until_ready(page)
    assert is_next(page)

    # It may not have arrived yet.
    page.evaluate(SPOIL, ["./app/main.py", "garbage ("])
    main = www / "repo/app/main.py"
    main.write_text(main.read_text() + "# of the next version\n")
    new = build_site.seal(www / "repo")
    with serve(www, port):
        page.reload(wait_until="commit")
        until_version(page, new)
        wait_until_ready(page)


@pytest.mark.thorough
def test_scripts_come_from_an_arriving_version_and_a_running_game_survives(
    visited: Visited, www: Path
) -> None:
    page, server = visited
    Form(page).open("solo", ("human",))
    player = Player(page, "update")
    player.play(1)
    record = json.loads(player.record())

    def is_back() -> bool:
        wait_until_ready(page)
        page.wait_for_selector("[data-decision]")
        return bool(json.loads(player.record()) == record)

    old = version(page)
    new = publish_other_scripts(www / "repo")
    server.hold("/repo/LICENSE")
    before = len(server.asked)
    look_for_update(page)
    server.wait_for("/repo/LICENSE", since=before)
    for file in ("./assets/boot.js", "./assets/offline.js"):
        wait_until(page, KEPT, [new, file])
        page.evaluate(SPOIL, [file, "garbage"])
    page.reload()
    assert is_back()
    assert version(page) == old
    assert not page.evaluate("streetsUpdate.waiting")
    server.release()
    page.locator('[data-message="take-update"]').tap()
    until_version(page, new)
    assert is_back()
    player.play(1)


FULL = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (window.full) throw new DOMException("full", "QuotaExceededError");
      return set.call(this, key, value);
    };
"""


@pytest.mark.thorough
def test_an_update_accepted_in_another_tab_waits_for_an_unsaved_game(
    visited: Visited, context: BrowserContext, www: Path
) -> None:
    other, server = visited
    page = context.new_page()
    page.add_init_script(FULL)
    start(page, server.address + "repo/")
    Form(page).open("multiplayer", ("human", "human"))
    page.evaluate("window.full = true")
    player = Player(page, "not kept")
    player.play(1)
    record = json.loads(player.record())
    new = publish_another(www / "repo")
    look_for_update(page)
    other.wait_for_function("streetsUpdate.waiting")
    other.evaluate("streetsUpdate.accept()")
    until_version(other, new)
    page.locator(".offer.unsaved").wait_for(state="attached")  # perhaps behind the hand-over
    assert json.loads(player.record()) == record

    # Once the game is saved, nothing prevents it.
    page.evaluate("window.full = false")
    player.play(1)
    record = json.loads(player.record())
    player.reveal()
    page.locator('.offer [data-message="take-update"]').tap()
    until_version(page, new)
    wait_until_ready(page)
    page.wait_for_selector("[data-decision]")
    assert json.loads(player.record()) == record
