"""The published site in WebKitGTK, the nearest to an iPad that a desktop offers: start, three turns, offline.

Runs where Debian's `webkit2gtk-driver` and `xvfb` are installed.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.support import serve

DRIVER, SCREEN = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
BROWSER = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
PATIENCE = 120  # seconds
pytestmark = pytest.mark.skipif(
    not (DRIVER and SCREEN and BROWSER), reason="webkit2gtk-driver and xvfb are not installed"
)


class WebKit:
    """The few WebDriver commands that the test needs."""

    def __init__(self, port: int) -> None:
        self.base = f"http://127.0.0.1:{port}/session"
        options = {"binary": str(BROWSER), "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.base += "/" + self.send("", wanted)["sessionId"]

    def send(self, command: str, body: dict[str, Any]) -> Any:
        data = json.dumps(body).encode()
        request = urllib.request.Request(self.base + command, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def open(self, address: str) -> None:
        self.send("/url", {"url": address})

    def run(self, script: str) -> Any:
        """Run a script's statements in the page; give what it returns."""
        return self.send("/execute/sync", {"script": script, "args": []})

    def wait(self, condition: str) -> None:
        """Wait until an expression is true in the page."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(f"return Boolean({condition})"):
            assert time.monotonic() < deadline, f"{condition}: {self.run('return document.body.textContent')}"
            time.sleep(0.2)

    def press(self, selector: str) -> None:
        """Press the first element that a selector finds, once it is there."""
        self.wait(f"document.querySelector({selector!r})")
        self.run(f"document.querySelector({selector!r}).click()")


@pytest.fixture
def webkit(tmp_path: Path) -> Iterator[WebKit]:
    assert DRIVER and SCREEN
    display, port = ":97", 14447
    environment = {**os.environ, "DISPLAY": display, "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    environment["LANG"] = "en_US.UTF-8"  # else the page is told that its language is "C"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": environment}
    screen = subprocess.Popen([SCREEN, display, "-screen", "0", "1180x820x24"], **quiet)
    driver = subprocess.Popen([DRIVER, f"--port={port}"], **quiet)
    try:
        yield connect(port)
    finally:
        for process in (driver, screen):
            process.terminate()
            process.wait()


def connect(port: int) -> WebKit:
    """Connect once the driver listens."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return WebKit(port)
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)


READY = "document.documentElement.dataset.app === 'ready'"


def test_start_three_turns_and_offline(webkit: WebKit, built: Path) -> None:
    with serve(built) as server:
        webkit.open(server.address)
        webkit.wait(READY)
        webkit.press('a[href="#/new"]')
        webkit.press('main [type="submit"]')
        webkit.wait("document.querySelector('[data-decision]')")
        for turn in range(1, 4):
            build_somewhere(webkit, turn)
        webkit.wait("navigator.serviceWorker.controller")
        record = webkit.run("return streets.record()")
    webkit.open(server.address)
    webkit.wait(READY)
    assert len(json.loads(record)["actions"]) >= 3


def build_somewhere(webkit: WebKit, turn: int) -> None:
    """Take a tile up, tap a lit cell, build; answer whatever is asked until a turn more is played."""
    played = f"JSON.parse(streets.record()).actions.filter(text => text.startsWith('build')).length >= {turn}"
    deadline = time.monotonic() + PATIENCE
    while not webkit.run(f"return {played}"):
        assert time.monotonic() < deadline, webkit.run("return document.body.innerText")
        webkit.run("""
            const find = selector => document.querySelector(selector);
            const next = find('[data-message="reveal"]') || find('[data-action]')
                || (find('[data-tile][aria-pressed="true"]') && find('[data-cell].legal'))
                || find('[data-tile][aria-pressed="false"]');
            next?.click();
        """)
        time.sleep(0.2)
