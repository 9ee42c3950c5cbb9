"""All that the tests need, got side by side."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from browser import ensure_browsers
from environment import ensure_packages
from runtime import ensure_runtime


def ensure_tests(*, browsers: bool = True) -> Path:
    """Get packages and, unless none are wanted, browsers, and meanwhile the runtime; return the Python."""
    with ThreadPoolExecutor() as beside:
        runtime = beside.submit(ensure_runtime)
        python = ensure_packages("test")
        if browsers:
            ensure_browsers()
        runtime.result()
    return python
