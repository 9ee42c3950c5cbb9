"""A first visit over a slow line: the smaller form of the largest files, their offline copy, their faults."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from runtime import PACKED
from tests.e2e.player import quicken
from tests.e2e.support import CountingServer, Observer, serve, start
from tests.e2e.test_offline import a_bot_thinks, www
from tests.e2e.thinking import WORKERS

pytestmark = pytest.mark.thorough

__all__ = ["www"]  # a fixture

CODE = "/repo/runtime/pyodide/pyodide.asm.wasm"
ARCHIVES = ("/repo/runtime/pyodide/python_stdlib.zip", "/repo/app.zip")
LARGEST = (CODE, *ARCHIVES)
SLOW = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"


def first_visit(
    new_context: Callable[..., BrowserContext], observer: Observer, server: CountingServer
) -> Page:
    observer.forbid("another host", "Content Security Policy")
    page = new_context(service_workers="allow").new_page()
    page.add_init_script(SLOW)
    page.add_init_script(WORKERS)
    page.route("**/assets/boot.js", after_the_choice)
    quicken(page)
    start(page, f"{server.address}repo/")
    return page


def after_the_choice(route: Route) -> None:
    """Let the scripts that request the archives arrive once the page has chosen their form."""
    route.request.frame.wait_for_function("window.streetsStart")
    route.continue_()


def asked(server: CountingServer) -> list[str]:
    """Return the requests for the largest files in any form, sorted."""
    return sorted(path for path in server.asked if path.removesuffix(PACKED) in LARGEST)


def test_a_slow_line_gets_the_largest_files_once_and_packed(
    new_context: Callable[..., BrowserContext], observer: Observer, www: Path
) -> None:
    """The worker that thinks for bots, the offline copy and the next start use the unpacked files."""
    with serve(www) as server:
        server.hold("/repo/LICENSE")  # no service worker yet
        page = first_visit(new_context, observer, server)
        a_bot_thinks(page)
        server.release()
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        assert asked(server) == sorted(path + PACKED for path in LARGEST)
    start(page, page.url.split("#")[0])
    assert page.evaluate("streetsStart.form") == "gzip", "the copy has them unpacked"


@pytest.mark.parametrize("fault", ["missing", "damaged", "cut"])
def test_the_ordinary_form_replaces_a_faulty_one(
    new_context: Callable[..., BrowserContext], observer: Observer, www: Path, fault: str
) -> None:
    for path in LARGEST:
        packed = www / f".{path}{PACKED}"
        content = packed.read_bytes()
        middle = len(content) // 2
        if fault == "missing":
            packed.unlink()
        elif fault == "cut":
            packed.write_bytes(content[:middle])
        else:
            packed.write_bytes(content[:middle] + bytes([content[middle] ^ 4]) + content[middle + 1 :])
    with serve(www) as server:
        page = first_visit(new_context, observer, server)
        assert set(asked(server)) == {path + form for path in LARGEST for form in ("", PACKED)}
        assert page.evaluate("streetsStart.form") == "gzip"
        assert page.evaluate("streetsStart.arrived") == (www / f".{CODE}").stat().st_size
