"""Snapshots in a browser: find, change and start from them."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.e2e.support import PATIENCE, start, wait_until
from tests.waits import waiting

FIND = "async () => caches.match('./snapshot').then(found => found ?? null)"

KEPT = f"""async language => {{
    const {{ distrusted }} = await import("./assets/start/kept.js");
    return !distrusted() && (await ({FIND})())?.headers.get("x-language") === language;
}}"""

GOOD = """async () => {
    const [name] = await caches.keys();
    const cache = await caches.open(name);
    const good = await cache.match("/good");
    if (good) await cache.put("/snapshot", good);
    else await cache.put("/good", await cache.match("/snapshot"));
}"""
"""Copies the snapshot, or back if there is a copy; addresses are those of a page at the root of the site."""

CHANGE = """async how => {
    const { unpack, pack } = await import("./assets/start/snapshot.js");
    const { version } = document.documentElement.dataset;
    const [name] = (await caches.keys()).filter(each => each.endsWith(version));
    const cache = await caches.open(name);
    const good = await caches.match("./good");
    const { headers } = good;
    const bytes = new Uint8Array(await good.arrayBuffer());
    // Packed again under a hash that is right: what is changed can only be found out otherwise.
    const sealed = async (edit) => {
        const { facts, size, pieces, files } = await unpack(new Blob([bytes]));
        const now = new Uint8Array(size);
        for (const [address, piece] of pieces) now.set(piece, address);
        edit(facts);
        return pack(facts, Object.fromEntries(files), new Uint8Array(0), now);
    };
    const other = {
        flipped: () => { bytes[bytes.length >> 1] ^= 4; return bytes; },
        language: () => sealed((facts) => { facts.language = "ru"; }),
        objects: () => sealed((facts) => { facts.hiwireKeys = 1; }),
    };
    await cache.put("./snapshot", new Response(await other[how](), { headers }));
}"""
"""Replaces the snapshot by a damaged one."""


def way(page: Page) -> tuple[str, str]:
    """Return how a page started, and why not from a snapshot."""
    told, why = page.evaluate("[streetsStart.way, streetsStart.why]")
    return str(told), str(why)


def until_kept(page: Page, language: str = "en") -> None:
    """Wait until the browser stores a snapshot in a language, which it makes only while it is idle."""
    with waiting("making a snapshot"):
        wait_until(page, KEPT, language, 1.8 * PATIENCE)  # WebDriver ends a script after 2


def restart(page: Page, fragment: str = "#/") -> None:
    """Reload the page at a fragment."""
    address = page.url.split("#")[0]
    page.goto(f"{address}assets/icons/app.svg")
    start(page, address + fragment)


def keep_good(page: Page) -> None:
    """Keep another copy of the snapshot, or bring the snapshot back from it."""
    page.evaluate(GOOD)


def change(page: Page, how: str) -> None:
    """Replace the snapshot by one damaged in this way."""
    page.evaluate(CHANGE, how)
