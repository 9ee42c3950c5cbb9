"""A first visit over a slow line: the smaller form of the largest file, its offline copy, its faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

from runtime import PACKED
from tests.e2e.player import quicken
from tests.e2e.support import CountingServer, Observer, serve, start
from tests.e2e.test_offline import a_bot_thinks, www
from tests.e2e.thinking import WORKERS

__all__ = ["www"]  # a fixture

CODE = "/repo/runtime/pyodide/pyodide.asm.wasm"
SLOW = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
BITS = 1 << 20
"""The place of the damage: the browser has begun to compile."""


def first_visit(
    new_context: Callable[..., BrowserContext], observer: Observer, server: CountingServer
) -> Page:
    observer.forbid("another host", "Content Security Policy")
    page = new_context(service_workers="allow").new_page()
    page.add_init_script(SLOW)
    page.add_init_script(WORKERS)
    quicken(page)
    start(page, f"{server.address}repo/")
    return page


def test_a_slow_line_gets_the_machine_code_once_and_packed(
    new_context: Callable[..., BrowserContext], observer: Observer, www: Path
) -> None:
    """The worker that thinks for bots, the offline copy and the next start use the unpacked file."""
    with serve(www) as server:
        server.hold("/repo/LICENSE")  # no service worker yet
        page = first_visit(new_context, observer, server)
        a_bot_thinks(page)
        server.release()
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        assert [path for path in server.asked if path.startswith(CODE)] == [CODE + PACKED]
    start(page, page.url.split("#")[0])
    assert page.evaluate("streetsStart.form") == "gzip", "the copy has it unpacked"


@pytest.mark.parametrize("fault", ["missing", "damaged", "cut"])
def test_the_ordinary_form_replaces_a_faulty_one(
    new_context: Callable[..., BrowserContext], observer: Observer, www: Path, fault: str
) -> None:
    packed = www / f".{CODE}{PACKED}"
    content = packed.read_bytes()
    if fault == "missing":
        packed.unlink()
    elif fault == "cut":
        packed.write_bytes(content[:BITS])
    else:
        packed.write_bytes(content[:BITS] + bytes([content[BITS] ^ 4]) + content[BITS + 1 :])
    with serve(www) as server:
        page = first_visit(new_context, observer, server)
        asked = [path for path in server.asked if path.startswith(CODE)]
        assert asked == [CODE + PACKED, CODE]
        assert page.evaluate("[streetsStart.form, streetsStart.arrived]") == ["gzip", 8_683_196]
