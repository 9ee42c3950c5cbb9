"""The start of the published page, compared with stock Pyodide in the same run; its size and memory.

    python3 tools/bench.py --start [--rounds N] [--only KIND ...] [--also LANGUAGE ...] [--beside FOLDER ...]

A start ends when a tap is answered. Stock is `loadPyodide()` of the unchanged npm package in an otherwise
empty page, measuring the call alone. Cold: a new browser context with nothing cached. Warm: the same context
again, with everything cached, including compiled code and the snapshot. Launched: a new browser for each
start, on a profile with a few turns of a game. The pages take turns, so that conditions are equal. Each start
waits until the browser is idle, because closing the previous page, or the browser's own start, would slow it.
`--plain` also starts the page without a snapshot, `--also ru` in a browser that prefers Russian. `--beside`
also starts another build of the site in the same rounds: its times are comparable, those of another day are
not.
"""

from __future__ import annotations

import argparse
import gzip
import json
import shutil
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright

import build_site
from benches.pages import (
    SETTLE,
    STARTED,
    TIMER,
    add_beside,
    measure,
    name_of,
    resident,
    serving,
    verdict,
)
from browser import FLAGS, ensure_chromium, system_chromium
from languages import SOURCE, languages
from runtime import MODULES, PACKED

TARGETS = {"warm": 0.18, "launched": 0.16, "cold": 0.58}
PAINT_TARGET = 150  # milliseconds
SIZE_TARGET = 5.6  # megabytes, gzipped
TRANSLATIONS = [code for code in languages() if code != SOURCE]
BESIDE = ", beside"
KINDS = ("cold", "warm", "launched", "cold-slow", "warm-slow", "memory")
REST = 1500  # milliseconds
PREPARING = 2  # uncounted launches at the beginning
PLAYED = 12  # choices
STARTING = 5000  # milliseconds, more than any start takes
START_TIME = """() => {
    const ready = window.took ?? Number(/(\\d+) ms/.exec(streetsStart.summary())[1]);
    const requests = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < ready);
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    return { ready, paint: paint?.startTime, requests: requests.length + 1 };
}"""
SNAPSHOT_STORED = "async () => Boolean(await caches.match('./snapshot'))"
STOCK_PAGE = f"""<!doctype html><title>Stock</title><script type="module">
import {{ loadPyodide }} from "./pyodide.mjs";
const from = performance.now();
await loadPyodide();
window.took = performance.now() - from;
console.info("{STARTED}" + JSON.stringify({{ ready: window.took }}));
</script>"""


@dataclass
class Starts:
    """A series of starts: milliseconds, and requests made by the page."""

    ready: list[float] = field(default_factory=list)
    paint: list[float] = field(default_factory=list)
    requests: int = 0

    def add(self, start: dict[str, float]) -> None:
        self.ready.append(start["ready"])
        if start.get("paint") is not None:
            self.paint.append(start["paint"])
        self.requests = int(start.get("requests", 0))

    @property
    def median(self) -> float:
        return statistics.median(self.ready)


class Visited(NamedTuple):
    """A page to start, and the preferred language of its browser."""

    address: str
    language: str = "en"
    settings: str = "{}"

    @property
    def options(self) -> dict[str, Any]:
        """The options of a browser context for it."""
        return {"viewport": {"width": 1180, "height": 820}, "has_touch": True, "locale": self.language}

    def settle(self, page: Page) -> None:
        """Wait until the browser has cached everything of the open page."""
        from tests.e2e.support import wait_until

        if self.settings == "{}" and self.has_app(page):
            wait_until(page, SNAPSHOT_STORED)
        page.wait_for_timeout(SETTLE)

    def has_app(self, page: Page) -> bool:
        """Return whether this is our page."""
        return bool(page.evaluate("document.documentElement.dataset.app === 'ready'"))


def reporting_page(context: BrowserContext, visited: Visited) -> Page:
    """Return a page that reports its start, with the visit's settings."""
    context.set_default_timeout(120_000)
    page = context.new_page()
    page.add_init_script(TIMER)
    page.add_init_script(f"localStorage['streets.settings'] ??= {json.dumps(visited.settings)}")
    return page


def rested_start(page: Page, address: str, throttle: int) -> dict[str, float]:
    """Measure the start of an address in a page, once the browser is idle."""
    page.wait_for_timeout(REST)
    return measure(page, address, throttle)


def cold_starts(
    browser: Browser, visited: dict[str, Visited], rounds: int, throttle: int
) -> dict[str, Starts]:
    """Measure starts with nothing cached; the pages take turns."""
    starts = {name: Starts() for name in visited}
    for _ in range(rounds):
        for name, each in visited.items():
            context = browser.new_context(**each.options)
            starts[name].add(rested_start(reporting_page(context, each), each.address, throttle))
            context.close()
    return starts


def warm_starts(
    browser: Browser, visited: dict[str, Visited], rounds: int, throttle: int
) -> dict[str, Starts]:
    """Measure starts with everything cached; the pages take turns."""
    starts = {name: Starts() for name in visited}
    pages = {}
    for name, each in visited.items():
        pages[name] = reporting_page(browser.new_context(**each.options), each)
        for _ in range(2):
            measure(pages[name], each.address, 1)
            each.settle(pages[name])
    for _ in range(rounds):
        for name, each in visited.items():
            starts[name].add(rested_start(pages[name], each.address, throttle))
            pages[name].goto(f"{each.address}robots.txt")
    for page in pages.values():
        page.context.close()
    return starts


@contextmanager
def launched_browser(chromium: BrowserType, profile: Path, visited: Visited) -> Iterator[str]:
    """Yield the address for debuggers of a newly launched browser, once it is idle."""
    profile.mkdir(parents=True, exist_ok=True)
    told = profile / "DevToolsActivePort"
    told.unlink(missing_ok=True)
    language = visited.language
    arguments = (
        "--headless=new",
        f"--user-data-dir={profile}",
        "--remote-debugging-port=0",
        f"--lang={language}",
    )
    executable = system_chromium() or chromium.executable_path
    process = subprocess.Popen(
        [executable, *FLAGS, *arguments, f"--accept-lang={language}", "about:blank"],
        stderr=subprocess.DEVNULL,
    )
    try:
        while not told.exists() or not told.read_text():
            time.sleep(0.1)
        time.sleep(REST / 1000)
        yield f"http://localhost:{told.read_text().split()[0]}"
    finally:
        process.terminate()
        process.wait()


@contextmanager
def opened_unwatched(chromium: BrowserType, debugger: str, address: str) -> Iterator[Page]:
    """Open an address, and yield its page once it has started, attaching nothing to it before."""
    urlopen(Request(f"{debugger}/json/new?{address}", method="PUT")).close()
    time.sleep(STARTING / 1000)
    browser = chromium.connect_over_cdp(debugger)
    yield next(page for page in browser.contexts[0].pages if page.url.startswith(address))
    browser.close()


def launched_starts(
    chromium: BrowserType, profiles: Path, visited: dict[str, Visited], rounds: int
) -> dict[str, Starts]:
    """Measure starts in a newly launched browser with an existing profile; the pages take turns.

    With a debugger attached, such as Playwright, the browser looks up the line of every error.
    """
    from tests.e2e.player import Form, Player

    for name, each in visited.items():
        for _ in range(PREPARING):
            with chromium.launch_persistent_context(
                profiles / name, executable_path=system_chromium(), args=FLAGS, **each.options
            ) as context:
                page = reporting_page(context, each)
                measure(page, each.address, 1)
                if each.has_app(page):  # the browser caches compiled code after enough use
                    Form(page).open("solo", ("human",), seed="launched")
                    Player(page, "launched").play(PLAYED)
                    page.goto(f"{each.address}#/")
                each.settle(page)
    starts = {name: Starts() for name in visited}
    for _ in range(rounds):
        for name, each in visited.items():
            with (
                launched_browser(chromium, profiles / name, each) as debugger,
                opened_unwatched(chromium, debugger, each.address) as page,
            ):
                starts[name].add(page.evaluate(START_TIME))
    return starts


def memory(browser: Browser, page: Page) -> str:
    """Return the page's memory: its JavaScript heap and, on Linux, its whole process.

    Under pressure the browser frees what it otherwise frees at some later time.
    """
    page.request_gc()
    session = page.context.new_cdp_session(page)
    session.send("Memory.simulatePressureNotification", {"level": "critical"})
    page.wait_for_timeout(REST)
    session.send("Performance.enable")
    metrics = {m["name"]: m["value"] for m in session.send("Performance.getMetrics")["metrics"]}
    text = f"JavaScript heap {metrics['JSHeapUsedSize'] / 1e6:.0f} MB"
    held = resident(browser)
    return text + (f", process {held / 1000:.0f} MB" if held else "")


def report_memory(browser: Browser, visited: dict[str, Visited]) -> None:
    """Print the memory after the start and after a whole solo game, played by taps."""
    from tests.e2e.player import QUICK, Form, Player
    from tests.e2e.support import wait_until

    for way in ("a first visit", "a snapshot"):
        for name, each in visited.items():
            quick = each._replace(settings=json.dumps(QUICK))
            context = browser.new_context(**quick.options)
            page = reporting_page(context, quick)
            measure(page, quick.address, 1)
            if way == "a snapshot":
                wait_until(page, SNAPSHOT_STORED)
                page.close()
                page = reporting_page(context, quick)
                measure(page, quick.address, 1)
            print(f"  {name}, {way}: after the start    {memory(browser, page)}")
            Form(page).open("solo", ("human",), seed="memory")
            Player(page, "memory").play()
            print(f"  {name}, {way}: after a solo game  {memory(browser, page)}", flush=True)
            context.close()


def stock_page(folder: Path) -> Path:
    """Write a page that only loads Pyodide from its package."""
    folder.mkdir()
    names = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
    for name in names:
        shutil.copyfile(MODULES / "pyodide" / name, folder / name)
    (folder / "index.html").write_text(STOCK_PAGE)
    return folder


def report_starts(kind: str, starts: dict[str, Starts], target: float | None) -> bool:
    """Print a line for each language; return whether the target, if any, was reached."""
    stock = starts["stock"]
    reached = True
    for name, ours in starts.items():
        if ours is stock:
            continue
        ratio = ours.median / stock.median
        good = target is None or ratio <= target
        line = f"  {kind + name.removeprefix('ours'):22}{ours.median:7.0f} ms"
        line += f"   stock {stock.median:7.0f} ms   ratio {ratio:.2f}"
        if target is not None and not name.startswith(BESIDE):
            line += f" (at most {target:.2f}: {verdict(good)})"
        line += f"   first paint {statistics.median(ours.paint):.0f} ms   {ours.requests} requests"
        print(line, flush=True)
        reached = reached and (good or name.startswith(BESIDE))
    return reached


def report_catalogues(site: Path) -> None:
    """Print the size of each language's texts; a start loads one of them."""
    sizes = {
        path.stem: (path.stat().st_size / 1e3, len(gzip.compress(path.read_bytes(), 9)) / 1e3)
        for path in sorted(site.glob("runtime/texts/*.json"))
    }
    told = (f"{name} {raw:.0f} kB, gzipped {packed:.0f} kB" for name, (raw, packed) in sizes.items())
    print(f"  texts: {'; '.join(told)}")


def of_translation(name: str) -> bool:
    """Return whether only readers of a translation download a file."""
    return any(name.startswith((f"runtime/texts/{code}.", f"rules/{code}/")) for code in TRANSLATIONS)


def report_size(site: Path) -> bool:
    """Print the size of the offline copy for readers of English; return whether it is small enough."""
    names = [name for name in build_site.site_files(site) if build_site.is_offline(name)]
    ours = [name for name in names if not of_translation(name)]
    gzipped = {name: len(gzip.compress((site / name).read_bytes(), 9)) for name in ours}
    xz = {name: site / f"{name}{PACKED}" for name in ours}
    slow = sum(xz[name].stat().st_size if xz[name].exists() else gzipped[name] for name in ours) / 1e6
    packed = sum(gzipped.values()) / 1e6
    good = packed <= SIZE_TARGET
    size = f"{len(ours)} of {len(names)} files, gzipped {packed:.2f} MB"
    print(f"  {size} (at most {SIZE_TARGET}: {verdict(good)}), on a slow line {slow:.2f} MB")
    return good


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --start")
    parser.add_argument("--rounds", type=int, default=7, help="starts of each kind; default: 7")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS, help="only these kinds")
    parser.add_argument("--plain", action="store_true", help="start without a snapshot too")
    parser.add_argument("--also", nargs="+", default=[], metavar="LANGUAGE", help="start in it too, as ru")
    parser.add_argument("--site", type=Path, help="a site that is already built")
    add_beside(parser)
    chosen = parser.parse_args(arguments)
    rounds, kinds = chosen.rounds, chosen.only
    ensure_chromium()
    good = []
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright, ExitStack() as serves:
        site = chosen.site or Path(temporary, "site")
        if chosen.site is None:
            build_site.build(site)
        print("Size of the offline copy")
        good.append(report_size(site))
        report_catalogues(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        address = serves.enter_context(serving(site))
        sites = {"ours": Visited(address)}
        for folder in chosen.beside:
            sites[f"{BESIDE} {name_of(folder)}"] = Visited(serves.enter_context(serving(folder)))
        stock = serves.enter_context(serving(stock_page(Path(temporary, "stock"))))
        visited = {**sites, "stock": Visited(stock)}
        visited |= {f"ours, {language}": Visited(address, language) for language in chosen.also}
        if chosen.plain:
            visited["ours, plain"] = Visited(address, settings='{"start": "plain"}')
        print(f"Start to the first answered tap, medians of {rounds}")
        profiles = Path(temporary, "profiles")
        few = max(1, rounds // 2)
        measured: dict[str, Callable[[], dict[str, Starts]]] = {
            "cold": lambda: cold_starts(browser, visited, rounds, 1),
            "warm": lambda: warm_starts(browser, visited, rounds, 1),
            "launched": lambda: launched_starts(playwright.chromium, profiles, visited, rounds),
            "cold, a quarter CPU": lambda: cold_starts(browser, visited, few, 4),
            "warm, a quarter CPU": lambda: warm_starts(browser, visited, few, 4),
        }
        paint = 0.0
        for kind, starts_of in measured.items():
            if kind.replace(", a quarter CPU", "-slow") not in kinds:
                continue
            starts = starts_of()
            good.append(report_starts(kind, starts, TARGETS.get(kind)))
            if kind in TARGETS:
                paint = max(paint, statistics.median(starts["ours"].paint))
        good.append(paint < PAINT_TARGET)
        print(f"First paint {paint:.0f} ms (under {PAINT_TARGET}: {verdict(good[-1])})")
        if "memory" in kinds:
            print("Memory")
            report_memory(browser, sites)
        browser.close()
    return 0 if all(good) else 1
