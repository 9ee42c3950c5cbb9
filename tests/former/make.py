"""Keep the whole storage of a player of a version, written by that version's own pages.

    cd CHECKOUT && PYTHONPATH=.:tools .venv/bin/python .../tests/former/make.py OUT.json [VERSION]

The script plays in the built site of a checkout, with the checkout's own helpers. One device has five
finished games (two daily deals, a stop of the journey, three named people, an easy game against the Grifter),
a running one, a lesson, answers to puzzles, and its exported file. The `mute` device has no settings: its
player only took a lesson and played a daily deal.
"""

from __future__ import annotations

import json
import sys
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from app.bots import BOTS
from app.engine.game import observe
from app.engine.geometry import FACINGS, cell_text
from app.engine.state import Action, Build, State, parse_action
from app.ui.features.puzzles.collection import THEMES, read_collection
from browser import chromium_shell
from environment import ROOT
from tests.e2e.player import Form, Player
from tests.e2e.support import answered, go, serve, start, tap
from tests.e2e.test_learning import Stranger

NAMES = ("Ada", "Björn", "Chiyo")
LESSON_TAPS = 12

STORAGE = """async () => {
    const done = (request) => new Promise(done => { request.onsuccess = () => done(request.result); });
    const texts = (await done(indexedDB.open("streets", 1))).transaction("texts").objectStore("texts");
    const [keys, values] = [await done(texts.getAllKeys()), await done(texts.getAll())];
    return {local: {...localStorage}, durable: Object.fromEntries(keys.map((key, at) => [key, values[at]]))};
}"""


class Greedy(Player):
    """A player who takes the most money, and so wins easy games."""

    def choose(self, state: State) -> Action:
        """Choose as the greedy bot."""
        assert state.decision is not None
        return BOTS["greedy"].choose(observe(state, state.decision.seat))


def device(browser: Browser, address: str) -> Page:
    """Return the page of a new device."""
    page = browser.new_context(
        viewport={"width": 1180, "height": 820}, has_touch=True, reduced_motion="reduce"
    ).new_page()
    page.set_default_timeout(60_000)
    start(page, address)
    return page


def daily(page: Page, address: str, day: date) -> None:
    """Begin the daily deal of a date."""
    go(page, f"{address}#/daily/{day}")
    tap(page.locator(f'[data-message="daily {day}"]').first)


def choose(page: Page, address: str, message: str, *screens: str) -> None:
    """Tap a control on the first of some screens that has it."""
    for screen in screens:
        go(page, f"{address}#/{screen}")
        if page.locator(f'[data-message="{message}"]').count():
            break
    tap(page.locator(f'[data-message="{message}"]').first)


def lesson(page: Page, address: str, number: int) -> None:
    """Take a lesson to its end."""
    go(page, f"{address}#/learn/{number}")
    page.wait_for_selector(".coach")
    stranger = Stranger(page)
    while stranger.where() == f"#/learn/{number}":
        stranger.follow()


def solve(page: Page, answer: str) -> None:
    """Answer the puzzle on the table with a build."""
    build = parse_action(answer)
    assert isinstance(build, Build)
    tap(page.locator(f'[data-tile="{build.tile}"]'))
    tap(page.locator(f'[data-cell="{cell_text(build.cell)}"]').first)
    done = page.locator(f'[data-action="{build}"]')
    for _ in FACINGS:
        if not done.count():
            tap(page.locator('[data-message="turn"]'))
    tap(done)


def play(page: Page, seed: str, most: int = 1000) -> dict[str, int]:
    """Play the game on the table; return the money by seat."""
    state = Greedy(page, seed).play(most)
    print(seed, state.over, [(seat.name, seat.money) for seat in state.seats], flush=True)
    return {seat.name: seat.money for seat in state.seats}


def full(page: Page, address: str) -> dict[str, Any]:
    """Play everything on a device; return the results, the puzzles and the exported file."""
    results: dict[str, dict[str, int]] = {}
    solved: list[str] = []
    go(page, f"{address}#/settings")
    for setting, value in (("show", "off"), ("bots", "off"), ("theme", "dark"), ("map", "turned")):
        tap(page.locator(f'label:has([data-change="change-setting {setting}"][value="{value}"])').first)
    for days in (3, 1):
        day = date.today() - timedelta(days=days)
        daily(page, address, day)
        results[str(day)] = play(page, f"daily {days}")
    choose(page, address, "play-stop 2", "journey", "book")
    results["rung"] = play(page, "rung")
    go(page, f"{address}#/")
    form = Form(page)
    form.open("solo", ("human",), difficulty="easy", seed="easy")
    results["easy"] = play(page, "easy")
    for last in (1000, 3):
        go(page, f"{address}#/")
        form.fill("multiplayer", ("human",) * 3, cards=("renovator", "hacker", "entrepreneur"))
        for number, name in enumerate(NAMES):
            if hasattr(form, "edit"):
                form.edit(number)
            page.locator(f"#name-{number}").fill(name)
            page.locator(f"#name-{number}").blur()
            answered(page)
        tap(page.locator('main [type="submit"]'))
        results["three" if last > 3 else "running"] = play(page, "three", last)
    lesson(page, address, 1)
    puzzles = read_collection((ROOT / "assets/puzzles/puzzles.json").read_text(encoding="utf-8"))
    of_all = (puzzle for theme in THEMES for puzzle in puzzles.themed(theme))
    builds = (puzzle for puzzle in of_all if puzzle.answers[0].startswith("build "))
    for puzzle in islice(builds, 3):
        go(page, f"{address}#/puzzle/{puzzle.id}")
        solve(page, puzzle.answers[0])
        answered(page)
        solved.append(puzzle.id)
    with page.expect_download() as download:
        choose(page, address, "export-device", "more", "settings")
    file = Path(download.value.path()).read_text(encoding="utf-8")
    return {"results": results, "solved": solved, "file": file}


def mute(page: Page, address: str) -> None:
    """Take a lesson and play a daily deal, without any setting."""
    lesson(page, address, 1)
    daily(page, address, date.today() - timedelta(days=2))
    play(page, "mute")


def storage(page: Page) -> dict[str, dict[str, str]]:
    """Return everything that the device stores; in IndexedDB only other texts than in `localStorage`."""
    answered(page)
    page.wait_for_timeout(3_000)
    stored: dict[str, dict[str, str]] = page.evaluate(STORAGE)
    local = stored["local"]
    stored["durable"] = {key: text for key, text in stored["durable"].items() if local.get(key) != text}
    return stored


def main(out: str, version: str) -> None:
    with sync_playwright() as playwright, serve(ROOT / "site") as server:
        browser = playwright.chromium.launch(executable_path=chromium_shell())
        address = f"http://localhost:{server.server_port}/"
        page = device(browser, address)
        made = {"version": version, "made": str(date.today()), **full(page, address), "full": storage(page)}
        page.context.close()
        page = device(browser, address)
        mute(page, address)
        made["mute"] = storage(page)
        Path(out).write_text(json.dumps(made, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
