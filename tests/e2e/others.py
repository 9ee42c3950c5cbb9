"""Firefox and WebKit: Playwright's own if installed, else the machine's Firefox and WebKitGTK.

WebKitGTK is the closest to an iPad that a desktop offers.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Literal, cast

import pytest
from playwright.sync_api import Browser, Page, Playwright

from browser import MISSING, WebKitPrograms, firefox_program, webkit_programs
from tests.e2e import remote
from tests.e2e.support import SIZES, Observer
from tests.waits import waiting

Motion = Literal["no-preference", "reduce"]
"""The device's motion preference. Firefox gets it once for all pages and never animates."""

NewTab = Callable[[Observer, Motion], AbstractContextManager[Page]]
"""Opens a watched page with empty storage until the block ends."""


@pytest.fixture(scope="session", params=["firefox", "webkit"])
def new_tab(
    request: pytest.FixtureRequest, playwright: Playwright, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[NewTab]:
    """Yield another browser, launched once for all files if its pages can have separate storage."""
    with ExitStack() as stack:
        with waiting("launching the browser"):
            opens = launched(request.param, playwright, tmp_path_factory.mktemp(request.param), stack)
        yield opens


def launched(name: str, playwright: Playwright, folder: Path, stack: ExitStack) -> NewTab:
    """Launch a browser by name, closed with the stack; return a function that opens its pages."""
    engine = getattr(playwright, name)
    if Path(engine.executable_path).exists():
        return partial(playwrights_tab, stack.enter_context(engine.launch()))
    if name == "firefox" and (program := firefox_program()):
        firefox = stack.enter_context(remote.firefox(program, folder / "profile"))
        return partial(remotes_tab, lambda _: firefox.tab())
    if name == "webkit" and (programs := webkit_programs()):
        display = stack.enter_context(remote.screen(programs.screen))
        return partial(remotes_tab, partial(webkits_tab, programs, display, folder))
    pytest.skip(MISSING[name])


@contextmanager
def playwrights_tab(browser: Browser, observer: Observer, motion: Motion) -> Iterator[Page]:
    """Yield a page in a browser that Playwright drives."""
    with browser.new_context(viewport=SIZES["tablet"], has_touch=True, reduced_motion=motion) as context:
        observer.watch(context)
        yield context.new_page()


@contextmanager
def remotes_tab(
    opened: Callable[[Motion], AbstractContextManager[remote.Remote]], observer: Observer, motion: Motion
) -> Iterator[Page]:
    """Yield a page in another browser, behind Playwright's interface."""
    with opened(motion) as page:
        observer.look_at(page)
        yield cast(Page, page)


# Turn off optimized WebAssembly, as in Chromium, and layers, whose emulated graphics card takes longer than
# all the rest. Without a language the page would see "C".
LEAN = {"JSC_useOMGJIT": "0", "WEBKIT_DISABLE_COMPOSITING_MODE": "1", "LANG": "en_US.UTF-8"}


def webkits_tab(
    programs: WebKitPrograms, display: str, folder: Path, motion: Motion
) -> AbstractContextManager[remote.Remote]:
    """Return a page in its own WebKitGTK, whose home sets the motion preference."""
    home = folder / motion
    for toolkit in ("gtk-3.0", "gtk-4.0"):
        settings = home / ".config" / toolkit
        settings.mkdir(parents=True, exist_ok=True)
        moves = int(motion != "reduce")
        (settings / "settings.ini").write_text(f"[Settings]\ngtk-enable-animations={moves}\n")
    homes = {"HOME": str(home), "XDG_CONFIG_HOME": str(home / ".config"), "XDG_RUNTIME_DIR": str(home)}
    surroundings = {**os.environ, **LEAN, **homes, "DISPLAY": display}
    return remote.webkit(programs.driver, programs.browser, surroundings)
