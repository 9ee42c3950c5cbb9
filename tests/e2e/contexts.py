"""Contexts of the tests' browser, and pages on which the app has started, which one test uses after another.

Pages of one context are in one process, and what the browser made of Python's WebAssembly is theirs together:
a start takes a third less of the processor's time. Nothing else stays of a test: its pages are closed, and
what they stored and were allowed is taken back.

A page on which the app has started is for tests that only play: games of the tests before lie on its shelf.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.e2e.drawing import UNDRAWN
from tests.e2e.player import prefer
from tests.e2e.support import SIZES, Observer, go, start
from tests.waits import waiting

USUAL: Mapping[str, Any] = {"service_workers": "block", "viewport": SIZES["tablet"], "has_touch": True}
"""The options of a context, unless a test has others."""

OF_A_PAGE = ("viewport", "reduced_motion")
"""Options that a page can have for itself, whatever its context has."""

RUNTIME = "runtime/pyodide/pyodide.asm.wasm"
HOLD = "async path => { window.held = await WebAssembly.compileStreaming(fetch(path)); }"
"""Compiles WebAssembly, and keeps it."""


class Shared:
    """A context, and the page that keeps its process and what is compiled in it."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.keeper = context.new_page()
        self.keeper.goto(f"{address}assets/icons/app.svg")
        self.keeper.evaluate(HOLD, address + RUNTIME)
        self._browser = context.new_cdp_session(self.keeper)

    def clear(self, origins: set[str]) -> None:
        """Close the pages and take back what they were allowed, and what pages of these origins stored."""
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        self.context.clear_permissions()
        for origin in origins:
            self._browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


class Contexts:
    """The contexts of a browser, by the options they were made with."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: defaultdict[str, list[Shared]] = defaultdict(list)
        self._started: defaultdict[str, list[Page]] = defaultdict(list)

    def new(self, *, drawn: bool = False, **options: Any) -> BrowserContext:
        """Make one, whose pages are not drawn unless they are to be."""
        context = self._browser.new_context(**options)
        if not drawn:
            context.add_init_script(UNDRAWN)
        return context

    @contextmanager
    def used(self, options: Mapping[str, Any], observer: Observer) -> Iterator[BrowserContext]:
        """Give one in which nothing is stored, watched, until the block is left; after a failure no more."""
        free = self._free[str(sorted(options.items()))]
        with waiting("opening a context"):
            shared = free.pop() if free else Shared(self.new(**options), self._address)
        watch = observer.watch(shared.context, shared.keeper)
        yield shared.context
        with waiting("clearing a context"):
            if observer.kept:
                shared.context.close()
            else:
                shared.clear(watch.origins)
                watch.leave()
                free.append(shared)

    @contextmanager
    def started(self, settings: Mapping[str, str], observer: Observer) -> Iterator[Page]:
        """Give a page on which the app has started, with some settings, watched, until the block is left."""
        free = self._started[str(sorted(settings.items()))]
        page = free.pop() if free else self.new(**USUAL).new_page()
        watch = observer.watch(page.context)
        if page.url == "about:blank":
            prefer(page, **settings)
            start(page, self._address)
        yield page
        with waiting("leaving a page"):
            if observer.kept:
                page.context.close()
            else:
                go(page, f"{self._address}#/")
                page.set_viewport_size(USUAL["viewport"])
                page.emulate_media(reduced_motion="null")
                watch.leave()
                free.append(page)
