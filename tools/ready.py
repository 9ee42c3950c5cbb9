"""Prepare everything for the tests, in parallel."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from browser import ensure_chromium, install_debians_browsers
from environment import ensure_packages
from runtime import ensure_runtime


def ensure_tests(*, browsers: bool = True) -> Path:
    """Prepare packages, the runtime and, if wanted, browsers; return the environment's Python."""
    with ThreadPoolExecutor() as beside:
        others: list[Future[object]] = [beside.submit(ensure_runtime)]
        if browsers:
            others.append(beside.submit(install_debians_browsers))
        python = ensure_packages("test")
        for each in others:
            each.result()
    if browsers:
        ensure_chromium()
    return python
