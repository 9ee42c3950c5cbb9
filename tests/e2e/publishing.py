"""Publish new versions of the served site."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

import build_site


def publish_another(site: Path) -> str:
    """Change the site's text and page, and seal it as a new version."""
    page = site / "index.html"
    if '<meta name="next">' not in page.read_text():
        page.write_text(page.read_text().replace("</head>", '<meta name="next">\n</head>'))
    return build_site.seal(site)


def publish_other_scripts(site: Path) -> str:
    """Publish a version with renamed start scripts; the old ones are gone."""
    for file in ("boot.js", "offline.js"):
        script = site / "assets" / file
        script.write_text(script.read_text() + "document.documentElement.dataset.scripts = 'next';\n")
    return publish_another(site)


def is_next(page: Page) -> bool:
    """Return whether a page is of the version from `publish_another`."""
    return page.locator('meta[name="next"]').count() == 1
