"""Updates in a browser: the page opens the whole storage of players of earlier versions."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from environment import ROOT
from tests.e2e.support import go, start

pytestmark = pytest.mark.thorough

DEVICES = {path.stem: json.loads(path.read_text("utf-8")) for path in (ROOT / "tests/former").glob("*.json")}

RESTORE = """async ([local, durable]) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(local)) localStorage.setItem(key, text);
    const done = (request) => new Promise(done => { request.onsuccess = () => done(request.result); });
    const opened = indexedDB.open("streets", 1);
    opened.onupgradeneeded = () => opened.result.createObjectStore("texts");
    const base = await done(opened), texts = base.transaction("texts", "readwrite").objectStore("texts");
    for (const [key, text] of Object.entries(durable)) await done(texts.put(text, key));
    base.close();
}"""


@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
@pytest.mark.parametrize("version", sorted(DEVICES))
def test_a_player_of_an_earlier_version_finds_everything(
    new_page: Callable[..., Page], address: str, version: str, killed: bool
) -> None:
    """`killed`: the browser had not yet written games and results to `localStorage`, only to IndexedDB."""
    device = DEVICES[version]
    local, durable = device["full"]["local"], device["full"]["durable"]
    mirrored = {
        key: text for key, text in local.items() if key.startswith(("streets.game.", "streets.results"))
    }
    if killed:
        local = {key: text for key, text in local.items() if key not in mirrored}
    page = new_page()
    page.goto(f"{address}assets/puzzles/puzzles.json")
    page.evaluate(RESTORE, [local, {**mirrored, **durable}])
    start(page, f"{address}#/book")
    expect(page.locator(".book-games li")).to_have_count(5)
    expect(page.locator(".book-players")).to_contain_text("Björn")
    results: dict[str, dict[str, int]] = device["results"]
    for date, (mine, his) in ((what, money.values()) for what, money in results.items() if "-" in what):
        go(page, f"{address}#/daily/{date}")
        expect(page.locator(f"#day-{date}")).to_have_accessible_name(
            re.compile("won" if mine > his else "lost")
        )
    go(page, f"{address}#/ladder")
    mine, his = results["rung"].values()
    expect(page.locator('[data-stop="2"]')).to_contain_text(str(abs(mine - his)))
    go(page, f"{address}#/settings")
    expect(page.locator('[data-change="change-setting theme"][value="dark"]')).to_be_checked()
    go(page, f"{address}#/games")
    expect(page.locator("li.game")).to_have_count(6)
    has_choices(page, address)
    go(page, f"{address}#/puzzles")
    expect(page.locator("main")).to_contain_text(str(len(device["solved"])))


def has_choices(page: Page, address: str) -> None:
    """The form of a new game has the names and options of the last one."""
    go(page, f"{address}#/new/together")
    for name in ("Ada", "Björn", "Chiyo"):
        expect(page.locator("main")).to_contain_text(name)
    expect(page.locator('[data-change="set-game consultants"]')).to_be_checked()


@pytest.mark.parametrize("version", sorted(DEVICES))
def test_a_player_who_stored_no_settings_hears_what_they_heard(
    new_page: Callable[..., Page], address: str, version: str
) -> None:
    device: dict[str, Any] = DEVICES[version]
    page = new_page()
    page.goto(f"{address}assets/puzzles/puzzles.json")
    page.evaluate(RESTORE, [device["mute"]["local"], {}])
    start(page, f"{address}#/settings")
    sound = "off" if version == "c1ae04e" else "quiet"
    expect(page.locator(f'[data-change="change-setting sound"][value="{sound}"]')).to_be_checked()
