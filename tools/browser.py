"""Find or install the browsers for tests and benchmarks.

python3 tools/browser.py NAMES      # Playwright's own with their system libraries: firefox webkit
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

# Disable calls to the vendor's servers, and the sandbox, which fails when tests run as root.
FLAGS = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
    *(["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []),
]

# In pages that live for a minute, optimizing code takes longer than running it, unless it runs often.
SHORT_LIVED = [*FLAGS, "--js-flags=--wasm-tiering-budget=1000000000"]

# Keep all pages of a context in one process, where they share compiled code.
SHARING = [*SHORT_LIVED, "--renderer-process-limit=1"]


def system_chromium() -> str | None:
    """Return the system's Chromium or Chrome; `None` means Playwright's."""
    return next(filter(None, map(shutil.which, NAMES)), str(MAC) if MAC.exists() else None)


def chromium_shell() -> str | None:
    """Return the system's headless Chromium shell, which is lighter, or else its full Chromium."""
    return shutil.which(SHELL) or system_chromium()


class WebKitPrograms(NamedTuple):
    """The programs for testing WebKitGTK: driver, minimal browser, and virtual screen."""

    driver: str
    browser: str
    screen: str


MISSING = {
    "firefox": "no Firefox here: install Debian's firefox-esr, or Playwright's firefox",
    "webkit": "no WebKit here: install Debian's webkit2gtk-driver and xvfb, or Playwright's webkit",
}


def firefox_program() -> str | None:
    """Return the system's Firefox, if installed."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def webkit_programs() -> WebKitPrograms | None:
    """Return the system's WebKitGTK, if all its programs are installed."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    browser = next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser"), None)
    return WebKitPrograms(driver, str(browser), screen) if driver and screen and browser else None


def ensure_chromium() -> None:
    """Make sure that a Chromium exists: the system's, Debian's package, or Playwright's."""
    if not system_chromium():
        _install_on_debian(["chromium"])
    if not system_chromium():
        install: list[str | Path] = [PYTHON, "-m", "playwright", "install", "chromium"]
        run(install, "Getting a Chromium for the browser tests")


def install_debians_browsers() -> None:
    """On Debian, as root, install missing browsers: Chromium and its shell, Firefox, WebKit."""
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
    """Install packages on Debian as root; otherwise do nothing. The caller checks the result.

    All packages are installed in one call, since each call costs seconds; unavailable ones are skipped.
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
