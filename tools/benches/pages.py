"""Shared by the page's benchmarks: a browser with the published page, timed starts, memory."""

from __future__ import annotations

import json
import tempfile
import threading
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

import build_site
from browser import FLAGS, system_chromium
from server import PageServer

SETTLE = 6000  # milliseconds in which the browser stores compiled code and the worker caches its copy
LONG_TASK = 50  # milliseconds
STARTED = "started "
TIMER = """
new MutationObserver((_, observer) => {
    if (document.documentElement?.dataset.app !== "ready") return;
    observer.disconnect();
    const paint = performance.getEntriesByName("first-contentful-paint")[0];
    const requests = performance.getEntriesByType("resource").length + 1;
    console.info("STARTED" + JSON.stringify({ ready: performance.now(), paint: paint?.startTime, requests }));
}).observe(document, { attributes: true, subtree: true });
""".replace("STARTED", STARTED)


def measure(page: Page, address: str, throttle: int) -> dict[str, float]:
    """Open the address and return the measurements of its timer.

    The page reports them on the console, since a query would inject Playwright's scripts during the start.
    """
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    with page.expect_console_message(lambda message: message.text.startswith(STARTED)) as told:
        page.goto(address, wait_until="commit")
    result: dict[str, float] = json.loads(told.value.text.removeprefix(STARTED))
    session.detach()
    return result


def resident(browser: Browser) -> int:
    """Return the kilobytes of the browser's largest page process, or 0 if unknown."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    largest = 0
    for process in processes:
        status = Path(f"/proc/{process['id']}/status")
        if process["type"] == "renderer" and status.exists():
            lines = [line for line in status.read_text().splitlines() if line.startswith("VmRSS:")]
            largest = max([largest, *(int(line.split()[1]) for line in lines)])
    return largest * 1024 // 1000


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    with PageServer(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


@contextmanager
def published() -> Iterator[tuple[Browser, str]]:
    """Yield a browser and the address of the published page, built for the block."""
    with published_beside([]) as (browser, (address,)):
        yield browser, address


@contextmanager
def published_beside(folders: Iterable[Path]) -> Iterator[tuple[Browser, list[str]]]:
    """Yield a browser, and the addresses of the published page and of other builds of the site."""
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright, ExitStack() as serves:
        site = Path(temporary, "site")
        build_site.build(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        yield browser, [serves.enter_context(serving(folder)) for folder in (site, *folders)]
        browser.close()


def add_beside(parser: ArgumentParser) -> None:
    """Add the option for other builds of the site, measured in turns with this one."""
    parser.add_argument(
        "--beside",
        nargs="+",
        type=Path,
        default=[],
        metavar="FOLDER",
        help="measure other builds of the site too",
    )


def name_of(folder: Path) -> str:
    """Return the name of another build: its folder, or the one around a folder called site."""
    folder = folder.resolve()
    return folder.parent.name if folder.name == "site" else folder.name


def verdict(good: bool) -> str:
    return "ok" if good else "MISSED"
