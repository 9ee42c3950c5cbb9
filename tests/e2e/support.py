"""Serve and watch the page: no test passes if the page reports a problem or contacts another host."""

from __future__ import annotations

import shutil
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import urlsplit

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    Request,
    ViewportSize,
    WebError,
)
from selenium.common.exceptions import WebDriverException

from server import PageHandler, PageServer
from tests.e2e.drawing import draw
from tests.waits import waiting

PATIENCE = 60  # seconds until a wait fails
READY = "html[data-app=ready]"
SIZES: dict[str, ViewportSize] = {
    "tablet": {"width": 1180, "height": 820},
    "portrait": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "desktop": {"width": 1440, "height": 900},
}
SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
LYING: ViewportSize = {"width": 844, "height": 390}
"""A phone in landscape."""
MAGNIFIED: ViewportSize = {"width": 320, "height": 256}
"""A window of 1280 by 1024 pixels at 400 % zoom."""

STILL: dict[str, Any] = {"reduced_motion": "reduce"}
"""Turns off motion, which saves a third of a game's processor time."""


class CountingHandler(PageHandler):
    """Records requests, delays those on hold, and fails those meant to fail."""

    server: CountingServer

    def send_head(self) -> Any:
        if self.server.arrived(self.path):
            return super().send_head()
        self.send_error(503)
        return None


class CountingServer(PageServer):
    """A server that lists its requests in order and can hold answers back."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        super().__init__(folder, port, CountingHandler)
        self.asked: list[str] = []
        self._held: set[str] = set()
        self._failures: Counter[str] = Counter()
        self._changed = threading.Condition()

    def arrived(self, path: str) -> bool:
        """Record a request, wait until it may be answered, and return whether to send the file."""
        with self._changed:
            self.asked.append(path)
            self._changed.notify_all()
            self._changed.wait_for(lambda: path not in self._held)
            self._failures[path] -= 1
            return self._failures[path] < 0

    def fail(self, path: str, times: int) -> None:
        """Answer this many requests for a path with an error."""
        with self._changed:
            self._failures[path] = times

    def hold(self, path: str) -> None:
        """Hold requests for a path until `release`."""
        with self._changed:
            self._held.add(path)

    def release(self) -> None:
        """Answer all requests."""
        with self._changed:
            self._held.clear()
            self._changed.notify_all()

    def wait_for(self, path: str, since: int = 0, times: int = 1) -> None:
        """Wait for this many requests for a path after request number `since`."""
        with self._changed:
            assert self._changed.wait_for(lambda: self.asked[since:].count(path) >= times, PATIENCE), (
                f"nobody asks for {path}"
            )


@contextmanager
def serve(folder: Path, port: int = 0) -> Iterator[CountingServer]:
    """Serve a folder while the block runs."""
    with CountingServer(folder, port) as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
        thread.start()
        try:
            yield server
        finally:
            server.release()
            server.shutdown()
            thread.join()


class Seen(Protocol):
    """A watched context, or a page without one."""

    @property
    def console(self) -> Sequence[str]:
        """The console messages, in order."""

    @property
    def problems(self) -> Sequence[str]:
        """Forbidden problems: errors and requests to other hosts."""

    @property
    def pages(self) -> Sequence[Page]:
        """The watched pages."""

    def keep_trace(self, stem: Path) -> None:
        """Write a trace of every step into a file with this stem."""


class Watch:
    """Watches a context."""

    def __init__(self, context: BrowserContext, other: Page | None = None) -> None:
        self.context = context
        self.console: list[str] = []
        self.problems: list[str] = []
        self.requests: list[str] = []
        self._other = other
        context.on("weberror", self._error)
        context.on("console", self._console)
        context.on("request", self._request)
        context.tracing.start()  # screenshots of each step would cost a fifth of the time

    @property
    def pages(self) -> list[Page]:
        """The watched pages, without those of other tests."""
        return [page for page in self.context.pages if page is not self._other]

    @property
    def origins(self) -> set[str]:
        """The origins of all requests."""
        return {f"{parts.scheme}://{parts.netloc}" for parts in map(urlsplit, self.requests) if parts.netloc}

    def keep_trace(self, stem: Path) -> None:
        """Write Playwright's trace."""
        try:
            self.context.tracing.stop(path=stem.with_suffix(".zip"))
        except Error as error:  # the test closed it
            self.console.append(str(error))

    def leave(self) -> None:
        """Stop watching."""
        self.context.tracing.stop()
        self.context.remove_listener("weberror", self._error)
        self.context.remove_listener("console", self._console)
        self.context.remove_listener("request", self._request)

    def _error(self, error: WebError) -> None:
        self._complaint(f"exception: {error.error}")

    def _console(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type == "error":
            self.problems.append(f"console: {message.text}")

    def _complaint(self, text: str) -> None:
        self.console.append(text)
        self.problems.append(text)

    def _request(self, request: Request) -> None:
        url = request.url
        self.requests.append(url)
        parts = urlsplit(url)
        if parts.scheme not in ("data", "blob") and parts.hostname not in ("localhost", "127.0.0.1"):
            self._complaint(f"request to another host: {url}")


class Observer:
    """Watches the browsers of a test, and keeps the artefacts of a failed one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept = False
        self._seen: list[Seen] = []
        self._forbidden: tuple[str, ...] = ()

    def watch(self, context: BrowserContext, other: Page | None = None) -> Watch:
        """Watch a context until it is closed, except another test's page."""
        context.set_default_timeout(60_000)
        watch = Watch(context, other)
        self.look_at(watch)
        return watch

    def look_at(self, seen: Seen) -> None:
        """Watch something that records itself."""
        self._seen.append(seen)

    def forbid(self, *kinds: str) -> None:
        """Fail the test at its end if a reported problem contains one of these texts.

        By default, for any problem.
        """
        self._forbidden += kinds or ("",)

    def check(self) -> None:
        """Fail if there was a forbidden problem."""
        complaints = [complaint for seen in self._seen for complaint in seen.problems]
        forbidden = [each for each in complaints if any(kind in each for kind in self._forbidden)]
        assert not forbidden, "\n".join(forbidden)

    def keep(self) -> None:
        """Write trace and console, and each page's screenshot, document and record, into the folder."""
        self.kept = True
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        for number, seen in enumerate(self._seen, start=1):
            seen.keep_trace(self.folder / f"trace-{number}")
            told = "\n".join(seen.console)
            (self.folder / f"console-{number}.txt").write_text(told, encoding="utf-8")
            for place, page in enumerate(seen.pages, start=1):
                self._keep_page(page, self.folder / f"page-{number}-{place}")

    def _keep_page(self, page: Page, stem: Path) -> None:
        seen: dict[str, Callable[[], bytes]] = {
            ".png": lambda: self._picture(page),
            ".html": lambda: page.content().encode(errors="backslashreplace"),
            ".json": lambda: str(page.evaluate("window.streets?.record()")).encode(),
        }
        page.set_default_timeout(10_000)
        for suffix, take in seen.items():
            try:
                stem.with_suffix(suffix).write_bytes(take())
            except (Error, AssertionError, WebDriverException) as error:
                stem.with_suffix(f"{suffix}.txt").write_text(str(error), encoding="utf-8")

    @staticmethod
    def _picture(page: Page) -> bytes:
        draw(page)
        return page.screenshot()


TRAPPING = """{
    const instantiated = WebAssembly.instantiate;
    WebAssembly.instantiate = async (...given) => {
        const made = await instantiated(...given);
        const table = (made.instance ?? made).exports.__indirect_function_table;
        if (table) window.trap = () => { for (let n = 0; n < table.length; n += 1) table.set(n, null); };
        return made;
    };
    WebAssembly.instantiateStreaming = async (response, ...rest) =>
        WebAssembly.instantiate(await (await response).arrayBuffer(), ...rest);
}"""
"""Before a page loads: `trap()` makes Python's next action hit a trap in its machine code."""


def start(page: Page, address: str) -> None:
    """Open an address and wait until the page responds to taps."""
    with waiting("starting the app"):
        page.goto(address)
        wait_until_ready(page)


UNTIL = """async ([source, arg, seconds]) => {
    const end = performance.now() + seconds * 1000, value = eval(`(${source})`);
    for (;;) {
        const told = await (typeof value === "function" ? value(arg) : eval(`(${source})`));
        if (told) return told;
        if (performance.now() > end) throw new Error(`never true: ${source} ${document.body.innerText}`);
        await new Promise(again => setTimeout(again, 20));
    }
}"""
"""Waits until a function or expression returns or resolves to something true, and returns it."""


def wait_until(page: Page, promised: str, arg: Any = None, seconds: float = PATIENCE) -> None:
    """Wait until a function's promise is true; Playwright's own wait counts any promise as true."""
    page.evaluate(UNTIL, [promised, arg, seconds])


def wait_until_ready(page: Page) -> None:
    """Wait until the page responds to taps; fail at once if the start fails."""
    with waiting("starting the app"):
        page.wait_for_selector(f"{READY}, #boot.failed", state="attached")
        assert page.locator(READY).count(), page.locator("#boot").text_content()
        answered(page)


ANSWERED = """([clicks, seconds]) => new Promise((answered, failed) => {
    const never = () => failed(new Error(`no answer to click ${clicks}; heard, owed: ${streets.owing()}`));
    const patience = setTimeout(never, seconds * 1000);
    streets.answered(clicks).then(heard => { clearTimeout(patience); answered(heard); });
})"""


def answered(page: Page, clicks: int = 0) -> int:
    """Wait until the page has handled this many clicks and is idle; return the number of clicks."""
    with waiting("answers"):
        return int(page.evaluate(ANSWERED, [clicks, PATIENCE]))


AIM = """async target => {
    if (!window.lastCommit) {
        window.lastCommit = { x: 0, y: 0, time: -Infinity };
        addEventListener("click", ({ target, clientX, clientY, timeStamp, isTrusted }) => {
            if (isTrusted && target.closest?.("[data-action], [data-message]:not([data-message=turn])"))
                window.lastCommit = { x: clientX, y: clientY, time: timeStamp };
        }, true);
    }
    const middle = () => {
        const box = target.getBoundingClientRect();
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    let at = middle();
    const before = window.lastCommit, since = performance.now() - before.time;
    if (Math.hypot(at.x - before.x, at.y - before.y) < 60 && since < 420)
        await new Promise(meant => setTimeout(meant, 420 - since));
    at = middle();
    for (let each = target; each; each = each.parentElement)
        if (each.getAnimations().some(animation => animation.playState === "running")) return null;
    const free = target.contains(document.elementFromPoint(at.x, at.y));
    return free && !target.matches(":disabled, [aria-disabled=true]") ? at : null;
}"""
"""The point to tap on a target, if it is still and uncovered."""

AIM_TWICE = f"""async target => {{
    const aim = {AIM}, frame = () => new Promise(requestAnimationFrame);
    const before = await aim(target);
    if (!before) return null;
    await frame();
    await frame();
    const now = await aim(target);
    return now && now.x === before.x && now.y === before.y ? now : null;
}}"""
"""The same, confirmed by two frames: WebKit ends a glide before drawing its last frame."""


AIM_AT_ONLY = f"""async ([target, ...others], [aim, seconds]) => {{
    if (!target || others.length) return null;
    const before = target.outerHTML, heard = await ({ANSWERED})([0, seconds]);
    if (!target.isConnected || target.outerHTML !== before) return null;
    return [heard, await eval(`(${{aim}})`)(target)];
}}"""
"""The number of clicks handled, and the point to tap on the only target, if the page is idle."""


def aim(page: Page) -> str:
    """Return the aiming script for the page's browser."""
    browser = page.context.browser  # none for Chromium with a profile on disk
    return AIM if browser is None or browser.browser_type.name == "chromium" else AIM_TWICE


def aimed(target: Locator) -> tuple[int, dict[str, float] | None]:
    """Wait until the page is idle.

    Return the number of clicks and the point to tap, if there is a simple one.
    """
    with waiting("taps"):
        for _ in range(2 if isinstance(target, Locator) else 0):
            found = target.evaluate_all(AIM_AT_ONLY, [aim(target.page), PATIENCE])
            if found and found[1]:
                return found[0], found[1]
            target.scroll_into_view_if_needed()  # to where an action may just have been committed
    return answered(target.page), None


def tap(target: Locator) -> None:
    """Tap with a finger and wait for the result; the browser's click follows the tap.

    Where something was just committed, wait until the page accepts taps again.
    """
    page = target.page
    heard, at = aimed(target)
    with waiting("taps"):
        if at is not None:
            page.touchscreen.tap(at["x"], at["y"])
        else:
            target.tap()  # scrolls, and waits until it can be tapped
    answered(page, heard + 1)


def go(page: Page, address: str) -> None:
    """Go to an address within the started app and wait for it."""
    page.goto(address)
    answered(page)


def back(page: Page) -> None:
    """Go back within the app and wait for the page."""
    page.go_back()
    answered(page)


def drawn(page: Page) -> None:
    """Wait until the page is drawn: two frames."""
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


AT_REST = f"""async seconds => {{
    const end = performance.now() + seconds * 1000, answered = () => ({ANSWERED})([0, seconds]);
    const moves = each => each.playState === "running"
        && each.effect.getComputedTiming().iterations !== Infinity;
    await answered();
    while (document.getAnimations().some(moves)) {{
        if (performance.now() > end) throw new Error(`it never rests: ${{document.body.innerText}}`);
        await new Promise(requestAnimationFrame);
    }}
    await answered();  // what comes after a glide too
    document.body.getBoundingClientRect();  // a layout asks for the typefaces, which may come late
    await document.fonts.ready;
}}"""
"""Waits until nothing moves, except endless animations, the page is idle, and its typefaces are there."""


def still(page: Page) -> None:
    """Wait until nothing moves, except endless animations."""
    with waiting("what moves"):
        page.evaluate(AT_REST, PATIENCE)
