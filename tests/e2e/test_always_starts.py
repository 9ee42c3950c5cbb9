"""The page starts whatever the browser forbids or its storage holds, and reports if it cannot save."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect

from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from browser import SHORT_LIVED, system_chromium
from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import (
    CountingServer,
    Observer,
    go,
    serve,
    start,
    tap,
    wait_until,
    wait_until_ready,
)
from tests.saves.support import started

NO_DATABASE = {
    "denied": "Object.defineProperty(window, 'indexedDB', { configurable: true,"
    " get() { throw new DOMException('Access is denied.', 'SecurityError') } })",
    "throws": "IDBFactory.prototype.open = () => { throw new DOMException('No.', 'InvalidStateError') }",
    "silent": "IDBFactory.prototype.open = () => ({})",
}
"""Ways in which a browser can deny databases; `test_saves.py` removes them."""
NO_STORAGE = """
    for (const name of ["localStorage", "sessionStorage", "indexedDB"])
      Object.defineProperty(window, name, {
        configurable: true, get() { throw new DOMException("Access is denied.", "SecurityError"); },
      });
"""
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
NOTHING_KEPT = "does not let the page store anything"


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
    for how in (*others, first):
        player.play(1)
        record = player.record()
        expect(page.locator(".saved")).to_have_text("Saved")
        page.evaluate("how => { sessionStorage.how = how; }", how)
        page.reload()
        wait_until_ready(page)
        assert json.loads(player.record()) == json.loads(record), how


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
    tap(page.locator(".game").get_by_role("button", name="Delete"))
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


@pytest.fixture
def site(built: Path) -> Iterator[CountingServer]:
    with serve(built) as server:
        yield server


def test_without_any_storage_the_published_page_plays_and_says_so(
    new_page: Callable[..., Page], site: CountingServer
) -> None:
    page = new_page(service_workers="allow")
    page.add_init_script(NO_STORAGE)
    start(page, site.address)
    expect(page.get_by_role("alert")).to_contain_text(NOTHING_KEPT)
    Form(page).open("solo", ("human",))
    Player(page, "nothing kept").play(2)
    expect(page.get_by_role("alert")).to_contain_text(NOTHING_KEPT)
    page.wait_for_function("navigator.serviceWorker.controller !== null")


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
    context.close()


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
    wrecks = page.locator(".game.wreck")
    expect(wrecks).to_have_count(len(odd) + 1)
    for number in range(len(odd) + 1):
        page.locator(".game.wreck").nth(number).get_by_role("link").first.click()
        expect(page.get_by_role("button", name="Open this game")).to_be_visible()
        page.goto(f"{address}#/")
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
    tap(page.locator('a[href="#/new"]').first)
    page.locator('[data-input="set-game seed"]').fill("a town")
    tap(page.locator('main [type="submit"]'))
    page.wait_for_selector("[data-decision]")
    assert page.evaluate("window.ran") is None
    assert page.locator("body > button").last.is_enabled()
