"""Make the README's pictures, each with a digest of its scene's markup.

    python3 tools/readme.py

The picture shows a tablet by day, with a tile held over a spot. The animation shows a phone by night: a tile
closes a street, and it pays. A test compares the digests with today's page. If it fails, run this again.
"""

from __future__ import annotations

import base64
import hashlib
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from environment import PYTHON, ROOT, ensure_packages, run_main

if __name__ == "__main__":
    for group in ("test", "pictures"):
        ensure_packages(group)
    if Path(sys.prefix) != PYTHON.parent.parent:
        os.execv(PYTHON, [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser, Page, sync_playwright

from app.ui.core.texts import use
from app.ui.table.messages import Pick, Tap, Turn
from browser import FLAGS, ensure_chromium, system_chromium
from languages import SOURCE
from runtime import ensure_runtime
from scenes import Stage, about_to_score, best_spot, closing_spot
from screens import SETTINGS, pages, take
from tests.e2e.support import serve
from tests.ui.markup import Element, read
from tests.ui.playing import Player
from texts import ensure_texts

SCREENS: Final = ROOT / "docs" / "screens"

SCENES: Final = {"tablet-light.webp": best_spot, "scoring.webp": closing_spot}
"""The moment that each picture shows, at least at its beginning."""

SIZE = (293, 633)  # pixels
COLOURS: Final = 128
"""The colours of the animation, the same in all frames."""

LARGEST: Final = 240_000
"""The largest animation in bytes."""

STEP: Final = 0.1
"""The least time in seconds between two frames."""

BEFORE, AFTER = 1.0, 2.0  # seconds
TELLING = ".card.show"

Frame = tuple[float, bytes]
"""The time in seconds, and a screenshot as PNG."""


# --- Digests ---


def digest(name: str) -> str:
    """Return the digest of a scene's markup: tags, ids, classes and icons, without words and drawings."""
    session, build = SCENES[name]()
    player = Player(session, **SETTINGS)
    player.ready()
    player.send(Pick(build.tile))
    player.send(Tap(build.cell))
    while str(build) not in player.offered():
        player.send(Turn())
    lines = [line for part in player.regions().values() for line in outline(read(part))]
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def outline(element: Element) -> Iterator[str]:
    """Yield a line for each element: its tag, id and classes, and the icon of a drawing."""
    for child in element.children:
        if isinstance(child, Element) and "hyphen" not in child.classes:  # which depends on the language
            icons = [each["href"] for each in child.find("use")] if child.tag == "svg" else []
            yield " ".join((child.tag, child.attributes.get("id", ""), *sorted(child.classes), *icons[:1]))
            if child.tag != "svg":
                yield from outline(child)


def digest_file(name: str) -> Path:
    """Return the file with the digest of the scene that a picture was made of."""
    return SCREENS / f"{name}.digest"


# --- Pictures ---


def webp(browser: Browser, picture: bytes) -> bytes:
    """Return a picture converted to WebP."""
    page = browser.new_page()
    data = base64.b64encode(picture).decode()
    url: str = page.evaluate(
        """async (data) => {
            const image = new Image();
            image.src = `data:image/png;base64,${data}`;
            await image.decode();
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.width, image.height];
            canvas.getContext("2d").drawImage(image, 0, 0);
            return canvas.toDataURL("image/webp", 0.8);
        }""",
        data,
    )
    page.close()
    return base64.b64decode(url.partition(",")[2])


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
        page.wait_for_timeout(max(0, 1000 * (frames[-1][0] + STEP - time.monotonic())))
    return frames


def animation(frames: list[Frame]) -> bytes:
    """Return screenshots as an endlessly repeating animated WebP, as many as its size allows.

    It is lossless, with few colours in flat areas: lossy frames leave blotches on the dark ground.
    """
    from PIL import Image

    pictures = [Image.open(io.BytesIO(picture)).convert("RGB").resize(SIZE) for _, picture in frames]
    sample = pictures[:: len(pictures) // 10 or 1]
    strip = Image.new("RGB", (SIZE[0] * len(sample), SIZE[1]))
    for number, picture in enumerate(sample):
        strip.paste(picture, (SIZE[0] * number, 0))
    palette = strip.quantize(COLOURS)
    flat = [
        picture.quantize(palette=palette, dither=Image.Dither.NONE).convert("RGB") for picture in pictures
    ]
    times = [moment for moment, _ in frames]
    for step in count(1):
        shown = [*times[::step], times[-1] + AFTER]
        lengths = [round(1000 * (later - earlier)) for earlier, later in pairwise(shown)]
        first, *others = flat[::step]
        made = io.BytesIO()
        first.save(
            made,
            "WEBP",
            save_all=True,
            append_images=others,
            duration=lengths,
            loop=0,
            lossless=True,
            method=4,
        )
        if made.tell() < LARGEST:
            return made.getvalue()
    raise AssertionError("a picture alone is too large")


def main(arguments: list[str]) -> int:
    """Make both pictures and their digests."""
    ensure_chromium()
    ensure_runtime()
    with serve(ROOT) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        for _, stage in pages(browser, server.address, ["tablet"], ["light"]):
            (SCREENS / "tablet-light.webp").write_bytes(webp(browser, take(stage, "25-held")))
        for _, stage in pages(browser, server.address, ["phone"], ["dark"]):
            (SCREENS / "scoring.webp").write_bytes(animation(film(stage)))
        browser.close()
    use(json.loads((ensure_texts() / f"{SOURCE}.json").read_text(encoding="utf-8")))
    for name in SCENES:
        digest_file(name).write_text(f"{digest(name)}\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    run_main(main)
