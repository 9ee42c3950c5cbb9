"""Browsers that Playwright does not drive, behind the part of its page API that the tests use.

Firefox speaks WebDriver BiDi itself, WebKitGTK has a driver, and Selenium is its client. Console messages and
actions are kept for a failed test.
"""

from __future__ import annotations

import base64
import json
import subprocess
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Any, cast

from playwright.sync_api import Page
from selenium import webdriver
from selenium.common.exceptions import TimeoutException, WebDriverException
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.mouse_button import MouseButton
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service
from urllib3.exceptions import HTTPError
from websocket import WebSocketTimeoutException, create_connection

from tests.e2e.support import AIM_TWICE, PATIENCE, SIZES, UNTIL

SIZE = SIZES["tablet"]

CALL = """(async ([source, arg]) => {
    const value = eval(`(${source})`);
    return JSON.stringify(await (typeof value === "function" ? value(arg) : value)) ?? "null";
})"""
"""Evaluates a function or expression like Playwright; returns JSON."""

OF_FIRST = """async ([selector, source, arg]) => {
    const found = document.querySelector(selector);
    return found && [await eval(`(${source})`)(found, arg)];
}"""
"""The function's result for the first matching element, in a list; empty without one."""

TO_TAP = f"""selector => {{
    const found = document.querySelector(selector);
    found?.scrollIntoView({{ block: "nearest" }});
    return found && ({AIM_TWICE})(found);
}}"""
"""The point to tap on the first matching element, if it can be tapped now."""

END = 150
"""The number of characters kept at each end of a long text."""

TRAPPED = "(window.origin === 'null' ? null : sessionStorage.getItem('streets.trapped'))"
"""When the page last had such a trap, by its own note."""


class Trapped(WebDriverException):
    """Python's machine code hit a trap, and the page is restarting."""


def brief(text: str) -> str:
    """Return a text on one line, with only the ends of a long one."""
    line = " ".join(text.split())
    return line if len(line) <= 2 * END else f"{line[:END]} ... {line[-END:]}"


class Remote(ABC):
    """A page in another browser, which watches itself."""

    def __init__(self) -> None:
        self.console: list[str] = []
        self.problems: list[str] = []
        self._begun = perf_counter()
        self._done: list[str] = []

    def hear(self, level: str, text: str) -> None:
        """Record a console message."""
        self.console.append(f"{level}: {text}")
        if level == "error":
            self.problems.append(f"console: {text}")

    @property
    def pages(self) -> Sequence[Page]:
        """The page, as far as it implements Playwright's."""
        return [cast(Page, self)]

    def keep_trace(self, stem: Path) -> None:
        """Write the actions with seconds since the start, and their results."""
        stem.with_suffix(".txt").write_text("\n".join(self._done), encoding="utf-8")

    def goto(self, address: str) -> None:
        """Open an address and wait until it has loaded."""
        self._note(f"goto {address}")
        self._goto(address)

    def reload(self) -> None:
        """Reload the page."""
        self._note("reload")
        self._reload()

    def tap(self, x: float, y: float) -> None:
        """Press at a point."""
        self._note(f"tap {x:.1f} {y:.1f}")
        self._tap(x, y)

    def hold(self, key: str, repeats: int) -> None:
        """Hold a key, named by its character, for some repeats."""
        self._note(f"hold {key!r}")
        self._hold(key, repeats)

    @abstractmethod
    def _goto(self, address: str) -> None: ...

    @abstractmethod
    def _reload(self) -> None: ...

    @abstractmethod
    def _tap(self, x: float, y: float) -> None: ...

    @abstractmethod
    def _hold(self, key: str, repeats: int) -> None: ...

    @abstractmethod
    def _run(self, call: str, given: str) -> str:
        """Call a function with JSON in the page; return the text of its promise."""

    def _note(self, step: str) -> None:
        self._done.append(f"{perf_counter() - self._begun:9.3f}  {brief(step)}")

    @abstractmethod
    def screenshot(self) -> bytes:
        """Return a screenshot as a PNG."""

    @abstractmethod
    def set_default_timeout(self, timeout: float) -> None:
        """Limit the wait for each answer, in milliseconds."""

    def content(self) -> str:
        """Return the current document."""
        return str(self.evaluate("document.documentElement.outerHTML"))

    def evaluate(self, source: str, arg: Any = None) -> Any:
        """Evaluate a function with an argument, or an expression."""
        given = json.dumps([source, arg])
        self._note(f"evaluate {given}")
        told = self._run(CALL, given)
        self._note(f"    {told}")
        return json.loads(told)

    def wait_for_function(self, source: str, *, arg: Any = None) -> Any:
        """Wait until a function's result is true, and return it."""
        return self.evaluate(UNTIL, [source, arg, PATIENCE])

    def wait_for_selector(self, selector: str, *, state: str = "attached") -> None:
        """Wait for an element, even if the page restarts."""
        while True:
            try:
                self.wait_for_function("selector => document.querySelector(selector) !== null", arg=selector)
                return
            except Trapped:
                continue

    def locator(self, selector: str) -> Found:
        """Return the elements of a selector."""
        return Found(self, selector)

    @property
    def touchscreen(self) -> Remote:
        """The touch screen."""
        return self


class Found:
    """The elements of a selector; actions use the first one."""

    def __init__(self, page: Remote, selector: str) -> None:
        self.page = page
        self.selector = selector

    @property
    def first(self) -> Found:
        return self

    def count(self) -> int:
        return int(self.page.evaluate("at => document.querySelectorAll(at).length", self.selector))

    def evaluate(self, source: str, arg: Any = None) -> Any:
        return self.page.wait_for_function(OF_FIRST, arg=[self.selector, source, arg])[0]

    def get_attribute(self, name: str) -> str | None:
        told = self.evaluate("(element, name) => element.getAttribute(name)", name)
        assert told is None or isinstance(told, str)
        return told

    def is_checked(self) -> bool:
        return bool(self.evaluate("element => element.checked"))

    def text_content(self) -> str:
        return str(self.evaluate("element => element.textContent"))

    def all_inner_texts(self) -> list[str]:
        return list(
            self.page.evaluate(
                "at => [...document.querySelectorAll(at)].map(e => e.innerText)", self.selector
            )
        )

    def fill(self, text: str) -> None:
        self.evaluate(
            "(field, text) => { field.value = text;"
            " field.dispatchEvent(new InputEvent('input', { bubbles: true })); }",
            text,
        )

    def tap(self) -> None:
        """Tap it once it is still and uncovered."""
        at = self.page.wait_for_function(TO_TAP, arg=self.selector)
        self.page.tap(at["x"], at["y"])


# --- Firefox ---

QUIET = (
    ("accessibility.force_disabled", 1),
    ("app.normandy.enabled", False),
    ("app.update.disabledForTesting", True),
    ("browser.newtab.preload", False),
    ("browser.sessionstore.interval", 1_000_000_000),
    ("browser.startup.page", 0),
    ("datareporting.policy.dataSubmissionEnabled", False),
    ("dom.ipc.processPrelaunch.enabled", False),
    ("network.captive-portal-service.enabled", False),
    ("network.connectivity-service.enabled", False),
    ("services.settings.server", "data:,#nobody/v1"),
    ("toolkit.telemetry.server", "data:,"),
    ("ui.prefersReducedMotion", 1),
)
"""Settings that stop Firefox from calling home, storing, preloading or animating."""


class Firefox:
    """A running Firefox, driven by WebDriver BiDi."""

    def __init__(self, address: str) -> None:
        self._socket = create_connection(f"{address}/session", suppress_origin=True)
        self._sent = 0
        self._tabs: dict[str, FirefoxTab] = {}
        self.be_patient()
        self.send("session.new", capabilities={})
        self.send("session.subscribe", events=["log.entryAdded"])

    def leave(self) -> None:
        """Disconnect."""
        self._socket.shutdown()

    def be_patient(self, seconds: float = 2 * PATIENCE) -> None:
        """Limit the wait for an answer, in seconds."""
        self._socket.settimeout(seconds)

    @contextmanager
    def tab(self) -> Iterator[Remote]:
        """Yield a page with its own empty storage."""
        self.be_patient()
        user = self.send("browser.createUserContext")["userContext"]
        opened = self.send("browsingContext.create", type="tab", userContext=user)["context"]
        self.send("browsingContext.setViewport", context=opened, viewport=SIZE)
        self._tabs[opened] = tab = FirefoxTab(self, opened)
        try:
            yield tab
        finally:
            del self._tabs[opened]
            self.send("browser.removeUserContext", userContext=user)

    def send(self, method: str, **parameters: Any) -> Any:
        """Return a command's result; events that arrive before it go to their tabs."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        try:
            while (told := json.loads(self._socket.recv())).get("id") != self._sent:
                if told.get("method") == "log.entryAdded":
                    self._log(told["params"])
        except WebSocketTimeoutException as error:
            raise TimeoutException(f"no answer to {method}") from error
        assert told["type"] == "success", f"{method}: {told}"
        return told["result"]

    def _log(self, entry: dict[str, Any]) -> None:
        if tab := self._tabs.get(entry["source"].get("context")):
            tab.hear(entry["level"], entry["text"] or "")


class FirefoxTab(Remote):
    """A page in Firefox."""

    def __init__(self, browser: Firefox, context: str) -> None:
        super().__init__()
        self._browser = browser
        self._context = context

    def _goto(self, address: str) -> None:
        self._send("browsingContext.navigate", url=address, wait="complete")

    def _reload(self) -> None:
        self._send("browsingContext.reload", wait="complete")

    def _tap(self, x: float, y: float) -> None:
        steps = [
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "actions": steps}
        self._send("input.performActions", actions=[finger])

    def _hold(self, key: str, repeats: int) -> None:
        steps = [{"type": "keyDown", "value": key}, {"type": "pause", "duration": 40}] * (1 + repeats)
        keys = {"type": "key", "id": "keys", "actions": [*steps, {"type": "keyUp", "value": key}]}
        self._send("input.performActions", actions=[keys])

    def _run(self, call: str, given: str) -> str:
        told = self._browser.send(
            "script.evaluate",
            expression=f"{call}({given})",
            target={"context": self._context},
            awaitPromise=True,
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return str(told["result"]["value"])

    def screenshot(self) -> bytes:
        return base64.b64decode(self._send("browsingContext.captureScreenshot")["data"])

    def set_default_timeout(self, timeout: float) -> None:
        self._browser.be_patient(timeout / 1000)

    def _send(self, method: str, **parameters: Any) -> Any:
        return self._browser.send(method, context=self._context, **parameters)


@contextmanager
def firefox(program: str, profile: Path, **preferences: object) -> Iterator[Firefox]:
    """Yield a new Firefox with an empty profile and these preferences; it is killed afterwards."""
    profile.mkdir()
    settings = {**dict(QUIET), **preferences}
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items())
    (profile / "user.js").write_text("".join(lines))
    command: list[str | Path] = [
        program,
        "--headless",
        "--no-remote",
        "--profile",
        profile,
        "--remote-debugging-port",
        "0",
    ]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=quiet, stderr=subprocess.PIPE, text=True) as process:
        assert process.stderr is not None
        told = "WebDriver BiDi listening on "
        listening = next(line for line in process.stderr if line.startswith(told))
        running = Firefox(listening.removeprefix(told).strip())
        try:
            yield running
        finally:
            running.leave()
            process.kill()


# --- WebKitGTK ---

HEARING = """(() => {
    if (window.told) return;
    window.told = [];
    const tell = (level, ...told) => window.told.push([level, told.map(String).join(" ")]);
    for (const level of ["debug", "log", "info", "warn", "error"]) {
        const print = console[level];
        console[level] = (...told) => { tell(level, ...told); print.apply(console, told); };
    }
    // A browser does not report events that scripts create.
    addEventListener("error", ({ isTrusted, message }) => isTrusted && tell("error", message));
    addEventListener("unhandledrejection", ({ isTrusted, reason }) => isTrusted && tell("error", reason));
})();"""
"""Makes documents keep their console messages, which this driver does not report."""


STIRRING = "document.documentElement.animate({ opacity: [0.999, 1] }, 60_000);"
"""Makes the browser draw new frames without visible change."""


class WebKit(Remote):
    """A page in WebKitGTK's own small browser, driven by WebDriver."""

    def __init__(self, driver: webdriver.Remote, client: ClientConfig) -> None:
        super().__init__()
        self._driver = driver
        self._client = client
        self._trapped = ""
        driver.set_script_timeout(2 * PATIENCE)
        driver.set_page_load_timeout(2 * PATIENCE)
        driver.set_window_rect(0, 0, SIZE["width"], SIZE["height"])

    def _goto(self, address: str) -> None:
        self._driver.get(address)

    def _reload(self) -> None:
        self._driver.refresh()

    def _tap(self, x: float, y: float) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        pointer = actions.pointer_action
        pointer.move_to_location(round(x), round(y))
        pointer.pointer_down(MouseButton.LEFT)
        pointer.pointer_up(MouseButton.LEFT)
        actions.perform()

    def _hold(self, key: str, repeats: int) -> None:
        actions = ActionBuilder(self._driver, duration=0)
        for _ in range(1 + repeats):
            actions.key_action.key_down(key)
        actions.key_action.key_up(key)
        actions.perform()

    def screenshot(self) -> bytes:
        self._driver.execute_script(STIRRING)  # the driver waits for a next frame, which a still page lacks
        return bytes(self._driver.get_screenshot_as_png())

    def set_default_timeout(self, timeout: float) -> None:
        self._client.timeout = timeout / 1000

    def _run(self, call: str, given: str) -> str:
        script = (
            "const done = arguments[0],"
            f" tell = (...told) => done([...told, {TRAPPED}, window.told.splice(0)]);"
            f" {HEARING} {call}({given}).then(text => tell(text, null), error => tell(null, String(error)))"
        )
        try:
            text, failed, trapped, told = self._driver.execute_async_script(script)
        except WebDriverException:
            self._driver.title  # noqa: B018  # if the page's process died, only the next question says so
            self._look_for_trap(self._driver.execute_script(f"return {TRAPPED}"))
            raise
        for level, said in told:
            self.hear(level, said)
        self._look_for_trap(trapped)
        assert failed is None, failed
        return str(text)

    def _look_for_trap(self, trapped: str | None) -> None:
        """Raise a trap that was not reported yet, because the page is a new one."""
        if trapped and trapped != self._trapped:
            self._trapped = trapped
            raise Trapped("the browser's machine code for Python met a trap")


@contextmanager
def screen(program: str) -> Iterator[str]:
    """Yield the name of a virtual screen.

    It does not reset when its last browser leaves, because that would throw out one arriving at that moment.
    """
    size = f"{SIZE['width']}x{SIZE['height']}x24"
    command = [program, "-displayfd", "1", "-noreset", "-screen", "0", size]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, text=True) as process:
        assert process.stdout is not None
        try:
            yield f":{process.stdout.readline().strip()}"
        finally:
            process.terminate()


class Connection(RemoteConnection):
    """A connection to a driver that may never answer, for example if its page's process died."""

    def execute(self, command: str, params: dict[str, Any]) -> dict[str, Any]:
        """Send a command once and return its answer."""
        try:
            answer: dict[str, Any] = super().execute(command, params)  # type: ignore[no-untyped-call]
        except HTTPError as error:
            raise TimeoutException(f"no answer to {command}") from error
        return answer


@contextmanager
def webkit(driver: str, browser: str, environment: dict[str, str]) -> Iterator[Remote]:
    """Yield a new WebKitGTK. Its driver would wait forever for a browser that failed to start."""
    options = Options()
    options.binary_location = browser
    options.add_argument("--automation")
    service = Service(executable_path=driver, log_output=subprocess.DEVNULL, env=environment)
    service.start()
    once = {"init_args_for_pool_manager": {"retries": False}}
    client = ClientConfig(service.service_url, timeout=3 * PATIENCE, init_args_for_pool_manager=once)
    try:
        running = webdriver.Remote(Connection(client_config=client), options=options)
        try:
            yield WebKit(running, client)
        finally:
            with suppress(TimeoutException):  # the failed test has reported it
                running.quit()
    finally:
        service.stop()
