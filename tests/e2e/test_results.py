"""The results book in a browser: a game that ends leaves a row, which outlives page and localStorage."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

from playwright.sync_api import BrowserContext, Page, expect

from app.engine.record import decode
from app.engine.session import Session, replay
from app.saves.copies import write_copy
from app.saves.save import Header, save_of, write_save
from environment import ROOT
from tests.e2e.axe import DEVICES, Inspector
from tests.e2e.device import Device
from tests.e2e.player import standard_deck
from tests.e2e.support import answered, go, start, tap, wait_until, wait_until_ready
from tests.saves.support import MemoryStore

IN_THE_SECOND_PLACE = """async () => {
    const done = (request) => new Promise(done => { request.onsuccess = () => done(request.result); });
    const texts = (await done(indexedDB.open("streets", 1))).transaction("texts").objectStore("texts");
    return done(texts.get("streets.results.a"));
}"""
"""Whether IndexedDB has the results."""


def one_tap_short() -> tuple[Session, str]:
    """A recorded game before its last action, which one button commits."""
    for path in sorted((ROOT / "tests/engine/golden").glob("*.jsonl")):
        for line in path.read_text("utf-8").splitlines():
            record = decode(line, standard_deck())
            *before, last = record.actions
            if last.split(" ")[0] in ("claim", "token"):
                return replay(replace(record, actions=tuple(before), extra={})).session, last
    raise LookupError("no such game")


def test_a_game_that_ends_leaves_a_row(new_context: Callable[..., BrowserContext], address: str) -> None:
    session, last = one_tap_short()
    store = MemoryStore()
    write_copy(store, "abcdefgh", write_save(save_of(session, Header())))
    page = new_context().new_page()
    texts = {f"streets.{key}": text for key, text in store.texts.items()}
    texts["streets.settings"] = json.dumps({"show": "off"})
    page.add_init_script(
        f"for (const [key, text] of Object.entries({json.dumps(texts)}))"
        " localStorage.getItem(key) ?? localStorage.setItem(key, text)"
    )
    start(page, f"{address}#/game/abcdefgh")
    reveal = page.locator('[data-message="reveal"]')
    if reveal.count():
        tap(reveal.first)
    tap(page.locator(f'[data-action="{last}"]').first)
    answered(page)
    everything_waits_for_the_count(page)
    assert "abcdefgh" in page.evaluate("localStorage.getItem('streets.results.a')")
    wait_until(page, IN_THE_SECOND_PLACE)
    page.evaluate("localStorage.clear()")
    page.reload()
    wait_until_ready(page)
    assert "abcdefgh" in page.evaluate("localStorage.getItem('streets.results.a')")
    go(page, f"{address}#/book")
    expect(page.locator(".book-games li")).to_have_count(1)
    page.reload()
    expect(page.locator(".book-games li")).to_have_count(1)
    expect(page.locator(".book-games li")).to_contain_text(session.state.seats[0].name)
    inspector = Inspector(Device(page))
    inspector.begin()
    for _ in DEVICES:
        inspector.look("results")
    assert inspector.found == {}
    up_and_down_move_by_a_week(page, address)


def everything_waits_for_the_count(page: Page) -> None:
    """While the money is counted, no part of the end but the count itself is in sight."""
    early = page.evaluate(
        """() => {
            const finale = document.querySelector(".finale");
            const named = parseFloat(finale.style.getPropertyValue("--named"));
            const waits = (each) => each.getAnimations().some(({effect}) => {
                const {delay, fill} = effect.getComputedTiming();
                return delay >= named && fill === "backwards";
            });
            finale.classList.add("counting");
            const sheet = finale.querySelector(".finale-sheet");
            sheet.append(document.createElement("section"));  // as results with the same tiles
            const parts = [...sheet.children];
            const early = parts.filter((part) => !waits(part)).map((part) => part.className);
            sheet.lastElementChild.remove();
            finale.classList.remove("counting");
            return early;
        }"""
    )
    assert early == ["verdict", "ranks"]


def up_and_down_move_by_a_week(page: Page, address: str) -> None:
    """The arrow keys walk through the calendar of a month that has passed, and stop at its edges."""
    go(page, f"{address}#/daily/2026-10-15")
    page.locator("#day-2026-10-15").focus()
    for key, day in (
        ("ArrowDown", 22),
        ("ArrowDown", 29),
        ("ArrowDown", 29),
        ("ArrowLeft", 28),
        ("ArrowUp", 21),
    ):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.id") == f"day-2026-10-{day}"
