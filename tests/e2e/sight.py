"""Check that all words on a page are whole and in the right language."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from tests.ui.pseudo import pseudo

PARTS = """
    const wrong = [], app = document.getElementById("app");
    const named = (e) => `${e.tagName.toLowerCase()}.${e.className} “${
        (e.getAttribute("aria-label") || e.textContent).trim().slice(0, 40)}”`;
    const shown = (e) => e.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
        && !e.closest(".visually-hidden, [inert], #layer, svg");
"""
"""The faults so far, and helpers for an element's name and visibility."""

CUT = (
    "() => {"
    + PARTS
    + """
    if (document.documentElement.scrollWidth > innerWidth)
        wrong.push(`the page is ${document.documentElement.scrollWidth} pixels wide`);

    for (const e of app.querySelectorAll("*")) {
        const words = [...e.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        const size = parseFloat(getComputedStyle(e).fontSize);
        if (!words || !size || !shown(e)) continue;
        const range = document.createRange();
        range.selectNodeContents(e);
        const box = range.getBoundingClientRect();
        let across = true, down = true;
        for (let up = e; up !== document.body && (across || down); up = up.parentElement) {
            const style = getComputedStyle(up), around = up.getBoundingClientRect();
            if (style.clipPath !== "none") break;
            across &&= !/auto|scroll/.test(style.overflowX);
            down &&= !/auto|scroll/.test(style.overflowY);
            const hides = /hidden|clip/;
            const aside = box.right > around.right + 1 || box.left < around.left - 1;
            const below = box.bottom > around.bottom + size / 3 || box.top < around.top - size / 3;
            if ((across && hides.test(style.overflowX) && aside)
                || (down && hides.test(style.overflowY) && below)) {
                wrong.push(`cut off by ${named(up)}: ${named(e)}`);
                break;
            }
        }
    }
    return wrong;
}"""
)
"""Truncated words."""

CRAMPED = """() => [...document.querySelectorAll("#explain, #show")].filter((room) => {
    const title = room.querySelector("h3"), words = document.createRange();
    if (!title || room.scrollTop) return false;
    words.selectNodeContents(title);
    return words.getBoundingClientRect().bottom > room.getBoundingClientRect().bottom + 1;
}).map((room) => room.textContent)"""
"""Cards without room for their titles."""

SAID = """() => {
    const spoken = ['aria-label', 'title', 'placeholder'];
    const seen = [...document.querySelectorAll('body :not(script, style)')].flatMap(e =>
        [...spoken.map(name => e.getAttribute(name)),
         ...[...e.childNodes].filter(n => n.nodeType === 3).map(n => n.data)]);
    return seen.concat(document.title, document.querySelector('meta[name=description]').content)
        .map(text => (text || '').trim()).filter(Boolean);
}"""
"""All texts of the document, visible or spoken."""


def speak_longer(page: Page) -> None:
    """Make the page start in the pseudo-locale: long, accented, bracketed English."""
    catalogue = json.dumps(pseudo())
    page.route("**/en.json", lambda route: route.fulfill(body=catalogue, content_type="application/json"))
