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


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
    yield browser
    browser.close()


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
