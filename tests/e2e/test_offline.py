"""The published site: kept whole after the first visit, replaced as a whole, mended when damaged.

A whole game offline, from the root of a host: `test_languages.py`.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

import build_site
from app.engine.game import legal_actions
from browser import SHORT_LIVED, chromium_shell
from tests.e2e.player import Form, Player, quicken
from tests.e2e.publishing import is_next, publish_another, publish_other_scripts
from tests.e2e.support import READY, CountingServer, Observer, go, serve, start, wait_until, wait_until_ready
from tests.e2e.thinking import WORKERS, until_person
from tests.waits import waiting

Visited = tuple[Page, CountingServer]


@pytest.fixture
def www(built: Path, tmp_path: Path) -> Path:
    """A folder to serve that has the site under `repo/`, to be changed at will."""
    shutil.copytree(built, tmp_path / "repo")
    return tmp_path


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], observer: Observer) -> BrowserContext:
    """A context with service workers, watched for foreign requests and violations of the content policy."""
    observer.forbid("another host", "Content Security Policy")
    return new_context(service_workers="allow")


def visit(context: BrowserContext, address: str) -> Page:
    """Open the site and wait until all of it is kept: only then does the worker take the page over."""
    page = context.new_page()
    start(page, address)
    with waiting("keeping a copy"):
        page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def version(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.version"))


def until_version(page: Page, version: str) -> None:
    """Wait until a page is of a version; while it is loaded again it has no element for a moment."""
    page.wait_for_function("version => document.documentElement?.dataset.version === version", arg=version)


def test_offline_after_one_visit(context: BrowserContext, www: Path) -> None:
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
        port, address = server.server_address[1], server.address + "repo/"
    for wrong in ("nonsense/deeper/", "app", "assets/"):  # there is no such address: it leads home
        page.goto(f"{address}{wrong}#/learn/1")
        assert page.url == f"{address}#/learn/1"
        assert page.evaluate("document.styleSheets[0].cssRules.length") > 100
    wait_until_ready(page)
    page.wait_for_selector(".coach")
    page.add_init_script(WORKERS)
    quicken(page)
    start(page, address + "index.html?from=icon#/rules")
    page.wait_for_selector(".board-picture", state="attached")
    go(page, address + "index.html?from=icon#/")
    a_bot_thinks(page)
    with serve(www, port) as server:
        start(page, address)
        assert set(server.asked) <= {"/repo/sw.js"}, "only the worker itself may be looked at again"


def a_bot_thinks(page: Page) -> None:
    """Play against one, from the first page."""
    Form(page).open("multiplayer", ("human", "expert"), seed="offline")
    player = Player(page, "offline")
    state = until_person(page, player)
    player.carry_out(state, legal_actions(state)[0])
    until_person(page, player)
    assert page.evaluate("window.workers.answers") >= 1, "it thinks in the worker, not on the page"


@pytest.mark.own_context
def test_an_answer_that_is_lost_does_not_cost_the_copy(context: BrowserContext, www: Path) -> None:
    """The worker asks three times; after that the page has it begin again, where it left off."""
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
    """The open page with everything kept, and the server, which goes on."""
    with serve(www) as server:
        yield visit(context, server.address + "repo/"), server


def look_for_update(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.getRegistration().then(r => r.update())")


ASK_ON = """files => {
    (async () => { for (let n = 0; n < files; n += 1) await fetch("./LICENSE"); })();
    streetsUpdate.accept(true);
}"""
"""Take the next version while the page goes on asking for files: at any moment one is on its way."""


def test_update_waits_until_the_player_takes_it(visited: Visited, context: BrowserContext, www: Path) -> None:
    """Then it is let in whatever the page asks for: Chromium restarts a worker that it is about to stop."""
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


def test_after_the_browser_was_closed_it_starts_offline_with_the_version_that_waited(
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
"""Look for a new version and see it through, whether it is taken or refused."""


HEARD = """async () => {
    const { active } = await navigator.serviceWorker.getRegistration();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise(heard => { port1.onmessage = heard; });
    active.postMessage("state", [port2]);
    await answer;
}"""
"""The worker has done what it was told: whatever comes to one about to be stopped calls it back."""


@pytest.mark.own_context
def test_deployment_half_way_through_is_tried_again_and_let_in_by_one_that_does_not_know_how(
    context: BrowserContext, www: Path
) -> None:
    """The worker is from before it told the next version to begin, the page's script from after that."""
    worker = www / "repo/sw.js"
    knowing = worker.read_text()
    worker.write_text(knowing.replace("event.waitUntil(handOver());", ""))
    assert worker.read_text() != knowing
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


SPOIL = """async ([file, text]) => {
    const own = (name) => name.endsWith(document.documentElement.dataset.version);
    const cache = await caches.open((await caches.keys()).find(own));
    if (text === null) await cache.delete(file); else await cache.put(file, new Response(text));
}"""
"""Damage a file of the page's own version: the one before may not have been cleared away yet."""


KEPT = """async ([version, file]) => {
    const name = (await caches.keys()).find(name => name.endsWith(version));
    return name && Boolean(await (await caches.open(name)).match(file));
}"""
"""Whether a version has a file already."""


STARTING = "document.getElementById('boot-text')?.textContent === 'Opening the doors …'"
SILENT: dict[str, str | None] = {"./app/main.py": ""}
"""Damage of which the page hears nothing: it starts, and never says so."""

DAMAGES = (
    {"./runtime/pyodide/python_stdlib.zip": "garbage"},
    {"./runtime/pyodide/python_stdlib.zip": None, "./app.zip": "garbage"},
    SILENT,
)


@pytest.mark.own_context
def test_damaged_copies_are_mended_and_the_start_succeeds(visited: Visited) -> None:
    page, server = visited
    page.clock.install()
    for damage in DAMAGES:
        if damage is SILENT:  # the worker mends some time after each start: not before this one is silent
            server.hold("/repo/app/main.py")
        for file, text in damage.items():
            page.evaluate(SPOIL, [file, text])
        page.reload(wait_until="commit")
        if damage is SILENT:
            page.wait_for_function(STARTING)
            server.release()
            page.clock.fast_forward("00:16")
        page.wait_for_selector(READY, state="attached")

    # So is what a start does not need.
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
"""Whether all of the page is of a version that `publish_other_scripts` made.

Where the old version's own page is damaged the next one's comes with the old scripts until that takes over.
"""


def test_a_damaged_copy_gives_way_to_the_next_version(context: BrowserContext, www: Path) -> None:
    """Again and again: what comes of it is whole, and has the next version wait."""

    def comes_up(new: str, scripts: str) -> None:
        page.reload(wait_until="commit")
        page.wait_for_function(SCRIPTS_TOO, arg=[new, scripts])
        wait_until_ready(page)
        assert is_next(page)

    with serve(www) as server:
        page, port = visit(context, server.address + "repo/"), server.server_address[1]
    for file, network in (
        ("./", "offline"),
        ("./assets/boot.js", "online"),
        ("./assets/offline.js", "offline"),
    ):
        with serve(www, port):
            new = publish_other_scripts(www / "repo", file)
            look_for_update(page)
            page.wait_for_function("streetsUpdate.waiting")
            page.evaluate(SPOIL, [file, "garbage"])
            if network == "online":
                comes_up(new, file)
        if network == "offline":
            comes_up(new, file)

    # It need not have come yet.
    page.evaluate(SPOIL, ["./app/main.py", "garbage ("])
    main = www / "repo/app/main.py"
    main.write_text(main.read_text() + "# of the next version\n")
    new = build_site.seal(www / "repo")
    with serve(www, port):
        page.reload(wait_until="commit")
        until_version(page, new)
        wait_until_ready(page)


def test_scripts_come_from_a_version_on_its_way_and_a_running_game_survives_it(
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


def test_an_update_taken_in_another_tab_waits_for_a_game_that_is_not_kept(
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
    page.locator(".offer.unsaved").wait_for(state="attached")  # behind the hand-over perhaps
    assert json.loads(player.record()) == record

    # As soon as it is kept nothing is in the way.
    page.evaluate("window.full = false")
    player.play(1)
    record = json.loads(player.record())
    player.reveal()
    page.locator('.offer [data-message="take-update"]').tap()
    until_version(page, new)
    wait_until_ready(page)
    page.wait_for_selector("[data-decision]")
    assert json.loads(player.record()) == record
