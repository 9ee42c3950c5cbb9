"""Firefox and WebKit: games, reloads, offline starts, updates, damaged saves and failure artefacts."""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import cast

import pytest
from playwright.sync_api import Page

from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from tests.e2e import remote
from tests.e2e.conftest import Chromium
from tests.e2e.others import NewTab
from tests.e2e.player import QUICK, Form, Game, Player
from tests.e2e.publishing import publish_another
from tests.e2e.snapshots import until_kept, way
from tests.e2e.support import Observer, answered, go, serve, start, tap, wait_until_ready
from tests.e2e.test_answers import ARRIVED, AT_REST, PLAY, SHOWN, SPOT, TILE
from tests.e2e.test_first_page import DESCRIBED
from tests.e2e.test_first_page import SHOWN as SETTLED
from tests.e2e.test_strange_input import ODD
from tests.saves.support import played, started
from tests.waits import waiting

pytestmark = pytest.mark.xdist_group("browsers")


@pytest.fixture
def tab(new_tab: NewTab, observer: Observer, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield an empty page in another browser, which must not report problems; by default without motion."""
    observer.forbid()
    with ExitStack() as stack:
        with waiting("opening a page"):
            page = stack.enter_context(new_tab(observer, getattr(request, "param", "reduce")))
        yield page


def open_quickly(page: Page, address: str, **kept: str) -> None:
    """Start the app with quick settings and other stored texts."""
    page.goto(f"{address}assets/icons/app.svg")  # same storage, before the app reads it
    page.evaluate(
        "texts => { Object.assign(localStorage, texts); }", {"streets.settings": json.dumps(QUICK), **kept}
    )
    start(page, address)


SOLO = Game("short 73", "solo", difficulty="normal")
"""A short game: the best of a hundred, as played here."""

MADE = 38
"""The number of actions in the stored game, of some forty-five."""


LET_IN = """async site => {
    const workers = navigator.serviceWorker;
    const registration = await workers.getRegistration();
    const newest = await registration.update();
    while (!newest.waiting)
        await new Promise(next => newest.installing.addEventListener("statechange", next, { once: true }));
    const taken = new Promise(changed => workers.addEventListener("controllerchange", changed));
    (async () => { for (let n = 0; n < 100; n += 1) await fetch(`${site}LICENSE`); })();
    newest.active.postMessage("leave");
    await taken;
}"""
"""Accepts the next version like `offline.js`, while a page requests files."""


@pytest.mark.thorough
@pytest.mark.parametrize("tab", ["no-preference"], indirect=True)
def test_a_game_goes_on_from_a_snapshot_offline_until_a_new_version_is_accepted(
    tab: Page, built: Path, tmp_path: Path
) -> None:
    """It is drawn and animated, beside a damaged game.

    A page that stays requests the version, as some drivers do not survive its reload.
    """
    session = played(started("e2e"), 12, random.Random(1))
    whole = seal(1, write_save(save_of(session, Header(updated=1))))
    damaged = {"streets.game.torn.a": whole[:-40]}
    kept = seal(1, write_save(save_of(SOLO.gone_on(MADE), Header(updated=2))))
    site = tmp_path / "site"
    shutil.copytree(built, site)
    with serve(site) as server:
        address, port = server.address, server.server_address[1]
        open_quickly(tab, address, **damaged, **{"streets.game.kept.a": kept})
        until_kept(tab)  # with a game on the table it would wait for a minute
        go(tab, f"{address}#/games")
        assert tab.locator(".game.wreck").count() == 1
        tap(tab.locator(".game.wreck h2 a").first)
        answered(tab)
        assert "The page put it aside" in str(tab.locator("#app").first.text_content())
        go(tab, f"{address}#/game/kept")
        tab.wait_for_selector("#board")
        player = Player(tab, "solo")
        player.play(2)
        before = player.record()
    tab.reload()
    wait_until_ready(tab)
    assert way(tab) == ("snapshot", "")
    assert json.loads(player.record()) == json.loads(before)
    player.finish()
    assert damaged.items() <= tab.evaluate("() => ({ ...localStorage })").items()

    with serve(site, port):
        tab.goto(f"{address}assets/icons/app.svg")
        new = publish_another(site)
        tab.evaluate(LET_IN, address)
        start(tab, address)
        assert tab.evaluate("() => document.documentElement.dataset.version") == new


CLICK = """control => {
    const found = document.querySelector(control);
    found.focus();
    found.click();
}"""


def test_nothing_moves_when_python_comes(tab: Page, built: Path) -> None:
    """Neither the first page nor, at an address without stored values, that of a newcomer's first turn."""
    with serve(built) as server:
        taken = server.address.replace("localhost", "127.0.0.1")
        for address, taps, look in ((server.address, (), DESCRIBED), (taken, (PLAY, TILE, SPOT), SHOWN)):
            server.hold("/runtime/pyodide/pyodide.asm.wasm")
            tab.goto(address)
            tab.wait_for_function(f"{SETTLED} && {ARRIVED}")
            for number, control in enumerate(taps, 1):
                tab.evaluate(CLICK, control)
                tab.wait_for_function(f"document.getElementById('app').dataset.answered === '{number}'")
            tab.wait_for_function(AT_REST)
            before = tab.evaluate(look)
            assert len(str(before)) > 2000
            server.release()
            wait_until_ready(tab)
            answered(tab)
            assert tab.evaluate(look) == before


ENTER = "\ue007"
"""The key in WebDriver's alphabet."""


COUNT_KEYS = """() => {
    window.pressed = 0;
    addEventListener("keydown", () => { window.pressed += 1; }, true);
}"""


@pytest.mark.thorough
def test_held_keys_act_once_and_odd_events_never(tab: Page, address: str) -> None:
    if not isinstance(cast(object, tab), remote.Remote):
        pytest.skip("Playwright's browsers hold keys as Chromium does")
    open_quickly(tab, address)
    tab.evaluate(COUNT_KEYS)
    go(tab, f"{address}#/new")
    Form(tab).people(2)

    def hold(key: str, on: str = "") -> tuple[int, bool]:
        """Hold a key on a control; return the number of actions, and whether a hand-over waits."""
        if on:
            tab.evaluate("on => document.querySelector(on).focus()", on)
        cast(remote.Remote, tab).hold(key, 5)
        answered(tab)
        choices = len(json.loads(tab.evaluate("streets.record()"))["actions"])
        return choices, tab.locator('[data-message="reveal"]').count() > 0

    assert hold(ENTER, "main [type=submit]") == (0, True)
    assert hold(ENTER, '[data-message="reveal"]') == (0, False)
    assert hold("1") == (0, False)
    assert hold(ENTER) == (0, False)
    assert hold(ENTER) == (1, True)
    assert hold(" ", '[data-message="reveal"]') == (1, False)
    repeated = not isinstance(cast(object, tab), remote.WebKit)  # this driver presses a held key once
    assert tab.evaluate("pressed") == (6 * 6 if repeated else 6)

    before = tab.evaluate("streets.record()")
    tab.evaluate(ODD)
    answered(tab)
    assert tab.evaluate("streets.record()") == before
    assert not tab.locator("#failure").count()


COMPLAINING = """<!doctype html>
<link rel="icon" href="data:,">
<script>
    function complain() {
        console.info("only told");
        console.error("complained");
        setTimeout(() => { throw new Error("thrown"); });
        return new Promise(done => setTimeout(() => setTimeout(done)));
    }
</script>
"""


def see_it_fail(page: Page, observer: Observer, folder: Path) -> None:
    """Make a page report a problem, so that its test fails and writes all artefacts."""
    observer.forbid()
    (folder / "page.html").write_text(COMPLAINING)
    with serve(folder) as server:
        page.goto(f"{server.address}page.html")
        observer.check()
        page.evaluate("complain()")
        with pytest.raises(AssertionError, match=r"(?s)complained.*thrown") as failed:
            observer.check()
        assert "only told" not in str(failed.value)
        observer.keep()
        told = (observer.folder / "console-1.txt").read_text(encoding="utf-8")
        assert [each for each in ("only told", "complained", "thrown") if each not in told] == []
        left = {path.name for path in observer.folder.iterdir()}
        assert {"page-1-1.png", "page-1-1.html", "page-1-1.json"} < left
        assert {"trace-1.zip", "trace-1.txt"} & left
        if isinstance(cast(object, page), remote.WebKit):
            with pytest.raises(remote.Trapped):
                page.evaluate("sessionStorage.setItem('streets.trapped', 'once')")
            page.evaluate("1")  # already reported, so not again


def test_a_failed_test_writes_all_artefacts(new_tab: NewTab, tmp_path: Path) -> None:
    observer = Observer(tmp_path / "left")
    with new_tab(observer, "reduce") as page:
        see_it_fail(page, observer, tmp_path)


def test_a_failed_test_writes_all_artefacts_in_chromium(running: Chromium, tmp_path: Path) -> None:
    observer = Observer(tmp_path / "left")
    with running.contexts().new() as context:
        observer.watch(context)
        see_it_fail(context.new_page(), observer, tmp_path)
