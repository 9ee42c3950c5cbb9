"""Make the README's animation: on a phone in the dark theme, a tile closes a street, and it pays.

python3 tools/animation.py
"""

from __future__ import annotations

import io
import os
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

from environment import PYTHON, ROOT, ensure_packages, run_main

if __name__ == "__main__":
    for group in ("test", "pictures"):
        ensure_packages(group)
    if Path(sys.prefix) != PYTHON.parent.parent:
        os.execv(PYTHON, [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import Page, sync_playwright

from browser import FLAGS, ensure_chromium, system_chromium
from runtime import ensure_runtime
from scenes import Stage, about_to_score
from screens import README, pages
from tests.e2e.support import serve

SIZE = (293, 633)  # pixels
QUALITY = 55
BEFORE, AFTER = 1.0, 2.0  # seconds
TELLING = ".card.show"

Frame = tuple[float, bytes]
"""The time in seconds, and a screenshot as PNG."""


def film(stage: Stage) -> list[Frame]:
    """Return screenshots of a build and of the scoring that follows."""
    build = about_to_score(stage)
    page = stage.page
    frames = _while(page, lambda began: time.monotonic() < began + BEFORE)
    stage.choose(build)
    frames += _while(page, lambda began: time.monotonic() < began + 1 or page.locator(TELLING).count() > 0)
    return [*frames, *_while(page, lambda began: time.monotonic() < began + AFTER)]


def _while(page: Page, going: Callable[[float], bool]) -> list[Frame]:
    """Return screenshots while a function of the time since the beginning is true."""
    began, frames = time.monotonic(), []
    while going(began):
        frames.append((time.monotonic(), page.screenshot(caret="hide")))
    return frames


def animation(frames: list[Frame]) -> bytes:
    """Return screenshots as an endlessly repeating animated WebP."""
    from PIL import Image

    pictures = [Image.open(io.BytesIO(picture)).convert("RGB").resize(SIZE) for _, picture in frames]
    times = [moment for moment, _ in frames]
    lengths = [round(1000 * (later - earlier)) for earlier, later in pairwise([*times, times[-1] + AFTER])]
    made = io.BytesIO()
    first, *others = pictures
    options = {"duration": lengths, "loop": 0, "quality": QUALITY, "method": 6, "minimize_size": True}
    first.save(made, "WEBP", save_all=True, append_images=others, **options)
    return made.getvalue()


def main(arguments: list[str]) -> int:
    """Film the scene and write the animation."""
    ensure_chromium()
    ensure_runtime()
    with serve(ROOT) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for _, stage in pages(browser, server.address, ["phone"], ["dark"]):
            README.joinpath("scoring.webp").write_bytes(animation(film(stage)))
        browser.close()
    return 0


if __name__ == "__main__":
    run_main(main)
