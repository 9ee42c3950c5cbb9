"""Find or get the browsers for the tests and benchmarks.

python3 tools/browser.py NAMES      # Playwright's own, with what they need of the system: firefox webkit
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from environment import PYTHON, ToolError, ensure_packages, run, run_main

NAMES = ("chromium", "google-chrome-stable", "google-chrome", "chromium-browser")
SHELL = "chromium-headless-shell"
MAC = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")

# No calls to the maker's servers; and a sandbox cannot be had where the tests run as root.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]

# Making fast code takes longer than running it once: in a page that lives for a minute it has to run often.
SHORT_LIVED = [*FLAGS, "--js-flags=--wasm-tiering-budget=1000000000"]

# All pages of a context in one process, where they share what is compiled.
SHARING = [*SHORT_LIVED, "--renderer-process-limit=1"]


def system_chromium() -> str | None:
    """The machine's own Chromium or Chrome; `None` means Playwright's."""
    return next(filter(None, map(shutil.which, NAMES)), str(MAC) if MAC.exists() else None)


def chromium_shell() -> str | None:
    """The machine's Chromium without a window's furniture, which is lighter; else the whole one."""
    return shutil.which(SHELL) or system_chromium()


class WebKitPrograms(NamedTuple):
    """What WebKitGTK needs to be tested: its driver, its small browser, and a screen."""

    driver: str
    browser: str
    screen: str


MISSING = {
    "firefox": "no Firefox here: install Debian's firefox-esr, or Playwright's firefox",
    "webkit": "no WebKit here: install Debian's webkit2gtk-driver and xvfb, or Playwright's webkit",
}


def firefox_program() -> str | None:
    """The machine's own Firefox."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_programs() -> WebKitPrograms | None:
    """The machine's own WebKitGTK, if it is there whole."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    return WebKitPrograms(driver, str(browser), screen) if driver and screen and browser else None


def ensure_chromium() -> None:
    """Make sure that there is a Chromium: the machine's, Debian's package, or Playwright's own."""
    if not system_chromium():
        _install_on_debian(["chromium"])
    if not system_chromium():
        install: list[str | Path] = [PYTHON, "-m", "playwright", "install", "chromium"]
        run(install, "Getting a Chromium for the browser tests")


def install_debians_browsers() -> None:
    """On Debian, as root, make sure that there are a Chromium and its shell, a Firefox and a WebKit."""
    webkit = webkit_programs()
    found = {
        "chromium": system_chromium(),
        SHELL: shutil.which(SHELL),
        "firefox-esr": firefox_program(),
        "webkit2gtk-driver": webkit,
        "xvfb": webkit,
    }
    if missing := [package for package, program in found.items() if not program]:
        _install_on_debian(missing)


def _install_on_debian(packages: Sequence[str]) -> None:
    """Install packages if this is Debian and may be changed; who needs them looks for them after.

    All at once: each time costs some seconds beside the packages. What this Debian does not have is left out.
    """
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not (as_root and Path("/etc/debian_version").exists() and shutil.which("apt-get")):
        return
    print(f"Installing Debian's {', '.join(packages)} ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        run(["apt-get", "update", "-q"], "apt-get update", env=quiet)
        listed = run(["apt-cache", "pkgnames"], "apt-cache pkgnames").stdout.split()
        install = ["apt-get", "install", "-q", "-y", "--no-install-recommends"]
        run([*install, *sorted({*packages} & {*listed})], "apt-get install", env=quiet)
    except ToolError as error:
        print(error, file=sys.stderr)


def main(names: list[str]) -> None:
    command: list[str | Path] = [ensure_packages("test"), "-m", "playwright", "install", "--with-deps"]
    run([*command, *names], f"Getting Playwright's {' and '.join(names)}")


if __name__ == "__main__":
    run_main(main)
