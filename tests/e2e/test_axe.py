"""No screen breaks a rule of WCAG 2.2 AA, or a best practice, that axe can find."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from environment import ROOT
from scenes import SCENES, Stage
from tests.e2e.player import prefer
from tests.e2e.support import SIZES, STILL, go, start, still, tap, wait_until_ready

AXE = (ROOT / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
RUN = """async rules => (await axe.run(document, { resultTypes: ["violations"], runOnly: rules }))
    .violations.flatMap(({ id, nodes }) =>
        nodes.map(each => `${id}: ${each.target} ${each.html.slice(0, 160)}`))"""
EVERY = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
CONTRAST = {"type": "rule", "values": ["color-contrast"]}
"""What the dark theme could do otherwise than the light one."""

PHONE, TABLET, UPRIGHT = (("phone", "light", EVERY), ("tablet", "light", EVERY), ("portrait", "light", EVERY))
DARK = ("tablet", "dark", CONTRAST)
LOOKS: dict[str, tuple[tuple[str, str, Any], ...]] = {
    **dict.fromkeys(("learn", "lesson", "drill", "credits", "broken-link", "rule"), (PHONE,)),
    **dict.fromkeys(("start", "explained", "menu", "help", "typed", "share"), (PHONE,)),
    **dict.fromkeys(("home-first", "new-table", "settings", "curtain", "scoring", "move"), (PHONE, DARK)),
    **dict.fromkeys(("log", "end", "25-held"), (PHONE, TABLET, UPRIGHT, DARK)),
    **dict.fromkeys(("token", "grifter", "looking"), (UPRIGHT,)),
}
"""The scenes that are looked at, and how: no more of them than differ in what they are made of."""

if os.environ.get("STREETS_AXE") == "all":  # which takes some five minutes
    EVERYWHERE = tuple((size, theme, EVERY) for size in SIZES for theme in ("light", "dark"))
    LOOKS = dict.fromkeys((*SCENES, "home with a damaged game", "a damaged game"), EVERYWHERE)


class Inspector:
    """Looks at a page in both themes and at several sizes, and notes what is wrong with it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: dict[str, str] = {}

    def look(self, scene: str) -> None:
        """Look at the page as it is now."""
        for size, theme, rules in LOOKS.get(scene, (PHONE,)):
            self.page.set_viewport_size(SIZES[size])
            self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            self.page.wait_for_selector(f"html[data-theme={theme}]")
            still(self.page)
            for wrong in self.page.evaluate(RUN, rules):
                self.found.setdefault(wrong, f"{scene}, {size}, {theme}")
        self.page.set_viewport_size(SIZES["tablet"])
        still(self.page)


def test_no_rule_is_broken_anywhere(new_page: Callable[..., Page], address: str) -> None:
    page = new_page(**STILL)
    prefer(page, show="slow", bots="off")
    start(page, address)
    page.evaluate(AXE)
    inspector = Inspector(page)
    stage = Stage(page, address)
    for name, scene in SCENES.items():
        if name in LOOKS:
            scene(stage)
            inspector.look(name)
    go(page, f"{address}#/")
    page.evaluate("localStorage.setItem('streets.game.torn.a', 'streets-save, nonsense')")
    page.reload()
    wait_until_ready(page)
    page.evaluate(AXE)
    inspector.look("home with a damaged game")
    tap(page.get_by_role("link", name="See what is left").first)
    inspector.look("a damaged game")
    assert [f"{where}: {wrong}" for wrong, where in inspector.found.items()] == []
