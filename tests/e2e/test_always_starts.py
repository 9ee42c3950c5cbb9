"""The page starts despite the browser's restrictions and stored texts, and reports if it cannot save."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from app.engine.game import legal_actions
from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from browser import MISSING, SHORT_LIVED, firefox_program, system_chromium
from tests.e2e import remote
from tests.e2e.player import Form, Player, quicken
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
from tests.e2e.thinking import until_person
from tests.saves.support import started
from tests.ui.hands import dealt, link

NO_DATABASE = {
    "denied": "Object.defineProperty(window, 'indexedDB', { configurable: true,"
    " get() { throw new DOMException('Access is denied.', 'SecurityError') } })",
    "throws": "IDBFactory.prototype.open = () => { throw new DOMException('No.', 'InvalidStateError') }",
    "silent": "IDBFactory.prototype.open = () => ({})",
}
"""Ways in which a browser can deny databases; `test_saves.py` removes them."""
HELD = """
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      const times = Number(sessionStorage.held ?? 0);
      if (name !== "streets" || !times) return open.call(this, name, version);
      sessionStorage.held = times - 1;
      const request = { error: new DOMException("Internal error opening backing store.", "UnknownError") };
      setTimeout(() => request.onerror({ target: request }));
      return request;
    };
"""
"""Makes the first opens fail, as Chromium does while a killed browser still holds its files."""
THE_SAME = """async () => {
    const done = (request) => new Promise(done => { request.onsuccess = () => done(request.result); });
    const texts = (await done(indexedDB.open("streets", 1))).transaction("texts").objectStore("texts");
    const [keys, values] = await Promise.all([done(texts.getAllKeys()), done(texts.getAll())]);
    const there = JSON.stringify(keys.map((key, n) => [key, values[n]]));
    const kept = Object.keys(localStorage).filter(key => /^streets[.](game|results)[.]/.test(key)).sort();
    return kept.length && JSON.stringify(kept.map(key => [key, localStorage[key]])) === there;
}"""
"""Whether IndexedDB and localStorage have the same games and results."""
NOTHING_KEPT = "doesn’t let the page store anything"


@pytest.mark.thorough
def test_without_indexeddb_it_starts_and_saves_games(new_page: Callable[..., Page], address: str) -> None:
    """Each start lacks it in another way, and still has the last start's game."""
    first, *others = NO_DATABASE
    page = new_page()
    ways = "".join(f"case {json.dumps(how)}: {script}; break;" for how, script in NO_DATABASE.items())
    page.add_init_script(f"switch (sessionStorage.how ?? {json.dumps(first)}) {{ {ways} }}")
    quicken(page)
    start(page, address)
    Form(page).open("solo", ("human",))
    player = Player(page, "no database")
    for how in others:
        player.play(1)
        record = player.record()
        expect(page.locator(".saved")).to_have_text("Saved")
        page.evaluate("how => { sessionStorage.how = how; }", how)
        page.reload()
        wait_until_ready(page)
        assert json.loads(player.record()) == json.loads(record), how


@pytest.mark.thorough
def test_a_database_that_opens_late_is_merged_in_both_directions(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page()
    page.add_init_script(HELD)
    quicken(page)
    start(page, address)
    Form(page).open("solo", ("human",), seed="deleted meanwhile")
    wait_until(page, THE_SAME)

    page.evaluate("sessionStorage.held = 1000")
    go(page, f"{address}#/")
    page.reload()
    wait_until_ready(page)
    go(page, f"{address}#/games")
    tap(page.locator(".games summary"))
    tap(page.get_by_role("button", name="Delete"))
    go(page, f"{address}#/")
    Form(page).open("solo", ("human",), seed="begun meanwhile")
    player = Player(page, "held")
    player.play(1)
    page.evaluate("sessionStorage.held = 0")
    player.play(1)
    wait_until(page, THE_SAME)

    record = player.record()
    page.evaluate("localStorage.clear(); sessionStorage.held = 2")
    page.reload()
    wait_until_ready(page)
    expect(page.locator("#board")).to_be_visible()  # it may open late
    assert json.loads(player.record()) == json.loads(record)
    wait_until(page, THE_SAME)


OPTIONAL = """
    const optional = [
        ...["BroadcastChannel", "SharedWorker", "Worker"].map(name => [window, name]),
        ...["caches", "indexedDB", "localStorage"].map(name => [window, name]),
        ...["clipboard", "locks", "serviceWorker"].map(name => [navigator, name]),
        ...["share", "storage", "wakeLock"].map(name => [navigator, name]),
        ...["addEventListener", "addListener"].map(name => [MediaQueryList.prototype, name]),
    ];
    const refuse = () => { throw new DOMException("Access is denied.", "SecurityError"); };
"""
"""The interfaces that a browser may lack or refuse."""

REFUSALS = {
    "absent": """for (let [owner, name] of optional)
        for (; owner && owner !== EventTarget.prototype; owner = Object.getPrototypeOf(owner))
            delete owner[name];
        Object.defineProperty(MediaQueryList.prototype, "addEventListener", { value: undefined });""",
    "throwing when read": """for (const [owner, name] of optional) {
        const called = /Worker|Channel/.test(name) && owner === window || /Listener|share/.test(name);
        const how = called ? { value: function () { refuse(); } } : { get: refuse };
        Object.defineProperty(owner, name, { configurable: true, ...how });
    }""",
    "throwing when used": """{
        const kinds = [CacheStorage, Clipboard, IDBFactory, LockManager, ServiceWorkerContainer, Storage];
        for (const { prototype } of [...kinds, StorageManager, WakeLock])
            for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
                if (typeof value === "function" && name !== "constructor") prototype[name] = refuse;
    }""",
}


@pytest.mark.thorough
@pytest.mark.parametrize("how", REFUSALS)
def test_without_the_optional_interfaces_it_starts_and_plays(
    new_context: Callable[..., BrowserContext], address: str, how: str
) -> None:
    """Python never fails, the game works, and the page shows texts that it cannot copy."""
    page = new_context(service_workers="allow").new_page()
    page.add_init_script(f"{{ {OPTIONAL} {REFUSALS[how]} }}")
    start(page, address + link(dealt()))
    tap(page.locator("[data-tile]").first)
    page.evaluate("location.hash = '#/'")
    Form(page).open("multiplayer", ("human", "beginner"))
    player = Player(page, how)
    state = until_person(page, player)
    player.carry_out(state, legal_actions(state)[0])
    page.evaluate("location.hash = '#/share'")
    tap(page.locator("[data-message=share-link]"))
    expect(page.locator(".notice")).to_contain_text("didn’t allow copying")
    assert page.locator("#failure").count() == 0


@pytest.fixture
def site(built: Path) -> Iterator[CountingServer]:
    with serve(built) as server:
        yield server


def test_with_site_data_blocked_it_plays_and_says_so(
    playwright: Playwright, observer: Observer, site: CountingServer, tmp_path: Path
) -> None:
    """This uses Chromium's own switch."""
    profile = tmp_path / "profile/Default"
    profile.mkdir(parents=True)
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (profile / "Preferences").write_text(json.dumps(blocked))
    context = playwright.chromium.launch_persistent_context(
        profile.parent, executable_path=system_chromium(), args=SHORT_LIVED, has_touch=True
    )
    observer.watch(context)
    observer.forbid()
    page = context.new_page()
    start(page, site.address)
    assert page.evaluate("() => { try { return !localStorage } catch { return true } }"), (
        "nothing was blocked"
    )
    expect(page.get_by_role("alert")).to_contain_text(NOTHING_KEPT)
    Form(page).open("solo", ("human",))
    Player(page, "blocked").play(2)
    expect(page.get_by_role("alert")).to_contain_text(NOTHING_KEPT)
    context.close()


BLOCKED = {"network.cookie.cookieBehavior": 2}
"""The preference of Firefox that blocks all cookies, and with them every kind of storage."""


@contextmanager
def firefox_without_cookies(playwright: Playwright, folder: Path) -> Iterator[Page]:
    """Yield a page in a Firefox that blocks all cookies."""
    if Path(playwright.firefox.executable_path).exists():
        with playwright.firefox.launch(firefox_user_prefs=dict(BLOCKED)) as browser:
            yield browser.new_page()
    elif program := firefox_program():
        with remote.firefox(program, folder / "profile", **BLOCKED) as firefox, firefox.tab() as tab:
            yield cast(Page, tab)
    else:
        pytest.skip(MISSING["firefox"])


@pytest.mark.thorough
@pytest.mark.xdist_group("browsers")
def test_firefox_with_cookies_blocked_starts_and_says_so(
    playwright: Playwright, address: str, tmp_path: Path
) -> None:
    with firefox_without_cookies(playwright, tmp_path) as page:
        page.goto(address)
        page.wait_for_function(f"!!document.querySelector('{READY}, #boot.failed')")
        assert NOTHING_KEPT in page.evaluate("document.body.innerText")


def good() -> str:
    return seal(1, write_save(save_of(started("odd"), Header())))


def test_it_starts_with_strange_keys_and_settings(new_page: Callable[..., Page], address: str) -> None:
    page = new_page()
    settings = json.dumps({"theme": "dark", "new_game": {"first": "9" * 5000}})
    odd = ["a b", "", "ä", "x" * 300, "a\nb", "../g"]
    page.add_init_script(
        f"localStorage.setItem('streets.settings', {json.dumps(settings)});"
        f"for (const id of [...{json.dumps(odd)}, '\\ud800'])"
        f" localStorage.setItem(`streets.game.${{id}}.a`, {json.dumps(good())});"
    )
    start(page, address)
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    go(page, f"{address}#/games")
    wrecks = page.locator(".game.wreck")
    expect(wrecks).to_have_count(len(odd) + 1)
    for number in range(len(odd) + 1):
        page.locator(".game.wreck").nth(number).get_by_role("link").first.click()
        expect(page.get_by_role("button", name="Open this game")).to_be_visible()
        page.goto(f"{address}#/games")
        expect(wrecks).to_have_count(len(odd) + 1)
    for left in reversed(range(len(odd) + 1)):
        tap(wrecks.first.get_by_role("button", name="Delete"))
        expect(wrecks).to_have_count(left)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.startsWith('streets.game'))") == []


INSERTED = """([kind, tag]) => {
    const element = document.createElement(tag);
    if (kind) element.setAttribute("type", kind);
    element.textContent = "import js; js.window.ran = True";
    document.body.append(element);
    const shadow = document.createElement("div").attachShadow({ mode: "open" });
    document.body.append(shadow.host);
    shadow.append(element.cloneNode(true));
    const button = document.createElement("button");
    button.setAttribute("py-click", "import js; js.window.ran = True");
    button.setAttribute("mpy-click", "import js; js.window.ran = True");
    document.body.append(button);
    button.click();
}"""


def test_python_injected_into_the_started_page_does_not_run(
    new_page: Callable[..., Page], address: str
) -> None:
    page = new_page()  # fails on any request to another host
    start(page, address)
    for kind in ("py", "mpy", "pyodide"):
        page.evaluate(INSERTED, [kind, "script"])
    for tag in ("py-script", "mpy-script"):
        page.evaluate(INSERTED, ["", tag])
    # Python responds, so the injected code would have run by now.
    tap(page.locator('a[href^="#/new"]').first)
    Form(page).open_more()
    page.locator('[data-input="set-game seed"]').fill("a town")
    tap(page.locator('main [type="submit"]'))
    page.wait_for_selector("[data-decision]")
    assert page.evaluate("window.ran") is None
    assert page.locator("body > button").last.is_enabled()
