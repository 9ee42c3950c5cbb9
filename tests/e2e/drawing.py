"""Pages that are laid out but not drawn, which takes half of the processor's time.

What tests ask for stays as it is: where things are, what lies over what, colours, animations and frames. A
picture of such a page is empty until it is drawn. Drawn are whole games in each browser (`test_languages.py`,
`test_browsers.py`), and what is played in Chromium with a profile on disk.
"""

from __future__ import annotations

from playwright.sync_api import Page

UNDRAWN = """{
    const undrawn = window.undrawn = new CSSStyleSheet();
    undrawn.replaceSync(":root { opacity: 0 }");
    document.adoptedStyleSheets.push(undrawn);
}"""
"""Goes before all else of a page: what is not opaque at all is drawn by no browser."""


def undraw(page: Page) -> None:
    """Draw a page no longer, until it is loaded again."""
    page.evaluate(f"() => {UNDRAWN}")


def draw(page: Page) -> None:
    """Draw a page, from now on until it is loaded again."""
    page.evaluate("() => { if (window.undrawn) undrawn.disabled = true; }")
