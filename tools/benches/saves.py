"""The cost of many saved games: start of the page, list, and opening, compared with a single game.

    python3 tools/bench.py --saves [--games N] [--rounds N]

Alternates pages with one saved game, with as many as the list shows at once, and with many, so that
conditions are equal. A start ends when a tap is answered; the other measurements end when the result is
visible.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

import build_site
from app.saves.copies import seal, slot_key
from app.saves.save import Header, save_of, write_save
from app.ui.features.saves.state import LISTED
from benches.pages import SETTLE, TIMER, measure, serving, verdict
from browser import FLAGS, ensure_chromium, system_chromium
from tests.e2e.player import quicken
from tests.e2e.support import go, start, tap
from tests.saves.support import played, started

TARGET = 1.3
"""The allowed slowdown of the start and the home page with many games."""

JUDGED = ("start", "to the list")
PUT = "texts => { for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text) }"

DIFFERENT = 8
"""The number of different games; the others are copies under other names."""


def texts(games: int) -> dict[str, str]:
    """Return the texts to store: this many games of about twenty choices, each in two copies."""
    begun = [played(started(f"bench {n}", players=2 + n % 4), 20, random.Random(n)) for n in range(DIFFERENT)]
    kept = {}
    for number in range(games):
        body = write_save(
            save_of(begun[number % DIFFERENT], Header(title=f"Game {number}", updated=games - number))
        )
        for count, slot in ((1, "a"), (2, "b")):
            kept["streets." + slot_key(f"bench{number}", slot)] = seal(count, body)
    return kept


TIMED = """async ([act, given]) => {
    const from = performance.now();
    await new Function("given", "return (async () => {" + act + "})()")(given);
    await streets.answered();
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return performance.now() - from;
}"""
"""Measures the milliseconds from the beginning of an action to the frame after its answer."""

MEASURED = {
    "to the list": "location.hash = '#/'",
    "rename": "const field = document.querySelector('#game-title'); field.value = given;"
    " field.dispatchEvent(new Event('change', { bubbles: true }))",
    "another tab wrote": "dispatchEvent(new StorageEvent('storage', { key: 'streets.game.bench0.a' }))",
    "open a game": "location.hash = '#/game/bench0'",
}


class Shelf:
    """A page with a number of saved games, and its measurements."""

    def __init__(self, browser: Browser, address: str, games: int) -> None:
        self.address = address
        self.page = browser.new_page(viewport={"width": 1180, "height": 820}, has_touch=True)
        self.page.set_default_timeout(120_000)
        self.took: dict[str, list[float]] = {"start": [], **{name: [] for name in MEASURED}}
        quicken(self.page)
        start(self.page, address)
        self.page.evaluate(PUT, texts(games))
        self.page.add_init_script(TIMER)
        for _ in range(2):
            measure(self.page, address, 1)
            self.page.wait_for_timeout(SETTLE)
            self.page.goto("about:blank")

    def round(self, number: int) -> None:
        """Start the page and do everything once."""
        self.took["start"].append(measure(self.page, self.address, 1)["ready"])
        for name, does in MEASURED.items():
            if name == "to the list":
                go(self.page, f"{self.address}#/settings")
            if name == "rename":
                tap(self.page.locator('[data-message="renaming bench0"]'))
            self.took[name].append(self.page.evaluate(TIMED, [does, f"Round {number}"]))
        self.page.goto("about:blank")


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --saves")
    parser.add_argument("--games", type=int, default=200, help="games on the full shelf; default: 200")
    parser.add_argument("--rounds", type=int, default=7, help="rounds on each page; default: 7")
    options = parser.parse_args(arguments)
    ensure_chromium()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        site = Path(temporary, "site")
        build_site.build(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        counts = (1, LISTED, options.games)
        with ExitStack() as servers:  # separate addresses have separate storage
            shelves = [Shelf(browser, servers.enter_context(serving(site)), games) for games in counts]
            for number in range(options.rounds):
                for shelf in shelves:
                    shelf.round(number)
        browser.close()
    good = []
    print(f"Milliseconds with so many saved games, medians of {options.rounds}")
    print(f"  {'':20}" + "".join(f"{games:>7}" for games in counts))
    for name in shelves[0].took:
        few, shown, much = (statistics.median(shelf.took[name]) for shelf in shelves)
        line = f"  {name:20}{few:7.0f}{shown:7.0f}{much:7.0f}   ratio {much / few:.2f}"
        if name in JUDGED:
            good.append(much / few <= TARGET)
            line += f" (at most {TARGET}: {verdict(good[-1])})"
        print(line)
    return 0 if all(good) else 1
