"""Serving and watching the page: no test passes while it complains or asks another host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request

from server import PageHandler, PageServer

READY = "html[data-app=ready]"
SIZES = {
    "tablet": {"width": 1180, "height": 820},
    "portrait": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}


class CountingHandler(PageHandler):
    """Notes what is asked for."""

    server: CountingServer

    def send_head(self) -> object:
        self.server.asked.append(self.path)
        return super().send_head()


class CountingServer(PageServer):
    """A server that knows the paths it was asked for, in order."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(folder, port, CountingHandler)
        self.asked: list[str] = []


@contextmanager
def serve(folder: Path, port: int = 0) -> Iterator[CountingServer]:
    """A server over a folder while the block runs."""
    with CountingServer(folder, port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


class Watch:
    """Collects what must not happen in a context: errors, failed requests, requests to other hosts."""

    def __init__(self, context: BrowserContext) -> None:
        self.problems: list[str] = []
        self.requests: list[str] = []
        context.on("weberror", lambda error: self.problems.append(f"exception: {error.error}"))
        context.on("console", self._console)
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _request(self, request: Request) -> None:
        url = request.url
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname not in ("localhost", "127.0.0.1"):
            self.problems.append(f"request to another host: {url}")

    def check(self) -> None:
        """Fail if anything was seen."""
        assert self.problems == []


def start(page: Page, address: str) -> None:
    """Open an address and wait until a tap is answered."""
    page.goto(address)
    wait_until_ready(page)


def wait_until_ready(page: Page) -> None:
    """Wait until a tap is answered; fail at once if the start does."""
    page.wait_for_selector(f"{READY}, #boot.failed", state="attached")
    assert page.locator(READY).count(), page.locator("#boot").text_content()
    answered(page)


def answered(page: Page, clicks: int = 0) -> int:
    """Wait until the page has heard of so many clicks and owes nothing; give the number it heard of."""
    return int(page.evaluate("clicks => window.streets.answered(clicks)", clicks))


FREE = """target => {
    if (!window.lastTap) {
        window.lastTap = {x: -1e6, y: -1e6, time: 0};
        addEventListener("click", event =>
            window.lastTap = {x: event.clientX, y: event.clientY, time: event.timeStamp}, true);
    }
    const box = target.getBoundingClientRect(), last = window.lastTap;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return Math.hypot(x - last.x, y - last.y) > 60 || performance.now() - last.time > 420;
}"""
"""Whether a tap there would be no second tap of a double tap (app/ui/echo.py)."""


def tap(target: Locator) -> None:
    """Tap with a finger and wait for the answer: the browser makes a click of the tap some time later.

    On the spot tapped last it waits until the page takes a tap there for one that is meant.
    """
    heard = answered(target.page)
    target.page.wait_for_function(FREE, arg=target.element_handle(), polling=20)
    target.tap()
    answered(target.page, heard + 1)


def press(target: Locator) -> None:
    """Press with the keyboard alone and wait for the answer."""
    target.focus()
    target.press("Enter")
    answered(target.page)


def go(page: Page, address: str) -> None:
    """Go to an address within the started app and wait until it is shown."""
    page.goto(address)
    answered(page)


def back(page: Page) -> None:
    """Go back within the app and wait until the page before is shown."""
    page.go_back()
    answered(page)
