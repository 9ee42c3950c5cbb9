"""Pages with layout but without painting, which saves half of the processor time.

Tests see no difference in positions, stacking, colours, animations and frames. Screenshots are empty until
the page is drawn. Whole games are drawn in each browser (`test_languages.py`, `test_browsers.py`), and so are
tests in Chromium with a profile on disk.
"""

from __future__ import annotations

from playwright.sync_api import Page

UNDRAWN = """{
    const undrawn = window.undrawn = new CSSStyleSheet();
    undrawn.replaceSync(":root { opacity: 0 }");
    document.adoptedStyleSheets.push(undrawn);
}"""
"""Runs first in a page: browsers do not draw fully transparent elements."""


def undraw(page: Page) -> None:
    """Stop drawing a page until it reloads."""
    page.evaluate(f"() => {UNDRAWN}")


def draw(page: Page) -> None:
    """Draw a page from now on until it reloads."""
    page.evaluate("() => { if (window.undrawn) undrawn.disabled = true; }")
