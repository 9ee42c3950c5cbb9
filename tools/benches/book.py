"""The cost of a full results book: opening its page, a player, the form of a new game, and entering a game.

    python3 tools/bench.py --book [--rows N] [--rounds N]

Each measurement ends with the frame that shows the result.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import build_site
from app.saves.book import MAX_ROWS, BookRow, BookSeat, Person, ResultsBook, player_id, row_line, store_book
from benches.pages import serving, verdict
from benches.saves import PUT, TIMED
from browser import FLAGS, ensure_chromium, system_chromium
from tests.e2e.player import quicken
from tests.e2e.support import start
from tests.saves.support import MemoryStore

TARGET = 300
"""Milliseconds in which the book should open."""

NAMES = ("Ana", *(f"Friend {number}" for number in range(24)))
OPENED = {
    "book": "#/book",
    "player": f"#/book/{player_id(NAMES[0])}",
    "new game": "#/new",
    "calendar": "#/daily",
}
JUDGED = ("book",)


def full_book(rows: int) -> ResultsBook:
    """Return a book in which one person has played all games."""
    rng = random.Random("book")
    lines = {}
    for number in range(rows):
        met = [NAMES[0], *rng.sample(NAMES[1:], rng.randrange(1, 5))]
        seats = tuple(
            BookSeat(player_id(name), "human", rng.choice(["", "hacker"]), 150, 100, 30, 20, 33)
            for name in met
        )
        at = f"20{rng.randrange(20, 27)}-{rng.randrange(1, 13):02}-{rng.randrange(1, 29):02}T18:00"
        deal = f"{number:08x}"
        row = BookRow(f"g{number:06}", at, "1", "2021", False, "", "", "a seed", seats, 40, (), deal)
        lines[row.id] = row_line(row)
    people = {player_id(name): Person(name, 0, "star", 1) for name in NAMES}
    return ResultsBook(lines, people, filled=True)


def texts(rows: int) -> dict[str, str]:
    """Return the two copies of a full book."""
    store, known = MemoryStore(), full_book(rows)
    for _ in range(2):
        store_book(store, known)
    return {f"streets.{key}": text for key, text in store.texts.items()}


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --book")
    parser.add_argument("--rows", type=int, default=MAX_ROWS, help=f"games in the book; default: {MAX_ROWS}")
    parser.add_argument("--rounds", type=int, default=5, help="starts of the page; default: 5")
    options = parser.parse_args(arguments)
    ensure_chromium()
    took: dict[str, list[float]] = {name: [] for name in OPENED}
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        site = Path(temporary, "site")
        build_site.build(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        with serving(site) as address:
            page = browser.new_page(viewport={"width": 1180, "height": 820}, has_touch=True)
            page.set_default_timeout(120_000)
            quicken(page)
            start(page, address)
            page.evaluate(PUT, texts(options.rows))
            for _ in range(options.rounds):
                for name, fragment in OPENED.items():
                    start(page, f"{address}#/settings")
                    page.wait_for_timeout(3000)  # modules are imported in idle moments
                    took[name].append(page.evaluate(TIMED, [f"location.hash = '{fragment}'", ""]))
                    page.goto("about:blank")
        browser.close()
    print(f"Milliseconds with {options.rows} games in the book, medians of {options.rounds}")
    good = []
    for name, times in took.items():
        line = f"  {name:12}{statistics.median(times):7.0f}"
        if name in JUDGED:
            good.append(statistics.median(times) <= TARGET)
            line += f"   (at most {TARGET}: {verdict(good[-1])})"
        print(line)
    return 0 if all(good) else 1
