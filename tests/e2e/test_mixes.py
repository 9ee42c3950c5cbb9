"""Files of two versions in one page, as caches bring them: it starts with one, or says what is wrong."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import build_site
from server import PageHandler, PageServer
from tests.e2e.publishing import publish_another
from tests.e2e.support import go, start

pytestmark = pytest.mark.thorough

OLD = {
    "page": "/",
    "archive": "/app.zip",
    "texts": "/runtime/texts/en.json",
    "puzzles": "/assets/puzzles/puzzles.json",
    "configuration": "/pyscript.toml",
}
"""The paths of which a cache has an old file."""


FORMER = """<!doctype html>
<html data-version="0123456789ab"><head></head><body><script src="./assets/boot.js"></script></body></html>"""


class CachingHandler(PageHandler):
    """Answers requests for some paths with old files, unless a request goes past the caches."""

    server: CachingServer

    def send_head(self) -> Any:
        del self.headers["If-Modified-Since"]  # the older file is the newer version here
        return super().send_head()

    def translate_path(self, path: str) -> str:
        server = self.server
        passed = self.headers.get("Cache-Control") in ("no-cache", "max-age=0") and not server.stubborn
        is_old = path.partition("?")[0] in server.old and not passed
        if is_old:
            server.given.append(path)
        self.directory = str(server.former if is_old else server.site)
        return super().translate_path(path)


class CachingServer(PageServer):
    """Serves a site of which a cache has some files of a former version."""

    def __init__(self, site: Path, former: Path, old: set[str], *, stubborn: bool) -> None:
        super().__init__(site, handler=CachingHandler)
        self.site, self.former, self.old, self.stubborn = site, former, old, stubborn
        self.given: list[str] = []
        """The old files that the server has sent."""


@contextmanager
def caching(site: Path, former: Path, *old: str, stubborn: bool = False) -> Iterator[CachingServer]:
    """Serve a site with old files; a `stubborn` cache always sends them."""
    with CachingServer(site, former, set(old), stubborn=stubborn) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture(scope="module")
def versions(built: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Return a site, and a former version whose page, archive, texts and puzzles do not fit it."""
    folder = tmp_path_factory.mktemp("versions")
    site, former = folder / "site", folder / "former"
    for each in (site, former):
        shutil.copytree(built, each)
    for name in ("app.zip", "runtime/texts/en.json", "assets/puzzles/puzzles.json", "pyscript.toml"):
        (former / name).write_text("{}")
    publish_another(former)
    return site, former


@pytest.fixture
def bare(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    """Return a context that may report problems."""
    return new_context()


@pytest.mark.parametrize("old", OLD)
def test_an_old_file_in_a_cache_is_requested_again(
    new_page: Callable[..., Page], versions: tuple[Path, Path], old: str
) -> None:
    site, former = versions
    page = new_page()
    with caching(site, former, OLD[old]) as server:
        start(page, server.address)
        assert page.evaluate("document.documentElement.dataset.version") == build_site.seal(site)
        go(page, f"{server.address}#/puzzles")
        page.locator('main a[href^="#/puzzles/"]').first.wait_for()
        assert server.given == (["/"] if old == "page" else []), "only documents are fetched without asking"


def test_a_page_that_stays_old_says_so(bare: BrowserContext, versions: tuple[Path, Path]) -> None:
    site, former = versions
    page = bare.new_page()
    with caching(site, former, "/", stubborn=True) as server:
        page.goto(server.address, wait_until="commit")
        expect(page.locator("#boot-title")).to_have_text("Part of Streets is damaged")
        expect(page.get_by_role("button", name="Try again")).to_be_visible()
        assert server.given.count("/") <= 3, "it tries once"
        server.stubborn = False
        server.old.clear()
        page.get_by_role("button", name="Try again").click()
        page.wait_for_selector("html[data-app=ready]")


def test_the_page_of_a_former_release_that_stays_says_so(
    bare: BrowserContext, versions: tuple[Path, Path], tmp_path: Path
) -> None:
    site, _ = versions
    page = bare.new_page()
    texts = '{"en": {"boot-damaged-title": "Damaged", "boot-damaged-text": "Try again."}}'
    document = FORMER.replace(
        "</head>", f'<script type="application/json" id="boot-texts">{texts}</script></head>'
    )
    (tmp_path / "index.html").write_text(document)
    with caching(site, tmp_path, "/", stubborn=True) as server:
        page.goto(server.address, wait_until="commit")
        expect(page.locator("body")).to_have_text("Damaged. Try again.")


@pytest.mark.parametrize("blocked", ["sessionStorage", ""])
def test_the_page_of_a_former_release_is_loaded_again(
    bare: BrowserContext, versions: tuple[Path, Path], tmp_path: Path, blocked: str
) -> None:
    """Its scripts have other contents, and some other names; versions before 0.1.0 load only `boot.js`."""
    site, _ = versions
    page = bare.new_page()
    if blocked:
        page.add_init_script(
            "Object.defineProperty(window, 'sessionStorage', { get() { throw new Error(); } })"
        )
    shutil.copytree(site, tmp_path / "former")
    document = (
        '<!doctype html>\n<html data-version="0123456789ab"><script src="./assets/boot.js"></script></html>'
    )
    (tmp_path / "former/index.html").write_text(document)
    with caching(site, tmp_path / "former", "/") as server:
        page.goto(server.address, wait_until="commit")
        page.wait_for_selector("html[data-app=ready]")
        assert server.given == ["/"]
