"""A browser and watched pages for every test, and what a failed one leaves behind."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from browser import SHARING, chromium_shell
from environment import ROOT
from tests.e2e.contexts import OF_A_PAGE, USUAL, Contexts
from tests.e2e.player import QUICK
from tests.e2e.support import Observer, serve, start
from tests.waits import waiting

expect.set_options(timeout=60_000)  # as for all other waits: a fact may take its time on a busy machine


CRASHED = pytest.mark.flaky(
    reruns=2, only_rerun="Target crashed|Page crashed|page crash or hang|machine code for Python met a trap"
)
"""Some launches of Chromium and WebKit crash in their own code. Only then, and told, a test runs again."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let browser tests run again after a crash: asking about it costs each test some 30 ms, idling."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(CRASHED)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


class Chromium:
    """The browser of the tests, launched when first asked for, and its contexts that are used again."""

    def __init__(self, playwright: Playwright, traces: Path, address: str) -> None:
        self._playwright = playwright
        self._traces = traces
        self._address = address
        self._running: Browser | None = None
        self._contexts: Contexts | None = None

    def browser(self) -> Browser:
        """Give the browser."""
        if self._running is None:
            with waiting("launching the browser"):
                self._running = self._playwright.chromium.launch(
                    executable_path=chromium_shell(), args=SHARING, traces_dir=self._traces
                )
        return self._running

    def contexts(self) -> Contexts:
        """Give its contexts that are used again."""
        if self._contexts is None:
            self._contexts = Contexts(self.browser(), self._address)
        return self._contexts

    def close(self) -> None:
        """Close it; the next one asked for is new."""
        if self._running is not None:
            self._running.close()
            self._running = self._contexts = None


@pytest.fixture(scope="session")
def chromium(
    playwright: Playwright, tmp_path_factory: pytest.TempPathFactory, address: str
) -> Iterator[Chromium]:
    chromium = Chromium(playwright, tmp_path_factory.mktemp("traces"), address)
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def address(built: Path) -> Iterator[str]:
    """Where the published site is served, with a slash at the end."""
    with serve(built) as server:
        yield server.address


@pytest.fixture(scope="session")
def sources() -> Iterator[str]:
    """Where the repository root is served, with a slash at the end: starts slower, file by file."""
    with serve(ROOT) as server:
        yield server.address


_OBSERVER = pytest.StashKey[Observer]()


@pytest.fixture
def observer(request: pytest.FixtureRequest) -> Observer:
    """Who looks on in the test's contexts."""
    name = re.sub(r"[^\w.-]+", "-", request.node.nodeid.removeprefix("tests/e2e/")).strip("-")
    observer = request.node.stash[_OBSERVER] = Observer(request.config.getoption("--results") / name)
    return observer


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail at a test's end, while its pages are still open, if one complained that must not."""
    done = yield
    if observer := pyfuncitem.stash.get(_OBSERVER, None):
        observer.check()
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what a failed test leaves behind, while its pages are still open, and say where."""
    report = yield
    observer = item.stash.get(_OBSERVER, None)
    if report.failed and report.when != "teardown" and observer is not None:
        observer.keep()
        where = os.path.relpath(observer.folder)
        report.sections.append(("Left behind", f"trace, console, pictures and records in {where}/"))
    return report


@pytest.fixture
def running(chromium: Chromium, request: pytest.FixtureRequest) -> Chromium:
    """The browser, kept from test to test; a new one if a process of the last one died."""
    if request.node.execution_count > 1:
        chromium.close()
    return chromium


@pytest.fixture
def new_context(
    running: Chromium, observer: Observer, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Make an empty context; options are those of Playwright's `new_context`. It may complain of anything.

    Its pages are laid out but not drawn, unless `drawn` is among the options.

    It is one that other tests use too, before and after, unless the test is marked with `own_context`.
    """
    own = request.node.get_closest_marker("own_context") is not None
    with ExitStack() as stack:

        def make(**options: Any) -> BrowserContext:
            options = {**USUAL, **options}
            if own:
                context = stack.enter_context(running.contexts().new(**options))
                observer.watch(context)
                return context
            return stack.enter_context(running.contexts().used(options, observer))

        yield make


@pytest.fixture
def new_page(new_context: Callable[..., BrowserContext], observer: Observer) -> Callable[..., Page]:
    """Make a page in an empty context, which must not complain; options as for `new_context`."""
    observer.forbid()

    def make(**options: Any) -> Page:
        page = new_context(**{name: options[name] for name in options if name not in OF_A_PAGE}).new_page()
        shape(page, **options)
        return page

    return make


def shape(page: Page, **options: Any) -> None:
    """Give a page the options that a page can have for itself."""
    if "viewport" in options:
        page.set_viewport_size(options["viewport"])
    if "reduced_motion" in options:
        page.emulate_media(reduced_motion=options["reduced_motion"])


@pytest.fixture
def used_page(running: Chromium, observer: Observer) -> Iterator[Callable[..., Page]]:
    """Make a page with the app started, on which others played before: it must not complain, nor be reloaded.

    Settings are quick unless others are given; options are those that a page can have for itself. It is for
    tests that only play and look: what one changes of the settings would stay.
    """
    observer.forbid()
    with ExitStack() as stack:

        def make(settings: Mapping[str, str] = QUICK, **options: Any) -> Page:
            page = stack.enter_context(running.contexts().started(settings, observer))
            shape(page, **options)
            return page

        yield make


@pytest.fixture
def page(new_page: Callable[..., Page], address: str) -> Page:
    """The started app on a tablet, nothing stored."""
    page = new_page()
    start(page, address)
    return page
