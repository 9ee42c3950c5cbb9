"""Memory of the page after many games: the number of objects, and the memory of its process.

    python3 tools/bench.py --memory [--games N]

Plays whole games in one page by taps, ending on the settings. After the second and after the last one the
page collects garbage, and the benchmark counts the remaining objects.
"""

from __future__ import annotations

import argparse
from typing import NamedTuple

from playwright.sync_api import Browser, Page

from benches.pages import published, resident, verdict
from browser import ensure_chromium
from tests.e2e.player import Form, Player, quicken
from tests.e2e.support import go, start

FIRST = 2
"""Games after which nothing should grow any more."""

TARGET = 1.3
"""The allowed growth factor from the first games to the last."""

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
"""Collects garbage in Python; returns its number of objects and the bytes of its memory."""


WAIT_FOR_DISK = """() => new Promise(kept => {
    const asked = indexedDB.open("streets");
    asked.onsuccess = () => {
        const database = asked.result;
        database.transaction("texts", "readwrite").oncomplete = () => { database.close(); kept(); };
    };
})"""
"""Waits until the games are on disk, because pending writes hold memory."""


IMPORT_MODULES = """() => {
    const builtins = streets.record.__func__.__globals__.get("__builtins__");
    const names = builtins.get("dict")();
    builtins.get("exec")(`
from importlib import import_module
from app.browser.preload import _modules

for name in _modules():
    import_module(name)
`, names);
    for (const proxy of [names, builtins]) proxy.destroy();
}"""
"""Imports the modules that the page would import when idle, which may take minutes on a busy machine."""


class Contents(NamedTuple):
    """The contents of a page after garbage collection, by document and language; heaps in kilobytes."""

    nodes: int
    documents: int
    listeners: int
    objects: int
    js_heap: int
    python_heap: int


def contents_of(page: Page) -> Contents:
    """Save the page's games, collect garbage in Python and JavaScript, and count the rest."""
    page.evaluate(WAIT_FOR_DISK)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    for _ in range(3):  # each language frees some objects only after the other has
        objects, heap = page.evaluate(PYTHON)
        session.send("HeapProfiler.collectGarbage")
    metrics = {each["name"]: int(each["value"]) for each in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return Contents(
        metrics["Nodes"],
        metrics["Documents"],
        metrics["JSEventListeners"],
        objects,
        metrics["JSHeapUsedSize"] // 1000,
        heap // 1000,
    )


def measure(browser: Browser, page: Page) -> dict[str, int]:
    """Return the contents of the page and, if the system reports it, its process in kilobytes."""
    counts = contents_of(page)._asdict()
    return counts | {"process": process} if (process := resident(browser)) else counts


def play(page: Page, seed: str) -> None:
    """Play a solo game to its end, then go to a page that does not show it."""
    address = page.url.partition("#")[0]
    go(page, f"{address}#/")
    Form(page).open("solo", ("human",), seed=seed)
    Player(page, seed).play()
    go(page, f"{address}#/settings")


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if memory has grown too much."""
    parser = argparse.ArgumentParser(prog="bench.py --memory")
    parser.add_argument("--games", type=int, default=20, help="games in one page; default: 20")
    games = parser.parse_args(arguments).games
    ensure_chromium()
    with published() as (browser, address):
        page = browser.new_page(
            viewport={"width": 1180, "height": 820}, has_touch=True, reduced_motion="reduce"
        )
        page.set_default_timeout(120_000)
        quicken(page)
        start(page, address)
        print("after    " + "".join(f"{name:>12}" for name in (*Contents._fields, "process")))
        first = last = measure(browser, page)
        for number in range(1, games + 1):
            play(page, f"memory {number}")
            if number in (1, FIRST, games) or number % 5 == 0:
                last = measure(browser, page)
                first = last if number <= FIRST else first
                print(f"{number:>3} games" + "".join(f"{each:>12}" for each in last.values()), flush=True)
    grown = {name: last[name] / before for name, before in first.items()}
    worst = max(grown, key=lambda name: grown[name])
    good = grown[worst] <= TARGET
    print(
        f"Most has grown: {worst}, {grown[worst]:.2f} times since {FIRST} (at most {TARGET}: {verdict(good)})"
    )
    return 0 if good else 1
