"""Take screenshots of every screen at five sizes, in the light and the dark theme.

    python3 tools/screens.py FOLDER [--language CODE]
                             [--sizes NAME ...] [--schemes NAME ...] [--only SCENE ...]

The scenes are in `scenes.py`, those for pictures only in `ends.py`. `readme.py` makes the README's pictures.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, cast

from environment import PYTHON, ROOT, ensure_packages, run_main

if __name__ == "__main__":
    if sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, sync_playwright

from box_scenes import BOX_SCENES
from browser import FLAGS, ensure_chromium, system_chromium
from ends import ENDS
from languages import SOURCE, languages
from runtime import ensure_runtime
from scenes import SCENES, Scene, Stage
from tests.e2e.support import LYING, serve, start
from tests.e2e.support import SIZES as UPRIGHT_AND_WIDE

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {**UPRIGHT_AND_WIDE, "lying": LYING}
SETTINGS = {"show": "slow", "bots": "off"}

ALL_SCENES: dict[str, Scene] = {**SCENES, **BOX_SCENES, **ENDS}
"""The scenes that a test inspects, then the ends of every kind of game."""


def pages(
    browser: Browser,
    address: str,
    sizes: list[str],
    schemes: Sequence[str] = SCHEMES,
    language: str = SOURCE,
) -> Iterator[tuple[str, Stage]]:
    """Yield a started page for each size and theme, with the name of its pictures."""
    settings = json.dumps({**SETTINGS, "language": language})
    for size in sizes:
        for scheme in schemes:
            context = browser.new_context(
                viewport=SIZES[size],
                color_scheme=cast(Literal["light", "dark"], scheme),
                has_touch=True,
                service_workers="block",
            )
            context.set_default_timeout(60_000)
            page = context.new_page()
            page.add_init_script(f"localStorage.setItem('streets.settings', {json.dumps(settings)})")
            start(page, address)
            yield f"{size}-{scheme}", Stage(page, address)
            context.close()


def take(stage: Stage, scene: str) -> bytes:
    """Bring the page to a scene and return its screenshot."""
    ALL_SCENES[scene](stage)
    stage.page.evaluate("document.fonts.ready.then(() => null)")
    return stage.page.screenshot(animations="disabled", caret="hide")


def main(arguments: list[str]) -> int:
    """Take the screenshots."""
    parser = argparse.ArgumentParser(description="Take pictures of every screen.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=list(SIZES))
    parser.add_argument("--schemes", nargs="+", choices=SCHEMES, default=list(SCHEMES))
    parser.add_argument("--language", choices=languages(), default=SOURCE)
    parser.add_argument("--only", nargs="+", choices=ALL_SCENES, default=list(ALL_SCENES))
    chosen = parser.parse_args(arguments)
    ensure_chromium()
    ensure_runtime()
    with serve(ROOT) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        chosen.folder.mkdir(parents=True, exist_ok=True)
        for name, stage in pages(browser, server.address, chosen.sizes, chosen.schemes, chosen.language):
            for scene in chosen.only:
                (chosen.folder / f"{scene}-{name}.png").write_bytes(take(stage, scene))
        browser.close()
    return 0


if __name__ == "__main__":
    run_main(main)
