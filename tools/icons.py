"""Draw the bitmap icons for devices from the SVG files beside them.

python3 tools/icons.py
"""

from __future__ import annotations

import os
import sys

from browser import FLAGS, ensure_chromium, system_chromium
from environment import PYTHON, ROOT, ensure_packages, run_main

ICONS = ROOT / "assets/icons"
# Picture, drawing, side in pixels. Apple rounds the corners itself and expects opaque ones.
PICTURES = (
    ("app-192.png", "app.svg", 192),
    ("app-512.png", "app.svg", 512),
    ("app-maskable-512.png", "app-maskable.svg", 512),
    ("apple-touch-icon.png", "app-maskable.svg", 180),
)


def draw() -> None:
    """Write all icons."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        page = browser.new_page()
        for picture, drawing, side in PICTURES:
            page.set_viewport_size({"width": side, "height": side})
            page.set_content((ICONS / drawing).read_text(encoding="utf-8"))
            page.add_style_tag(
                content="body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }"
            )
            page.screenshot(path=ICONS / picture, omit_background=True)
        browser.close()


def main(arguments: list[str]) -> None:
    """Draw the icons with the locked packages."""
    if sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    ensure_chromium()
    draw()


if __name__ == "__main__":
    run_main(main)
