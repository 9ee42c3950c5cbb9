"""Link previews: the picture and the tags that messengers and social networks read from a page.

    python3 tools/preview.py

redraws the picture of a finished city with the machine's Chromium. `build_site.py` writes the tags.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from html import escape
from typing import Final

from environment import PYTHON, ROOT, ensure_packages, run_main

PICTURE: Final = "assets/preview.jpg"
WIDTH, HEIGHT = 1200, 630
"""The size in pixels that Open Graph readers show uncropped."""


def link_preview(
    title: str, description: str, locale: str, others: Iterable[str], address: str, page: str = ""
) -> str:
    """Return the tags of a page's preview.

    `address` is the site's, ending in a slash, or empty; `page` is relative to it. Messengers do not follow
    relative addresses, so the tags name the page and the picture only with an address. Locales are those of
    the CLDR.
    """
    properties = [
        ("og:type", "website"),
        ("og:title", title),
        ("og:description", description),
        ("og:locale", _territory(locale)),
        *(("og:locale:alternate", _territory(other)) for other in others),
    ]
    names = [("twitter:card", "summary_large_image" if address else "summary")]
    if address:
        properties += [
            ("og:url", address + page),
            ("og:image", address + PICTURE),
            ("og:image:type", "image/jpeg"),
            ("og:image:width", str(WIDTH)),
            ("og:image:height", str(HEIGHT)),
        ]
    tags = [f'<meta property="{key}" content="{escape(text)}">\n' for key, text in properties]
    return "".join([*tags, *(f'<meta name="{key}" content="{escape(text)}">\n' for key, text in names)])


def _territory(locale: str) -> str:
    """Return a locale in Open Graph form, with a territory."""
    from catalogues import territory  # late, because it installs libraries

    return f"{locale.replace('-', '_').partition('_')[0]}_{territory(locale)}"


def main(arguments: list[str]) -> None:
    """Draw the picture."""
    from playwright.sync_api import sync_playwright

    from browser import FLAGS, ensure_chromium, system_chromium
    from preview_picture import document

    ensure_chromium()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=system_chromium(), args=FLAGS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(document(WIDTH, HEIGHT))
        page.screenshot(path=ROOT / PICTURE, type="jpeg", quality=72)
        browser.close()


if __name__ == "__main__":
    if sys.executable != str(PYTHON):
        os.execv(ensure_packages("test"), [str(PYTHON), *sys.argv])
    sys.path.insert(0, str(ROOT))
    run_main(main)
