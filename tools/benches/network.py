"""The first visit of a phone over a slow network, compared with stock Pyodide in the same run.

    python3 tools/bench.py --network [--rounds N]

Chromium slows the network down, and the server sends gzip, as hosts do. Somebody taps on a link after two
seconds. *Painted* is the first contentful paint, *complete* the largest one, *answered* Python's answer to
the tap, all in seconds since the navigation. Stock has no page: its answer is the end of `loadPyodide()`.

*Turn* is the slowest answer to taps on *Play*, a tile, a spot and *Build*, from two seconds on; *link* is the
answer to a tap on the link to the rules. Both are milliseconds to the next frame, in the slowest language.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

import build_site
from benches.pages import verdict
from benches.start import stock_page
from browser import FLAGS, ensure_chromium, system_chromium
from languages import languages
from server import PageHandler, PageServer

TAP_AFTER: Final = 2000  # milliseconds
PATIENCE: Final = 120_000  # milliseconds
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
PACKED_ALREADY: Final = (".woff2", ".png", ".jpg", ".xz")

CONTROL: Final = '#app a[href="#/new/together"]'
WATCH: Final = """{
    const seen = window.seen = { shift: 0, complete: 0, tapped: 0, answered: 0 };
    const watch = (type, note) =>
        new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch("layout-shift", ({ value, hadRecentInput }) => {
        if (!hadRecentInput && !seen.answered) seen.shift += value;
    });
    watch("largest-contentful-paint", ({ startTime }) => { seen.complete = startTime; });
    addEventListener("click", () => { seen.tapped ||= performance.now(); }, true);
    new MutationObserver((_, observer) => {
        const shown = document.querySelector("html[data-app=ready] main form");
        if (!shown || location.hash !== "#/new/together") return;
        seen.answered = performance.now();
        observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
}"""
SEEN: Final = (
    """() => ({ ...seen, painted: performance.getEntriesByName("first-contentful-paint")[0].startTime })"""
)


TURN: Final = ("[data-message=first-game]", "[data-tile]", ".legal[data-cell]", "[data-action]")
LINK: Final = ('a[href="#/rules"]',)
AT_ONCE: Final = 100
"""The most milliseconds from a tap to its answer before Python."""

ANSWERED: Final = """{
    window.took = [];
    addEventListener("click", ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => setTimeout(() => took.push(performance.now() - timeStamp)));
        });
        observer.observe(document.getElementById("app"), { childList: true, subtree: true });
    }, true);
}"""


class Network(NamedTuple):
    """A network as Chromium emulates it, and its goals in seconds."""

    name: str
    megabits: float
    latency: int
    """Milliseconds."""
    painted: float
    answered: float


NETWORKS: Final = (Network("slow 4G", 1.6, 150, 1.0, 20.0), Network("4G", 9, 60, 1.0, 4.5))


class Visit(NamedTuple):
    """The measurements of a visit: seconds, the sum of layout shifts, and megabytes until the answer."""

    painted: float
    complete: float
    shift: float
    answered: float
    megabytes: float


class PackedHandler(PageHandler):
    """Serves files as hosts do: compressed, unless they already are."""

    def do_GET(self) -> None:
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        body = compressed(path)
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", self.guess_type(str(path)))
        if path.suffix not in PACKED_ALREADY:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)


@cache
def compressed(path: Path) -> bytes:
    """Return the bytes that the server sends for a file."""
    body = path.read_bytes()
    return body if path.suffix in PACKED_ALREADY else gzip.compress(body, 9)


@contextmanager
def serving_compressed(folder: Path) -> Iterator[str]:
    """Serve a folder while the block runs."""
    with PageServer(folder, handler=PackedHandler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.address
        server.shutdown()


def visit(browser: Browser, address: str, network: Network, *, stock: bool = False) -> Visit:
    """Visit an address for the first time over a network."""
    context = browser.new_context(**PHONE)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    received: list[int] = []
    session = slow_down(context, page, network)
    session.on("Network.dataReceived", lambda event: received.append(event["encodedDataLength"]))
    if not stock:
        page.add_init_script(WATCH)
    page.goto(address, wait_until="commit")
    if stock:
        page.wait_for_function("window.took")
        answered = page.evaluate("performance.now()") / 1000
        result = Visit(0, 0, 0, answered, sum(received) / 1e6)
    else:
        page.wait_for_function(f"performance.now() > {TAP_AFTER}")
        page.locator(CONTROL).tap()
        page.wait_for_function("seen.answered")
        seen = page.evaluate(SEEN)
        result = Visit(
            seen["painted"] / 1000,
            seen["complete"] / 1000,
            seen["shift"],
            seen["answered"] / 1000,
            sum(received) / 1e6,
        )
    context.close()
    return result


def slow_down(context: BrowserContext, page: Page, network: Network) -> CDPSession:
    """Slow the network of a page down."""
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    speed = network.megabits * 1e6 / 8
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": network.latency,
            "downloadThroughput": speed,
            "uploadThroughput": speed,
        },
    )
    return session


def taps(browser: Browser, address: str, network: Network, language: str, controls: Sequence[str]) -> float:
    """Return the most milliseconds from a tap to its answer, of taps on one control after the other."""
    context = browser.new_context(**PHONE, locale=language)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    slow_down(context, page, network)
    page.add_init_script(ANSWERED)
    page.goto(address, wait_until="commit")
    page.wait_for_function(f"performance.now() > {TAP_AFTER}")
    for number, control in enumerate(controls, 1):
        page.locator(f"#app {control}").first.tap()
        page.wait_for_function(f"took.length >= {number}")
    took = max(page.evaluate("took"))
    context.close()
    return float(took)


def report_taps(browser: Browser, address: str, network: Network, rounds: int) -> bool:
    """Measure and print the answers before Python; return whether they came at once in every language."""
    good = True
    for name, controls in (("turn", TURN), ("link", LINK)):
        slowest, language = max(
            (statistics.median(taps(browser, address, network, code, controls) for _ in range(rounds)), code)
            for code in languages()
        )
        at_once = slowest <= AT_ONCE
        print(
            f"  {'':8} {name} {slowest:.0f} ms, in {language} (at most {AT_ONCE}: {verdict(at_once)})",
            flush=True,
        )
        good = good and at_once
    return good


def middle(visits: list[Visit]) -> Visit:
    """Return the medians of all measurements."""
    return Visit(*(statistics.median(values) for values in zip(*visits, strict=True)))


def report(network: Network, ours: Visit, stock: Visit) -> bool:
    """Print the visits over a network; return whether ours reached the goals."""
    painted, answered = ours.painted <= network.painted, ours.answered <= network.answered
    print(
        f"  {network.name:8} painted {ours.painted:5.2f} s (at most {network.painted}: {verdict(painted)})"
        f"   complete {ours.complete:5.2f} s   layout shift {ours.shift:.3f}"
        f" (at most 0: {verdict(not ours.shift)})\n"
        f"  {'':8} answered {ours.answered:5.1f} s (at most {network.answered}: {verdict(answered)})"
        f"   {ours.megabytes:.2f} MB   stock {stock.answered:5.1f} s, {stock.megabytes:.2f} MB",
        flush=True,
    )
    return painted and answered and not ours.shift


def main(arguments: list[str]) -> int:
    """Measure and print; return 1 if a goal was missed."""
    parser = argparse.ArgumentParser(prog="bench.py --network")
    parser.add_argument("--rounds", type=int, default=3, help="visits over each network; default: 3")
    rounds = parser.parse_args(arguments).rounds
    ensure_chromium()
    good = []
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        site = Path(temporary, "site")
        build_site.build(site)
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        with (
            serving_compressed(site) as ours,
            serving_compressed(stock_page(Path(temporary, "stock"))) as stock,
        ):
            print(f"First visit of a phone, medians of {rounds}; a tap after {TAP_AFTER / 1000:.0f} s")
            for network in NETWORKS:
                visits = [
                    (visit(browser, ours, network), visit(browser, stock, network, stock=True))
                    for _ in range(rounds)
                ]
                good.append(report(network, *(middle(list(each)) for each in zip(*visits, strict=True))))
                good.append(report_taps(browser, ours, network, rounds))
        browser.close()
    return 0 if all(good) else 1
