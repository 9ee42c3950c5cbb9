"""Firefox and WebKit: games, reloads, offline starts, updates, damaged saves and failure artefacts.

It uses Playwright's own browsers if installed, else the machine's Firefox, and WebKitGTK, the closest to an
iPad that a desktop offers.
"""

from __future__ import annotations

import json
import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Browser, Page, Playwright

from app.saves.copies import seal
from app.saves.save import Header, save_of, write_save
from browser import MISSING, WebKitPrograms, firefox_program, webkit_programs
from tests.e2e import remote
from tests.e2e.conftest import Chromium
from tests.e2e.player import QUICK, Form, Game, Player
from tests.e2e.publishing import publish_another
from tests.e2e.snapshots import until_kept, way
from tests.e2e.support import SIZES, Observer, answered, go, serve, start, tap, wait_until_ready
from tests.e2e.test_first_page import DESCRIBED, SHOWN
from tests.e2e.test_strange_input import ODD
from tests.saves.support import played, started
from tests.waits import waiting

pytestmark = pytest.mark.xdist_group("browsers")

Motion = Literal["no-preference", "reduce"]
"""The device's motion preference. Firefox gets it once for all pages and never animates."""

NewTab = Callable[[Observer, Motion], AbstractContextManager[Page]]
"""Opens a watched page with empty storage until the block ends."""


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def new_tab(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[NewTab]:
    """Yield another browser, launched once if its pages can have separate storage."""
    with ExitStack() as stack:
        with waiting("launching the browser"):
            opens = launched(request.param, playwright, tmp_path_factory.mktemp(request.param), stack)
        yield opens


def launched(name: str, playwright: Playwright, folder: Path, stack: ExitStack) -> NewTab:
    """Launch a browser by name, closed with the stack; return a function that opens its pages."""
    engine = getattr(playwright, name)
    if Path(engine.executable_path).exists():
        return partial(playwrights_tab, stack.enter_context(engine.launch()))
    if name == "firefox" and (program := firefox_program()):
        firefox = stack.enter_context(remote.firefox(program, folder / "profile"))
        return partial(remotes_tab, lambda _: firefox.tab())
    if name == "webkit" and (programs := webkit_programs()):
        display = stack.enter_context(remote.screen(programs.screen))
        return partial(remotes_tab, partial(webkits_tab, programs, display, folder))
    pytest.skip(MISSING[name])


@contextmanager
def playwrights_tab(browser: Browser, observer: Observer, motion: Motion) -> Iterator[Page]:
    """Yield a page in a browser that Playwright drives."""
    with browser.new_context(viewport=SIZES["tablet"], has_touch=True, reduced_motion=motion) as context:
        observer.watch(context)
        yield context.new_page()


@contextmanager
def remotes_tab(
    opened: Callable[[Motion], AbstractContextManager[remote.Remote]], observer: Observer, motion: Motion
) -> Iterator[Page]:
    """Yield a page in another browser, behind Playwright's interface."""
    with opened(motion) as page:
        observer.look_at(page)
        yield cast(Page, page)


# Turn off optimized WebAssembly, as in Chromium, and layers, whose emulated graphics card takes longer than
# all the rest. Without a language the page would see "C".
LEAN = {"JSC_useOMGJIT": "0", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LANG": "en_US.UTF-8"}


def webkits_tab(
    programs: WebKitPrograms, display: str, folder: Path, motion: Motion
) -> AbstractContextManager[remote.Remote]:
    """Return a page in its own WebKitGTK, whose home sets the motion preference."""
    home = folder / motion
    for toolkit in ("gtk-3.0", "gtk-4.0"):
        settings = home / ".config" / toolkit
        settings.mkdir(parents=True, exist_ok=True)
        moves = int(motion != "reduce")
        (settings / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={moves}\n")
    homes = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "XDG_RUNTIME_DIR": str(home)}
    surroundings = {**os.environ, **LEAN, **homes, "DISPLAY": display}
    return remote.webkit(programs.driver, programs.browser, surroundings)


@pytest.fixture
def tab(new_tab: NewTab, observer: Observer, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Yield an empty page in another browser, which must not complain; by default nothing moves there."""
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

MADE = 34
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
        go(tab, f"{address}#/games")
        assert tab.locator(".game.wreck").count() == 1
        tap(tab.locator(".game.wreck h2 a").first)
        answered(tab)
        assert "It was set aside" in str(tab.locator("#app").first.text_content())
        go(tab, f"{address}#/game/kept")
        tab.wait_for_selector("#board")
        player = Player(tab, "solo")
        player.play(4)
        before = player.record()
        until_kept(tab)
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


def test_nothing_of_the_first_page_moves_when_python_comes(tab: Page, built: Path) -> None:
    with serve(built) as server:
        server.hold("/runtime/pyodide/pyodide.asm.wasm")
        tab.goto(server.address)
        tab.wait_for_function(SHOWN)
        before = tab.evaluate(DESCRIBED)
        assert len(before[1]) > 40
        server.release()
        wait_until_ready(tab)
        assert tab.evaluate(DESCRIBED) == before


ENTER = "\ue007"
"""The key in WebDriver's alphabet."""


COUNT_KEYS = """() => {
    window.pressed = 0;
    addEventListener("keydown", () => { window.pressed += 1; }, true);
}"""


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
    """Make a page complain, so that its test fails and writes all artefacts."""
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
