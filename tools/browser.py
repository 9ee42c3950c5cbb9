"""Find or get a Chromium for the browser tests and benchmarks."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from environment import PYTHON, ToolError, run

NAMES = ("chromium", "google-chrome-stable", "google-chrome", "chromium-browser")
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


def system_chromium() -> str | None:
    """The machine's own Chromium or Chrome; `None` means Playwright's."""
    return next(filter(None, map(shutil.which, NAMES)), str(MAC) if MAC.exists() else None)


def ensure_chromium() -> None:
    """Make sure that there is a browser: the machine's, Debian's package, or Playwright's own."""
    if system_chromium():
        return
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if as_root and Path("/etc/debian_version").exists() and shutil.which("apt-get"):
        print("Installing Debian's chromium ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        try:
            run(["apt-get", "update", "-q"], "apt-get update", env=quiet)
            run(
                ["apt-get", "install", "-q", "-y", "--no-install-recommends", "chromium"],
                "apt-get install",
                env=quiet,
            )
            if system_chromium():
                return
        except ToolError as error:
            print(error, file=sys.stderr)
    run([PYTHON, "-m", "playwright", "install", "chromium"], "Getting a Chromium for the browser tests")
