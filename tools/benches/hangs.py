"""Hundreds of starts without rest: how many hang.

    python3 tools/bench.py --hangs [--starts N] [--only KIND ...] [--site FOLDER]

A start ends when the page answers a tap on a link. Cold, warm and launched mean what they mean in
`bench.py --start`. The pause before a page is closed differs from start to start, so that some interrupt the
worker that caches the offline copy, or a snapshot in the making. The bench prints which step of a start
takes longer than `LIMIT`, and then returns 1.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Generator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, BrowserType, Page, TimeoutError, sync_playwright

import build_site
from benches.pages import serving
from browser import FLAGS, ensure_chromium, system_chromium

LIMIT = 60_000  # milliseconds
PAUSES = (0, 200, 700, 1500, 4000)  # milliseconds
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "locale": "en"}


def cold_pages(chromium: BrowserType, _profile: Path) -> Generator[BrowserContext]:
    """Yield new contexts with nothing cached, of one browser."""
    with chromium.launch(executable_path=system_chromium(), args=FLAGS) as browser:
        while True:
            with browser.new_context(**PHONE) as context:
                yield context


def warm_pages(chromium: BrowserType, _profile: Path) -> Generator[BrowserContext]:
    """Yield the same context again and again."""
    with (
        chromium.launch(executable_path=system_chromium(), args=FLAGS) as browser,
        browser.new_context(**PHONE) as context,
    ):
        while True:
            yield context


def launched_pages(chromium: BrowserType, profile: Path) -> Generator[BrowserContext]:
    """Yield the context of a new browser each time, on one profile."""
    while True:
        with chromium.launch_persistent_context(
            profile, executable_path=system_chromium(), args=FLAGS, **PHONE
        ) as context:
            yield context


KINDS = {"cold": cold_pages, "warm": warm_pages, "launched": launched_pages}


def answered_after(page: Page, address: str) -> float:
    """Open an address and tap a link as soon as Python runs; return the seconds until the page answers."""
    begun = time.monotonic()
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-app=ready]", state="attached")
    page.tap("#app a[href='#/rules']")
    page.wait_for_function("location.hash === '#/rules' && document.querySelector('#app .page-head')")
    return time.monotonic() - begun


def hanging_starts(contexts: Generator[BrowserContext], address: str, starts: int) -> tuple[list[float], int]:
    """Start a page many times; return the seconds of each start that ended, and the number that hang."""
    took: list[float] = []
    hangs = 0
    for number in range(starts):
        page = next(contexts).new_page()
        page.set_default_timeout(LIMIT)
        try:
            took.append(answered_after(page, address))
            page.wait_for_timeout(PAUSES[number % len(PAUSES)])
        except TimeoutError as error:
            hangs += 1
            print(f"  start {number} hangs: {str(error).splitlines()[0]}", flush=True)
        page.close()
    return took, hangs


def main(arguments: list[str]) -> int:
    """Start and print; return 1 if a start hangs."""
    parser = argparse.ArgumentParser(prog="bench.py --hangs")
    parser.add_argument("--starts", type=int, default=200, help="starts of each kind; default: 200")
    parser.add_argument("--only", nargs="+", choices=KINDS, default=KINDS, help="only these kinds")
    parser.add_argument("--site", type=Path, help="a site that is already built")
    chosen = parser.parse_args(arguments)
    ensure_chromium()
    hangs = 0
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright, ExitStack() as serves:
        site = chosen.site or Path(temporary, "site")
        if chosen.site is None:
            build_site.build(site)
        address = serves.enter_context(serving(site))
        for kind in chosen.only:
            profile = Path(temporary, "profile")
            with closing(KINDS[kind](playwright.chromium, profile)) as contexts:
                took, stood = hanging_starts(contexts, address, chosen.starts)
            print(
                f"  {kind:10}{len(took)} of {chosen.starts} starts answered; "
                f"median {statistics.median(took or [0]):.1f} s, longest {max(took, default=0):.1f} s",
                flush=True,
            )
            hangs += stood
    return 1 if hangs else 0
