"""A browser and watched pages for every test, and the artefacts of a failed one."""

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
from tests.e2e.others import new_tab
from tests.e2e.player import QUICK
from tests.e2e.support import Observer, serve, start
from tests.waits import waiting

__all__ = ["new_tab"]  # a fixture too

expect.set_options(timeout=60_000)  # like all other waits, as a machine may be busy


CRASHED = pytest.mark.flaky(
    reruns=2, only_rerun="Target crashed|Page crashed|page crash or hang|machine code for Python met a trap"
)
"""Some launches of Chromium and WebKit crash in their own code. Only then is a test rerun, and reported."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Rerun browser tests only after a crash; the check costs each test some 30 ms."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(CRASHED)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


class Chromium:
    """The tests' browser, launched on first use, with its reusable contexts."""

    def __init__(self, playwright: Playwright, traces: Path, address: str) -> None:
        self._playwright = playwright
        self._traces = traces
        self._address = address
        self._running: Browser | None = None
        self._contexts: Contexts | None = None

    def browser(self) -> Browser:
        """Return the browser."""
        if self._running is None:
            with waiting("launching the browser"):
                self._running = self._playwright.chromium.launch(
                    executable_path=chromium_shell(), args=SHARING, traces_dir=self._traces
                )
        return self._running

    def contexts(self) -> Contexts:
        """Return its reusable contexts."""
        if self._contexts is None:
            self._contexts = Contexts(self.browser(), self._address)
        return self._contexts

    def close(self) -> None:
        """Close the browser; the next use launches a new one."""
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
    """Yield the address of the published site, with a trailing slash."""
    with serve(built) as server:
        yield server.address


@pytest.fixture(scope="session")
def sources() -> Iterator[str]:
    """Yield the address of the repository root, with a trailing slash; it starts slower, file by file."""
    with serve(ROOT) as server:
        yield server.address


_OBSERVER = pytest.StashKey[Observer]()


@pytest.fixture
def observer(request: pytest.FixtureRequest) -> Observer:
    """Return the observer of the test's contexts."""
    name = re.sub(r"[^\w.-]+", "-", request.node.nodeid.removeprefix("tests/e2e/")).strip("-")
    observer = request.node.stash[_OBSERVER] = Observer(request.config.getoption("--results") / name)
    return observer


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, object, object]:
    """Fail at a test's end, with its pages still open, if one has reported a forbidden problem."""
    done = yield
    if observer := pyfuncitem.stash.get(_OBSERVER, None):
        observer.check()
    return done


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep a failed test's artefacts while its pages are still open, and say where they are."""
    report = yield
    observer = item.stash.get(_OBSERVER, None)
    if report.failed and report.when != "teardown" and observer is not None:
        observer.keep()
        where = os.path.relpath(observer.folder)
        report.sections.append(("Left behind", f"trace, console, pictures and records in {where}/"))
    return report


@pytest.fixture
def running(chromium: Chromium, request: pytest.FixtureRequest) -> Chromium:
    """Return the browser, reused between tests; replaced if one of its processes died."""
    if request.node.execution_count > 1:
        chromium.close()
    return chromium


@pytest.fixture
def new_context(
    running: Chromium, observer: Observer, request: pytest.FixtureRequest
) -> Iterator[Callable[..., BrowserContext]]:
    """Return a function that makes an empty context; options are Playwright's. Its pages may report problems.

    Browsers lay out pages but do not paint them, unless `drawn` is among the options. Other tests reuse the
    context, unless the test is marked with `own_context`.
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
    """Return a function that makes a page in an empty context, which must not report problems."""
    observer.forbid()

    def make(**options: Any) -> Page:
        page = new_context(**{name: options[name] for name in options if name not in OF_A_PAGE}).new_page()
        shape(page, **options)
        return page

    return make


def shape(page: Page, **options: Any) -> None:
    """Apply the options that a page can have for itself."""
    if "viewport" in options:
        page.set_viewport_size(options["viewport"])
    if "reduced_motion" in options:
        page.emulate_media(reduced_motion=options["reduced_motion"])


@pytest.fixture
def used_page(running: Chromium, observer: Observer) -> Iterator[Callable[..., Page]]:
    """Return a function that makes a page with the app started by earlier tests.

    It must not report problems or reload. Settings are quick by default, and options are those that a page
    can have for itself. It suits tests that only play and look, because changed settings would stay.
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
    """Return the started app on a tablet, with empty storage."""
    page = new_page()
    start(page, address)
    return page
