"""The published site: kept whole after the first visit, replaced as a whole, mended when damaged.

A whole game offline: `test_languages.py`.
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
from browser import SHORT_LIVED, system_chromium
from tests.e2e.player import Form, Player, quicken
from tests.e2e.publishing import is_next, publish_another, publish_other_scripts
from tests.e2e.support import READY, CountingServer, Observer, serve, start, wait_until, wait_until_ready
from tests.e2e.thinking import WORKERS, until_person
from tests.waits import waiting

FOLDERS = ["", "repo/"]
Visited = tuple[Page, CountingServer]


@pytest.fixture
def www(built: Path, tmp_path: Path) -> Path:
    """A folder to serve that has the site under `repo/`, to be changed at will."""
    shutil.copytree(built, tmp_path / "repo")
    return tmp_path


@pytest.fixture
def context(new_context: Callable[..., BrowserContext], observer: Observer) -> Iterator[BrowserContext]:
    """A context with service workers, watched for foreign requests and violations of the content policy."""
    yield new_context(service_workers="allow")
    observer.check("another host", "Content Security Policy")


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


@pytest.mark.parametrize("folder", FOLDERS)
def test_offline_after_one_visit(context: BrowserContext, www: Path, folder: str) -> None:
    root = www if folder else www / "repo"
    with serve(root) as server:
        page = visit(context, server.address + folder)
        port, address = server.server_address[1], server.address + folder
    page.reload()
    wait_until_ready(page)
    rules = context.new_page()
    start(rules, address + "index.html?from=icon#/rules")
    rules.wait_for_selector(".board-picture", state="attached")
    lesson = context.new_page()
    start(lesson, address + "#/learn/1")
    lesson.wait_for_selector(".coach")
    with serve(root, port) as server:
        start(context.new_page(), address)
        assert set(server.asked) <= {f"/{folder}sw.js"}, "only the worker itself may be looked at again"


@pytest.mark.own_context
@pytest.mark.parametrize("failures", [2, 3])
def test_an_answer_that_is_lost_does_not_cost_the_copy(
    context: BrowserContext, www: Path, failures: int
) -> None:
    """The worker asks three times; after that the page has it begin again, where it left off."""
    with serve(www) as server:
        server.fail("/repo/LICENSE", failures)
        page = context.new_page()
        page.clock.install()
        start(page, server.address + "repo/")
        if failures == 3:
            server.wait_for("/repo/LICENSE", times=3)
            wait_until(page, "async () => !(await navigator.serviceWorker.getRegistration())")
            page.clock.fast_forward("00:05")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        assert server.asked.count("/repo/LICENSE") == failures + 1
        assert (server.asked.count("/repo/sw.js") == 1) is (failures == 2)
        assert server.asked.count("/repo/assets/icons/app.svg") <= 2, "for the page, and for the copy"


@pytest.mark.own_context
def test_a_bot_thinks_offline(context: BrowserContext, www: Path) -> None:
    context.add_init_script(WORKERS)
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
    quicken(page)
    page.reload()
    wait_until_ready(page)
    Form(page).open("multiplayer", ("human", "expert"), seed="offline")
    player = Player(page, "offline")
    for _ in range(3):
        state = until_person(page, player)
        player.carry_out(state, legal_actions(state)[0])
    until_person(page, player)
    assert page.evaluate("window.workers.answers") >= 2, "it thinks in the worker, not on the page"


def test_offline_after_the_browser_was_closed(
    playwright: Playwright, observer: Observer, www: Path, tmp_path: Path
) -> None:
    def launch() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=system_chromium(), args=SHORT_LIVED
        )
        observer.watch(context)
        return context

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


def test_update_waits_until_the_player_takes_it(visited: Visited, context: BrowserContext, www: Path) -> None:
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
    assert not is_next(other)

    page.evaluate("streetsUpdate.accept()")
    for each in (page, other):
        until_version(each, new)
        wait_until_ready(each)
        assert is_next(each)
    names = page.evaluate("caches.keys()")
    assert [name.rsplit(" ", 1)[-1] for name in names] == [new]


ASK_ON = """files => {
    (async () => { for (let n = 0; n < files; n += 1) await fetch("./LICENSE"); })();
    streetsUpdate.accept(true);
}"""
"""Take the next version while the page goes on asking for files: at any moment one is on its way."""


def test_a_version_is_let_in_whatever_the_page_asks_for_meanwhile(visited: Visited, www: Path) -> None:
    """Chromium restarts the worker that it is about to stop, and that one must not be kept awake."""
    page, _ = visited
    new = publish_another(www / "repo")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting")
    page.evaluate(ASK_ON, 300)
    until_version(page, new)
    wait_until_ready(page)


@pytest.mark.own_context
def test_a_version_is_let_in_by_one_that_does_not_know_how(context: BrowserContext, www: Path) -> None:
    """The worker is from before it told the next version to begin, the page's script from after that."""
    worker = www / "repo/sw.js"
    knowing = worker.read_text()
    worker.write_text(knowing.replace("event.waitUntil(handOver());", ""))
    assert worker.read_text() != knowing
    with serve(www) as server:
        page = visit(context, server.address + "repo/")
        page.clock.install()
        new = publish_another(www / "repo")
        look_for_update(page)
        page.wait_for_function("streetsUpdate.waiting")
        page.evaluate("streetsUpdate.accept()")
        page.clock.fast_forward("00:05")
        until_version(page, new)
        wait_until_ready(page)


def test_running_game_survives_an_update(visited: Visited, context: BrowserContext, www: Path) -> None:
    page, _ = visited
    Form(page).open("solo", ("human",))
    player = Player(page, "update")
    player.play(3)
    record = player.record()
    new = publish_another(www / "repo")
    look_for_update(page)
    page.locator('[data-message="take-update"]').tap()
    until_version(page, new)
    wait_until_ready(page)
    page.wait_for_selector("[data-decision]")
    assert json.loads(player.record()) == json.loads(record)
    player.play(2)


def test_update_takes_over_at_the_next_cold_start(
    playwright: Playwright, observer: Observer, www: Path, tmp_path: Path
) -> None:
    with serve(www) as server:
        for number in range(2):
            context = playwright.chromium.launch_persistent_context(
                tmp_path / "profile", executable_path=system_chromium(), args=SHORT_LIVED
            )
            observer.watch(context)
            page = visit(context, server.address + "repo/")
            if number == 0:
                new = publish_another(www / "repo")
                look_for_update(page)
                page.wait_for_function("streetsUpdate.waiting")
            else:
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


@pytest.mark.own_context
def test_deployment_half_way_through_is_not_taken_and_tried_again(
    visited: Visited, context: BrowserContext, www: Path
) -> None:
    page, server = visited
    page.clock.install()
    old = version(page)
    art = www / "repo/assets/icons/app.svg"
    drawing = art.read_text()
    art.write_text(drawing + "<!-- new -->")
    new = publish_another(www / "repo")
    art.write_text(drawing)
    before = len(server.asked)
    page.evaluate(TRY)
    assert "/repo/assets/icons/app.svg" in server.asked[before:]
    assert not page.evaluate("streetsUpdate.waiting")
    other = context.new_page()
    start(other, server.address + "repo/")
    assert version(other) == old
    other.close()

    art.write_text(drawing + "<!-- new -->")
    page.clock.fast_forward("02:00")
    page.wait_for_function("streetsUpdate.waiting")
    page.evaluate("streetsUpdate.accept()")
    until_version(page, new)


def test_update_that_was_on_its_way_before_the_page_is_told(visited: Visited, www: Path) -> None:
    page, server = visited
    publish_another(www / "repo")
    server.hold("/repo/LICENSE")
    before = len(server.asked)
    look_for_update(page)
    server.wait_for("/repo/LICENSE", since=before)
    page.reload()
    wait_until_ready(page)
    assert not page.evaluate("streetsUpdate.waiting")
    server.release()
    page.wait_for_function("streetsUpdate.waiting")


SPOIL = """async ([file, text]) => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    if (text === null) await cache.delete(file); else await cache.put(file, new Response(text));
}"""


KEPT = """async ([version, file]) => {
    const name = (await caches.keys()).find(name => name.endsWith(version));
    return name && Boolean(await (await caches.open(name)).match(file));
}"""
"""Whether a version has a file already."""


STARTING = "document.getElementById('boot-text')?.textContent === 'Opening the doors …'"
SILENT = ("app/main.py", "")
"""Damage of which the page hears nothing: it starts, and never says so."""

DAMAGES = (
    ("runtime/pyodide/python_stdlib.zip", None),
    ("runtime/pyodide/python_stdlib.zip", "garbage"),
    ("app.zip", "garbage"),
    SILENT,
)


@pytest.mark.own_context
def test_damaged_copies_are_mended_and_the_start_succeeds(visited: Visited) -> None:
    page, _ = visited
    page.clock.install()
    for file, text in DAMAGES:
        page.evaluate(SPOIL, ["./" + file, text])
        page.reload(wait_until="commit")
        if (file, text) == SILENT:
            page.wait_for_function(STARTING)
            page.clock.fast_forward("00:16")
        page.wait_for_selector(READY, state="attached")


def test_damage_that_does_not_show_is_mended_too(visited: Visited) -> None:
    page, server = visited
    page.evaluate(SPOIL, ["./LICENSE", "garbage"])
    server.hold("/repo/LICENSE")
    page.reload()
    wait_until_ready(page)
    starts = "async text => (await (await fetch('./LICENSE')).text()).startsWith(text)"
    assert page.evaluate(starts, "garbage")
    server.release()
    wait_until(page, starts, "MIT")


def test_caches_of_other_pages_are_left_alone(visited: Visited, www: Path) -> None:
    page, server = visited
    page.evaluate(f"caches.open('streets {server.address}other/ 123').then(() => caches.open('theirs'))")
    new = publish_another(www / "repo")
    look_for_update(page)
    page.wait_for_function("streetsUpdate.waiting")
    page.evaluate("streetsUpdate.accept()")
    until_version(page, new)
    wait_until_ready(page)
    assert page.evaluate("caches.keys()") == [
        f"streets {server.address}other/ 123",
        "theirs",
        f"streets {server.address}repo/ {new}",
    ]


SCRIPTS_TOO = """([version, scripts]) => {
    const { dataset } = document.documentElement ?? { dataset: {} };
    return dataset.version === version && dataset.scripts === scripts;
}"""
"""Whether all of the page is of a version that `publish_other_scripts` made.

Where the old version's own page is damaged the next one's comes with the old scripts until that takes over.
"""


@pytest.mark.parametrize("network", ["online", "offline"])
def test_a_damaged_copy_gives_way_to_the_version_that_waits(
    context: BrowserContext, www: Path, network: str
) -> None:
    """Again and again: what comes of it is whole, and has the next version wait."""

    def comes_up(new: str, scripts: str) -> None:
        page.reload(wait_until="commit")
        page.wait_for_function(SCRIPTS_TOO, arg=[new, scripts])
        wait_until_ready(page)
        assert is_next(page)

    with serve(www) as server:
        page, port = visit(context, server.address + "repo/"), server.server_address[1]
    for file in ("./", "./app.zip", "./assets/boot.js", "./assets/offline.js"):
        with serve(www, port):
            new = publish_other_scripts(www / "repo", file)
            look_for_update(page)
            page.wait_for_function("streetsUpdate.waiting")
            page.evaluate(SPOIL, [file, "garbage"])
            if network == "online":
                comes_up(new, file)
        if network == "offline":
            comes_up(new, file)


@pytest.mark.parametrize("file", ["./assets/boot.js", "./assets/offline.js"])
def test_a_damaged_script_comes_from_a_version_that_is_not_complete_yet(
    visited: Visited, www: Path, file: str
) -> None:
    page, server = visited
    old = version(page)
    new = publish_other_scripts(www / "repo")
    server.hold("/repo/LICENSE")
    before = len(server.asked)
    look_for_update(page)
    server.wait_for("/repo/LICENSE", since=before)
    wait_until(page, KEPT, [new, file])
    page.evaluate(SPOIL, [file, "garbage"])
    page.reload()
    wait_until_ready(page)
    assert version(page) == old
    server.release()
    page.locator('[data-message="take-update"]').tap()
    until_version(page, new)
    wait_until_ready(page)


def test_a_damaged_copy_gives_way_to_a_version_that_was_not_there_yet(
    visited: tuple[Page, CountingServer], www: Path
) -> None:
    page, _ = visited
    page.evaluate(SPOIL, ["./app/main.py", "garbage ("])
    main = www / "repo/app/main.py"
    main.write_text(main.read_text() + "# of the next version\n")
    new = build_site.seal(www / "repo")
    page.reload(wait_until="commit")
    until_version(page, new)
    wait_until_ready(page)


def test_an_address_that_does_not_exist_leads_home(visited: tuple[Page, CountingServer]) -> None:
    page, server = visited
    for wrong in ("nonsense/deeper/", "app", "assets/"):
        page.goto(server.address + "repo/" + wrong + "#/settings")
        wait_until_ready(page)
        assert page.url == server.address + "repo/#/settings"
        assert page.evaluate("document.styleSheets[0].cssRules.length") > 100


FULL = """
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (window.full) throw new DOMException("full", "QuotaExceededError");
      return set.call(this, key, value);
    };
"""


def test_an_update_taken_in_another_tab_waits_for_a_game_that_is_not_kept(
    visited: tuple[Page, CountingServer], context: BrowserContext, www: Path
) -> None:
    other, server = visited
    page = context.new_page()
    page.add_init_script(FULL)
    start(page, server.address + "repo/")
    Form(page).open("multiplayer", ("human", "human"))
    page.evaluate("window.full = true")
    player = Player(page, "not kept")
    player.play(3)
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
