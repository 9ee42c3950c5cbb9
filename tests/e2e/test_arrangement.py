"""The first pages in pixels: the part in sight without scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from scenes import game
from tests.e2e.player import keep, quicken
from tests.e2e.support import LYING, SIZES, answered, start

WHOLE = """() => [...document.querySelectorAll("main .button")].filter(button => {
    const box = button.getBoundingClientRect();
    return box.height >= 44 && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0
        && box.right <= innerWidth;
}).length"""
"""Counts the buttons of the page that are wholly in sight."""


@pytest.mark.parametrize("played", [False, True], ids=["newcomer", "returner"])
def test_the_first_page_is_in_sight(new_page: Callable[..., Page], address: str, played: bool) -> None:
    page = new_page(viewport=SIZES["phone"])
    quicken(page)
    if played:
        keep(page, game(1))
    start(page, address)
    lead = page.locator(".lead-card" if played else '[data-message="first-game"]')
    lead.wait_for()
    box = lead.bounding_box()
    assert box is not None and box["y"] + box["height"] <= (400 if played else 844)
    if played:
        assert box["height"] <= 120
    assert page.evaluate(WHOLE) >= 5
    page.set_viewport_size(LYING)
    answered(page)
    assert page.evaluate(WHOLE) >= 2
