"""Response times: from a real tap to the changed picture, and how smoothly the city moves.

    python3 tools/bench.py --browser [--rounds N] [--sizes N ...] [--beside FOLDER ...]

Opens a five-player game at 5 to 45 buildings. In each round it picks every tile of the hand, holds it over a
cell, rotates it and puts it down; then it builds one. A response lasts from the input's own time stamp to the
frame after the one in which the page changed. Then it drags and zooms the city and counts the browser's long
tasks. Everything runs with the full CPU and with a quarter of it. `--beside` measures other builds of the
site in turns.
"""

from __future__ import annotations

import argparse
import json
import statistics
from itertools import count

from playwright.sync_api import Browser, Locator, Page

from app.engine.record import Record, encode
from app.saves.links import link_data
from benches.games import FIVE, cut, open_game
from benches.pages import LONG_TASK, add_beside, name_of, published_beside, verdict
from browser import ensure_chromium
from scenes import whole_game
from tests.e2e.player import quicken
from tests.e2e.support import still

SIZES = (5, 10, 20, 30, 40, 45)
JUDGED = 40
MEDIAN_TARGET, WORST_TARGET, SLOW_TARGET = 50, 100, 150  # milliseconds
SLOW = 4
KINDS = ("take up", "hold", "turn", "put down", "build")

WATCH = """
window.answers = [];
window.tasks = [];
addEventListener("click", (event) => {
    const from = event.timeStamp;
    requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => window.answers.push(performance.now() - from);
        channel.port2.postMessage(0);
    });
}, { capture: true });
new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
"""


class Table:
    """A table in the page, and the response times of its taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.took: dict[str, list[float]] = {kind: [] for kind in KINDS}

    def tap(self, kind: str, target: Locator) -> None:
        """Tap once everything rests, and record the response time."""
        still(self.page)
        before = len(self.page.evaluate("window.answers"))
        target.tap(force=True)
        self.page.wait_for_function("n => window.answers.length > n", arg=before, polling=10)
        self.took[kind].append(self.page.evaluate("window.answers.at(-1)"))

    def use(self, rounds: int) -> None:
        """Pick every tile, hold it over a cell, rotate it, and put it down."""
        tiles = [tile.get_attribute("data-tile") for tile in self.page.locator("[data-tile]").all()]
        for number in range(rounds):
            for tile in tiles:
                held = self.page.locator(f'[data-tile="{tile}"]')
                self.tap("take up", held)
                places = self.page.locator("[data-cell].legal")
                self.tap("hold", places.nth(number % places.count()))
                turn = self.page.locator('[data-message="turn"]:not([aria-disabled="true"])')
                if turn.count():
                    self.tap("turn", turn.first)
                self.tap("put down", held)

    def build(self) -> None:
        """Build the first tile of the hand on the first cell."""
        self.tap("take up", self.page.locator("[data-tile]").first)
        self.tap("hold", self.page.locator("[data-cell].legal").first)
        self.tap("build", self.page.locator('[data-action^="build"]').first)

    def long_tasks(self) -> list[float]:
        """Drag and zoom the city, and return the long tasks in milliseconds."""
        self.page.evaluate("window.tasks.length = 0")
        mouse = self.page.mouse
        mouse.move(600, 600)
        mouse.down()
        for step in range(30):
            mouse.move(600 - 8 * step, 600 - 5 * step)
        mouse.up()
        for step in range(24):
            mouse.wheel(0, -60 if step < 12 else 60)
            self.page.wait_for_timeout(16)
        self.page.wait_for_timeout(200)
        tasks: list[float] = self.page.evaluate("window.tasks")
        return tasks


def measure(
    browser: Browser, address: str, record: Record, rounds: int, throttle: int
) -> tuple[Table, list[float]]:
    """Open a game in a new page, use it, and return the measurements."""
    context = browser.new_context(
        viewport={"width": 1180, "height": 820}, has_touch=True, service_workers="block"
    )
    context.set_default_timeout(120_000)
    page = context.new_page()
    quicken(page)
    page.add_init_script(WATCH)
    table = Table(page)
    # A link reopens the game that it created before, so each opening needs its own key in the link.
    links = (
        f"{address}#/play/{link_data(json.dumps({**json.loads(encode(record)), 'opening': number}))}"
        for number in count()
    )
    open_game(page, next(links))
    table.use(1)  # first calls compile
    table.build()
    table.took = {kind: [] for kind in KINDS}
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    open_game(page, next(links))
    table.use(rounds)
    tasks = table.long_tasks()
    for _ in range(rounds):
        open_game(page, next(links))
        table.build()
    context.close()
    return table, tasks


def report(buildings: int, table: Table, tasks: list[float], name: str = "") -> None:
    """Print a line for a size of the city, with the name of another build."""
    medians = "".join(
        f"{statistics.median(times):10.0f}" if times else f"{'–':>10}" for times in table.took.values()
    )
    every = [time for times in table.took.values() for time in times]
    longest = f"{max(tasks):.0f}" if tasks else "none"
    print(f"{buildings:>6}{medians}{quarter(every):10.0f}{max(every):8.0f}{longest:>10}  {name}", flush=True)


def quarter(times: list[float]) -> float:
    """Return the 75th percentile."""
    return statistics.quantiles(times, n=4)[2]


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --browser")
    parser.add_argument("--rounds", type=int, default=4, help="rounds of taps for each size; default: 4")
    parser.add_argument("--sizes", nargs="+", type=int, default=SIZES, help="only cities of these sizes")
    add_beside(parser)
    chosen = parser.parse_args(arguments)
    rounds = chosen.rounds
    ensure_chromium()
    session = whole_game(FIVE)
    good = []
    with published_beside(chosen.beside) as (browser, (address, *others)):
        beside = dict(zip(map(name_of, chosen.beside), others, strict=True))
        for throttle in (1, SLOW):
            print(f"Milliseconds from tap to picture, CPU {'full' if throttle == 1 else f'1/{throttle}'}")
            heads = "".join(f"{kind:>10}" for kind in KINDS)
            print(f"{'tiles':>6}{heads}{'75th pct':>10}{'worst':>8}{'pan/zoom':>10}")
            for buildings in chosen.sizes:
                record = cut(session, buildings)
                table, tasks = measure(browser, address, record, rounds, throttle)
                report(buildings, table, tasks)
                for name, other in beside.items():
                    report(buildings, *measure(browser, other, record, rounds, throttle), name)
                if buildings != JUDGED:
                    continue
                every = [time for times in table.took.values() for time in times]
                if throttle == 1:
                    judged = [
                        ("median", statistics.median(every), MEDIAN_TARGET),
                        ("worst", max(every), WORST_TARGET),
                        ("longest task while moving", max(tasks, default=0), LONG_TASK),
                    ]
                else:
                    judged = [("75th percentile", quarter(every), SLOW_TARGET)]
                for name, value, target in judged:
                    good.append(value <= target)
                    said = f"{value:.0f} ms, at most {target}: {verdict(good[-1])}"
                    print(f"       {name} at {JUDGED} tiles {said}", flush=True)
    return 0 if all(good) else 1
