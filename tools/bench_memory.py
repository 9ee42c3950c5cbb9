"""What the page still holds after many games: counted, for megabytes vary and things do not.

    python3 tools/bench.py --memory [--games N]

Whole games are played in one page, by taps, and left for the settings. After the second and after the last
the page is made to collect what nobody needs, and what is left is counted.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page, sync_playwright

import build_site
from bench_start import memory, serving, verdict
from browser import FLAGS, ensure_chromium, system_chromium
from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import go, start

FIRST = 2
"""Games after which nothing should grow any more."""

TARGET = 1.3
"""How much more there may be after all games than after the first ones."""

PYTHON = """() => {
    const builtins = streets.record.__func__.__globals__.get("__builtins__");
    const load = name => builtins.get("__import__")(name);
    const gc = load("gc");
    gc.collect();
    const objects = gc.get_objects();
    const held = [objects.length, load("pyodide_js")._module.HEAPU8.length];
    for (const proxy of [objects, gc, builtins]) proxy.destroy();
    return held;
}"""
"""Collects in Python, then tells how many objects it holds, and of how many bytes its memory is."""


class Held(NamedTuple):
    """What a page holds after a collection: of the document, and of two languages; heaps in kilobytes."""

    nodes: int
    documents: int
    listeners: int
    objects: int
    js_heap: int
    python_heap: int


def held(page: Page) -> Held:
    """Have the page collect, in Python and in JavaScript, and count what is left."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):  # what one of the two lets go is let go by the other only then
        objects, heap = page.evaluate(PYTHON)
        session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: int(each["value"]) for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return Held(
        metrics["Nodes"],
        metrics["Documents"],
        metrics["JSEventListeners"],
        objects,
        metrics["JSHeapUsedSize"] // 1000,
        heap // 1000,
    )


def play(page: Page, seed: str) -> None:
    """Play a solo game to its end, and go where nothing is seen of it."""
    address = page.url.partition("#")[0]
    go(page, f"{address}#/")
    Form(page).open("solo", ("human",), seed=seed)
    Player(page, seed).play()
    go(page, f"{address}#/settings")


def main(arguments: list[str]) -> int:
    """Measure and print; exit status 1 if more has grown than may."""
    parser = argparse.ArgumentParser(prog="bench.py --memory")
    parser.add_argument("--games", type=int, default=20, help="games in one page; default: 20")
    games = parser.parse_args(arguments).games
    ensure_chromium()
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        site = Path(temporary, "site")
        build_site.build(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        with serving(site) as address:
            page = browser.new_page(
                viewport={"width": 1180, "height": 820}, has_touch=True, reduced_motion="reduce"
            )
            page.set_default_timeout(120_000)
            quicken(page)
            start(page, address)
            print("after    " + "".join(f"{name:>12}" for name in Held._fields) + "   memory")
            first = last = held(page)
            for number in range(1, games + 1):
                play(page, f"memory {number}")
                if number in (1, FIRST, games) or number % 5 == 0:
                    last = held(page)
                    first = last if number <= FIRST else first
                    counts = "".join(f"{count:>12}" for count in last)
                    print(f"{number:>3} games{counts}   {memory(browser, page)}", flush=True)
        browser.close()
    grown = {name: now / before for name, before, now in zip(Held._fields, first, last, strict=True)}
    worst = max(grown, key=lambda name: grown[name])
    good = grown[worst] <= TARGET
    print(
        f"Most has grown: {worst}, {grown[worst]:.2f} times since {FIRST} (at most {TARGET}: {verdict(good)})"
    )
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
