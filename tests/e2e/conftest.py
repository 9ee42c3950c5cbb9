"""A browser and watched pages for every test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

import build_site
from browser import FLAGS, system_chromium
from environment import ROOT
from tests.e2e.support import SIZES, Watch, serve, start


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


class Chromium:
    """The browser of the tests, launched when first asked for."""

    def __init__(self, playwright: Playwright) -> None:
        self._playwright = playwright
        self._running: Browser | None = None

    def running(self) -> Browser:
        """Give the browser."""
        if self._running is None:
            self._running = self._playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        return self._running

    def close(self) -> None:
        """Close it; the next one asked for is new."""
        if self._running is not None:
            self._running.close()
            self._running = None


@pytest.fixture(scope="session")
def chromium(playwright: Playwright) -> Iterator[Chromium]:
    chromium = Chromium(playwright)
    yield chromium
    chromium.close()


@pytest.fixture
def browser(chromium: Chromium, request: pytest.FixtureRequest) -> Browser:
    """The browser, kept from test to test; a new one if a process of the last one died."""
    if request.node.execution_count > 1:
        chromium.close()
    return chromium.running()


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the repository root is served, with a slash at the end."""
    with serve(ROOT) as server:
        yield server.address


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Make a watched page in a context of its own; options are those of Playwright's `new_context`."""
    opened: list[tuple[BrowserContext, Watch]] = []

    def make(**options: object) -> Page:
        context = browser.new_context(
            **{"service_workers": "block", "viewport": SIZES["tablet"], "has_touch": True, **options}
        )
        context.set_default_timeout(60_000)
        opened.append((context, Watch(context)))
        return context.new_page()

    yield make
    for context, watch in opened:
        context.close()
        watch.check()


@pytest.fixture
def page(new_page: Callable[..., Page], address: str) -> Page:
    """The started app on a tablet, nothing stored."""
    page = new_page()
    start(page, address)
    return page


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published site."""
    site = tmp_path_factory.mktemp("built") / "site"
    build_site.build(site)
    return site
