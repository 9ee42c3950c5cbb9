"""Contexts and started pages that tests reuse one after another.

Pages of one context share a process and its compiled WebAssembly, which saves a third of the processor time
of a start. Nothing else survives a test: its pages are closed, and their storage and permissions are cleared.
A started page suits tests that only play: its list of games keeps those of earlier tests.
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
"""The default options of a context."""

FAST_LINE = "Object.defineProperty(navigator, 'connection', { configurable: true, value: { downlink: 10 } });"
"""Else a busy machine would look like a slow line (`assets/start/start.js`)."""

OF_A_PAGE = ("viewport", "reduced_motion")
"""Options that a page can have for itself, in any context."""

RUNTIME = "runtime/pyodide/pyodide.asm.wasm"
HOLD = "async path => { window.held = await WebAssembly.compileStreaming(fetch(path)); }"
"""Compiles WebAssembly, and keeps it."""


class Shared:
    """A context, and the page that keeps its process and compiled code alive."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.keeper = context.new_page()
        self.keeper.goto(f"{address}assets/icons/app.svg")
        self.keeper.evaluate(HOLD, address + RUNTIME)
        self._browser = context.new_cdp_session(self.keeper)

    def clear(self, origins: set[str]) -> None:
        """Close the pages, go online, and clear their permissions and the storage of these origins."""
        for page in self.context.pages:
            if page is not self.keeper:
                page.close()
        self.context.set_offline(False)
        self.context.clear_permissions()
        for origin in origins:
            self._browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})


class Contexts:
    """The contexts of a browser, by options."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self._address = address
        self._free: defaultdict[str, list[Shared]] = defaultdict(list)
        self._started: defaultdict[str, list[Page]] = defaultdict(list)

    def new(self, *, drawn: bool = False, **options: Any) -> BrowserContext:
        """Return a new context, whose pages are not drawn unless requested."""
        context = self._browser.new_context(**options)
        context.add_init_script(FAST_LINE)
        if not drawn:
            context.add_init_script(UNDRAWN)
        return context

    @contextmanager
    def used(self, options: Mapping[str, Any], observer: Observer) -> Iterator[BrowserContext]:
        """Yield a watched context with empty storage; after a failure it is not reused."""
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
        """Yield a watched page with the app started with these settings."""
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
